import type { Editor } from '@tiptap/core'
import { chosenNode, isSoundSelected } from './chosen-node'
import { spokenTextAt } from './spoken-text'

/** What an editor of the surface is about to record: the selection, else the cursor's sentence. */
export function textToRecord(editor: Editor): string {
  const { doc, selection } = editor.state
  const { $from, from, to, empty } = selection
  if (isSoundSelected(editor)) return String(chosenNode(editor, 'figure')?.attrs.alt ?? '')
  if (!empty) return spokenOf(doc.textBetween(from, to, ' '))
  const { parent, parentOffset, depth } = $from
  // Formulas and pictures count as one character, as they do in the offset.
  const text = parent.textBetween(0, parent.content.size, '', ' ')
  if (text.trim()) return spokenTextAt(text, { from: parentOffset, to: parentOffset }).text
  // An empty paragraph, begun for the recording of the sentence above it.
  const above = depth > 0 ? (doc.resolve($from.before(1)).nodeBefore?.textContent ?? '') : ''
  return spokenTextAt(above, { from: above.length, to: above.length }).text
}

const spokenOf = (text: string) => spokenTextAt(text, { from: 0, to: text.length }).text

/** Inserts a recording behind the cursor's block, which it must not split. */
export function insertRecording(editor: Editor, attrs: { src: string; alt: string }): void {
  const { $to, to } = editor.state.selection
  const place = $to.parent.isTextblock ? $to.end() : to
  editor.chain().focus().insertContentAt(place, { type: 'figure', attrs }).run()
}
