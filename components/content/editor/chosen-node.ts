import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { isFigureAddress } from '@/lib/platform/figures/figure-address'
import { soundSlugOf } from '@/lib/platform/markdown/library-sounds'

/** The type and attributes of the selected node if it has one of these types; otherwise null. */
export function chosenNode(editor: Editor, ...types: string[]) {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection)) return null
  const { type, attrs } = selection.node
  return types.includes(type.name) ? { type: type.name, attrs } : null
}

/** True while a recording is selected; recordings are figures with a recording's address. */
export const isSoundSelected = (editor: Editor): boolean =>
  soundSlugOf(String(chosenNode(editor, 'figure')?.attrs.src)) !== undefined

/** True while a figure drawn from numbers is selected. */
export const isGeneratedFigureSelected = (editor: Editor): boolean =>
  isFigureAddress(String(chosenNode(editor, 'figure')?.attrs.src))

/** Replaces the selected node, or inserts a new one at the cursor. */
export const replaceOrInsertNode = (
  editor: Editor,
  type: string,
  attrs: Record<string, unknown>,
): boolean => editor.chain().focus().insertContent({ type, attrs }).run()
