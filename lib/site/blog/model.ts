import { z } from 'zod'

/** Longest texts in characters; the database checks the same numbers. */
export const POST_LIMITS = {
  title: 160,
  summary: 300,
  text: 60_000,
  image: 500,
  author: 80,
  tag: 40,
  tags: 8,
} as const

/** A post as lists show it. */
export const postSummarySchema = z.object({
  _id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** `/slike/{slug}`. */
  image: z.string().nullable(),
  /** What a page knows of `image` before it is loaded. */
  imageFacts: z.object({ width: z.int(), height: z.int(), mark: z.string() }).nullable(),
  /** Empty where the site itself wrote it. */
  author: z.string(),
  tags: z.array(z.string()),
  publishedAt: z.iso.datetime(),
  /** How long it takes to read, in minutes. */
  minutes: z.int(),
})
export type PostSummary = z.output<typeof postSummarySchema>

export const postSchema = postSummarySchema.extend({
  /** Made of Markdown: nothing in it runs. */
  html: z.string(),
  updatedAt: z.iso.datetime(),
})
export type Post = z.output<typeof postSchema>
