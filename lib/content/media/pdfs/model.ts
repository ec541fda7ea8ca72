import { z } from 'zod'

export const PDF_LIMITS = {
  name: 200,
  bytes: 50_000_000,
  /** Letters of its text that are kept. */
  text: 1_000_000,
  /** Documents in the list; more are found by their name. */
  listed: 200,
  /** Pages whose text is read. */
  pages: 500,
} as const

/** A document in the list. */
export const pdfSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  pages: z.int(),
  bytes: z.int(),
  createdAt: z.iso.datetime(),
})
export type Pdf = z.output<typeof pdfSchema>
