import { getSchema, type Extensions } from '@tiptap/core'
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table'
import Code from '@tiptap/extension-code'
import StarterKit from '@tiptap/starter-kit'
import { isSafeAddress } from '@/lib/platform/markdown/safe-addresses'
import type { EditorKind } from './model'
import { BlockMath, Figure, InlineMath, RawMarkdown, ListSpread } from './nodes'

/** Inline code that other marks may enclose. Lowest priority, so that Markdown writes it innermost. */
const InnerCode = Code.extend({ excludes: '', priority: 1 })

const kit = (isScript: boolean) =>
  StarterKit.configure({
    ...(isScript ? { heading: { levels: [2, 3] } } : { heading: false }),
    ...(!isScript && { blockquote: false, horizontalRule: false }),
    link: {
      autolink: false,
      openOnClick: false,
      isAllowedUri: (address) => isSafeAddress(address ?? ''),
      HTMLAttributes: { target: null, rel: null },
    },
    code: false,
  })

/** A cell of a Markdown table holds a single line. */
const oneLine = { content: 'paragraph' }
const tables = [
  TableKit.configure({ tableCell: false, tableHeader: false, table: { cellMinWidth: 0 } }),
  TableCell.extend(oneLine),
  TableHeader.extend(oneLine),
]

/** The Tiptap extensions shared by the editor's surface and the conversion from and to Markdown. */
export const extensionsOf = (kind: EditorKind): Extensions => [
  kit(kind === 'script'),
  ...(kind === 'script' ? tables : []),
  ...[InnerCode, ListSpread, InlineMath, BlockMath, Figure, RawMarkdown],
]

export const PROSEMIRROR_SCHEMAS = {
  script: getSchema(extensionsOf('script')),
  text: getSchema(extensionsOf('text')),
} as const satisfies Record<EditorKind, unknown>
