import { z } from 'zod'

/**
 * A lesson's script, or a short text: a question, an option, an explanation or a side of a card.
 */
const EDITOR_KINDS = ['script', 'text'] as const
export const editorKindSchema = z.enum(EDITOR_KINDS)
export type EditorKind = (typeof EDITOR_KINDS)[number]

/**
 * Maximum length of a text that the editor opens, in characters; each save call has its own limit.
 */
export const EDITOR_LIMITS = { markdown: 90_000 } as const

/** A block of the editor's document, with its Markdown source. */
const openedBlock = z.object({
  node: z.looseObject({ type: z.string() }),
  source: z.string(),
  /** The text between this block and the next. */
  gap: z.string(),
})

/** A Markdown text as the editor opens it. */
export const openedMarkdownSchema = z.object({
  /** The text before the first block. */
  head: z.string(),
  blocks: z.array(openedBlock),
})
export type OpenedMarkdown = z.output<typeof openedMarkdownSchema>

/** A fault in a text; lines count from 1. */
const faultSchema = z.object({ line: z.int(), message: z.string() })
export type Fault = z.output<typeof faultSchema>

/** A text rendered as pupils see it. */
export const previewSchema = z.object({
  html: z.string(),
  faults: z.array(faultSchema),
})
export type Preview = z.output<typeof previewSchema>
