import { z } from 'zod'

export const PDF_LIMITS = {
  name: 200,
  bytes: 50_000_000,
  /** Maximum number of characters of extracted text that are stored. */
  text: 1_000_000,
  /** Maximum number of documents in the list; the search finds the others. */
  listed: 200,
  /** Maximum number of pages whose text is extracted. */
  pages: 500,
} as const

/** A document in the admin list. */
export const pdfSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  pages: z.int(),
  bytes: z.int(),
  createdAt: z.iso.datetime(),
})
export type Pdf = z.output<typeof pdfSchema>
