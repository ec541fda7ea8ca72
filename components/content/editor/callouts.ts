import type { Editor } from '@tiptap/core'
import { RECALL_HEADING } from '@/lib/platform/markdown/recall-heading'

/** Turns the selected blocks into a callout or back; an empty one starts with “Zapamti.”. */
export function toggleCallout(editor: Editor): void {
  const isEmpty = editor.state.selection.$from.parent.childCount === 0
  const isNew = !editor.isActive('blockquote')
  const chain = editor.chain().focus().toggleBlockquote()
  if (!isEmpty || !isNew) return void chain.run()
  const begin = { type: 'text', text: 'Zapamti.', marks: [{ type: 'bold' }] }
  chain
    .insertContent([begin, { type: 'text', text: ' ' }])
    .unsetMark('bold')
    .run()
}

const QUESTION = 'Napiši pitanje.'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/** Adds a question with a hidden answer at the end of “Provjeri se” and selects the question. */
export function insertRecallQuestion(editor: Editor): void {
  const { doc } = editor.state
  const isThere = doc.children.some(({ textContent }) => textContent === RECALL_HEADING)
  // Without the empty paragraph at the end of a document.
  const last = doc.lastChild
  const end = doc.content.size - (last?.content.size === 0 && last.isTextblock ? last.nodeSize : 0)
  const title = {
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: RECALL_HEADING }],
  }
  const answer = { type: 'blockquote', content: [paragraph('Napiši odgovor.')] }
  const added = [...(isThere ? [] : [title]), paragraph(QUESTION), answer]
  const from = end + (isThere ? 0 : RECALL_HEADING.length + 2) + 1
  editor
    .chain()
    .insertContentAt(end, added)
    .focus()
    .setTextSelection({ from, to: from + QUESTION.length })
    .scrollIntoView()
    .run()
}
