import { z } from 'zod'

/** A lesson's script, or a short text: of a question, an option, a reason, a card. */
const EDITOR_KINDS = ['script', 'text'] as const
export const editorKindSchema = z.enum(EDITOR_KINDS)
export type EditorKind = (typeof EDITOR_KINDS)[number]

/** Longest text that is opened, in characters; what may be saved says its own call. */
export const EDITOR_LIMITS = { markdown: 90_000 } as const

/** A block as the editor's document holds it, and the Markdown that it was read from. */
const openedBlock = z.object({
  node: z.looseObject({ type: z.string() }),
  source: z.string(),
  /** The text behind it, before the next block. */
  gap: z.string(),
})

/** A Markdown text as the editor opens it. */
export const openedSchema = z.object({
  /** The text before the first block. */
  head: z.string(),
  blocks: z.array(openedBlock),
})
export type Opened = z.output<typeof openedSchema>

/** What is wrong with a text; lines count from 1. */
const faultSchema = z.object({ line: z.int(), message: z.string() })
export type Fault = z.output<typeof faultSchema>

/** A text as the pupil sees it. */
export const previewSchema = z.object({
  html: z.string(),
  faults: z.array(faultSchema),
})
export type Preview = z.output<typeof previewSchema>
