import { z } from 'zod'

/** Maximum lengths in characters; the database checks the same numbers. */
export const POST_LIMITS = {
  title: 160,
  summary: 300,
  text: 60_000,
  image: 500,
  author: 80,
  tag: 40,
  tags: 8,
} as const

/** A post in a list. */
export const postSummarySchema = z.object({
  _id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** `/slike/{slug}`. */
  image: z.string().nullable(),
  /** Size and version mark of `image`, known to the page before the image loads. */
  imageFacts: z.object({ width: z.int(), height: z.int(), mark: z.string() }).nullable(),
  /** Empty when the site itself is the author. */
  author: z.string(),
  tags: z.array(z.string()),
  publishedAt: z.iso.datetime(),
  /** Reading time in minutes. */
  minutes: z.int(),
})
export type PostSummary = z.output<typeof postSummarySchema>

export const postSchema = postSummarySchema.extend({
  /** Rendered from Markdown, without scripts. */
  html: z.string(),
  updatedAt: z.iso.datetime(),
})
export type Post = z.output<typeof postSchema>
