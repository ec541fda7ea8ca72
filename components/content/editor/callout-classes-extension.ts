import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { RECALL_HEADING } from '@/lib/platform/markdown/recall-heading'

/**
 * Renders quotations as pupils see them: as callouts, or as answers in the section “Provjeri se”.
 */
export const calloutClassesExtension = Extension.create({
  name: 'calloutClasses',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { decorations: ({ doc }) => DecorationSet.create(doc, decorationsOf(doc)) },
    }),
  ],
})

function decorationsOf(doc: Node): Decoration[] {
  let isInRecall = false
  const found: Decoration[] = []
  doc.forEach((node, start) => {
    if (node.type.name === 'heading' && node.attrs.level === 2)
      isInRecall = node.textContent === RECALL_HEADING
    if (node.type.name !== 'blockquote') return
    const attributes = { class: isInRecall ? 'recall' : 'callout' }
    found.push(Decoration.node(start, start + node.nodeSize, attributes))
  })
  return found
}
