import type {PortableTextInputProps} from 'sanity'

type EditorChange = NonNullable<PortableTextInputProps['onEditorChange']>

/** Since when an editor of formatted text keeps changes to itself, in milliseconds. */
const keeping = new Map<object, number>()

/** An editor hands its changes to the form after this time, at most; in milliseconds. */
const longest = 1200

/** Notes what an editor of formatted text keeps to itself, and what it hands to the form. */
export const noteChange: EditorChange = ({type}, editor) => {
  if (type === 'patch' && !keeping.has(editor)) keeping.set(editor, performance.now())
  if (type === 'mutation') keeping.delete(editor)
}

/** Resolves when the form has everything that was typed until now. */
export async function everythingHandedOver(): Promise<void> {
  for (const [editor, since] of [...keeping]) {
    const isKept = () => keeping.get(editor) === since
    while (isKept() && performance.now() - since < longest)
      await new Promise((resolve) => setTimeout(resolve, 20))
    if (isKept()) keeping.delete(editor)
  }
}
