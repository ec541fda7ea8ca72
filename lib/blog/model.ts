import { z } from 'zod'

/** Longest texts in characters; the database checks the same numbers. */
export const POST_LIMITS = { title: 160, summary: 300, text: 60_000, image: 500 } as const

/** A post as lists show it. */
export const postSummarySchema = z.object({
  _id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** `/slike/{slug}`. */
  image: z.string().nullable(),
  publishedAt: z.iso.datetime(),
})
export type PostSummary = z.output<typeof postSummarySchema>

export const postSchema = postSummarySchema.extend({
  /** Made of Markdown: nothing in it runs. */
  html: z.string(),
})
export type Post = z.output<typeof postSchema>
