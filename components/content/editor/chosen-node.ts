import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { soundSlugOf } from '@/lib/platform/markdown/library-sounds'

/** What is written about the chosen node, if it is of one of these types. */
export function chosenNode(editor: Editor, ...types: string[]) {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection)) return null
  const { type, attrs } = selection.node
  return types.includes(type.name) ? { type: type.name, attrs } : null
}

/** True while a recording is chosen, which is a figure with its address. */
export const isSound = (editor: Editor): boolean =>
  soundSlugOf(String(chosenNode(editor, 'figure')?.attrs.src)) !== undefined

/** Replaces the chosen node, or inserts a new one at the cursor. */
export const putNode = (editor: Editor, type: string, attrs: Record<string, unknown>): boolean =>
  editor.chain().focus().insertContent({ type, attrs }).run()
