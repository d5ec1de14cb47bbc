/** Id of the one project that a local lake holds. */
export const PROJECT_ID = 'local'

/** Id of the one person who works on the local lake. */
export const EDITOR_ID = 'local-editor'

/** What `identity()` says in GROQ. */
export function identityOf(signedIn: boolean): string {
  return signedIn ? EDITOR_ID : '<anonymous>'
}

/** Any bearer token is the local editor; without one the reader is anonymous. */
export function isSignedIn(request: Request): boolean {
  return /^Bearer \S+$/i.test(request.headers.get('authorization') ?? '')
}
