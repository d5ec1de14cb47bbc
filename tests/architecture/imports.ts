import {posix} from 'node:path'
import ts from 'typescript'
import type {Source} from './sources.ts'

export interface Import {
  /** File that imports. */
  from: string
  /** File of ours without extension, from the root of the project, or the name of a package. */
  to: string
  /** Whether it disappears when the types are taken away. */
  typeOnly: boolean
}

/** What a source file imports, statically or not. */
export function importsOf({path, text}: Source): Import[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: Import[] = []
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier))
      found.push({from: path, to: resolveSpecifier(path, specifier.text), typeOnly})
  }
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node))
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** `import type …`, or named imports that are all marked as types. */
function isTypeOnly({importClause}: ts.ImportDeclaration): boolean {
  if (!importClause) return false
  if (importClause.isTypeOnly) return true
  const names = importClause.namedBindings
  if (importClause.name || !names || !ts.isNamedImports(names)) return false
  return names.elements.length > 0 && names.elements.every((element) => element.isTypeOnly)
}

function resolveSpecifier(from: string, specifier: string): string {
  const path = specifier.replace(/\?\w+$/, '')
  if (path.startsWith('~/')) return withoutExtension(`app/${path.slice(2)}`)
  if (path.startsWith('.')) return withoutExtension(posix.join(posix.dirname(from), path))
  return path
}

const withoutExtension = (path: string) => path.replace(/\.(tsx?|mjs|js)$/, '')
