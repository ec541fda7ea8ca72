import { newMarkdownWriter } from '@/lib/content/editor/markdown-writer'
import { PROSEMIRROR_SCHEMAS } from '@/lib/content/editor/extensions'
import type { EditorKind } from '@/lib/content/editor/model'
import { openMarkdown } from '@/lib/content/editor/read'

/** A text opened in the editor: its document, and a function that writes a document as Markdown. */
export function opened(markdown: string, kind: EditorKind = 'script') {
  const text = openMarkdown(markdown, kind)
  const schema = PROSEMIRROR_SCHEMAS[kind]
  const content = text.blocks.map(({ node }) => node)
  const doc = schema.nodeFromJSON({ type: 'doc', content })
  return {
    doc,
    schema,
    write: newMarkdownWriter(text, schema),
    kinds: content.map(({ type }) => type),
  }
}
