import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { imageFactsAt, imagesIn } from '@/lib/content/media/images/facts'
import { libraryMediaIn } from '@/lib/content/media/render-texts'
import { countWords } from '@/lib/platform/markdown/count-words'
import type { LibraryImages } from '@/lib/platform/markdown/library-images'
import { renderScript } from '@/lib/platform/markdown/render'
import type { Post, PostSummary } from './model'
import { readingMinutes } from './reading-time'
import { blogPosts } from './tables'

const summaryColumns = {
  _id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  summary: blogPosts.summary,
  image: blogPosts.image,
  author: blogPosts.author,
  tags: blogPosts.tags,
  publishedAt: sql<Date>`${blogPosts.publishedAt}`.mapWith(blogPosts.publishedAt),
  text: blogPosts.text,
}

type SummaryRow = { publishedAt: Date; text: string; image: string | null }

const toSummary = <Row extends SummaryRow>(row: Row, images: LibraryImages) => {
  const { publishedAt, text, ...rest } = row
  return {
    ...rest,
    imageFacts: imageFactsAt(row.image, images),
    publishedAt: publishedAt.toISOString(),
    minutes: readingMinutes(countWords(text)),
  }
}

/** The published posts, newest first. */
export async function listPosts(): Promise<PostSummary[]> {
  const rows = await db()
    .select(summaryColumns)
    .from(blogPosts)
    .where(eq(blogPosts.isPublished, true))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
  const images = await imagesIn(rows.map(({ image }) => image))
  return rows.map((row) => toSummary(row, images))
}

/** A published post, or null. */
export async function findPost(slug: string): Promise<Post | null> {
  const [row] = await db()
    .select({ ...summaryColumns, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), eq(blogPosts.isPublished, true)))
  if (!row) return null
  const { text } = row
  const { updatedAt, ...summary } = toSummary(row, await imagesIn(row.image))
  return {
    ...summary,
    html: renderScript(text, new Map(), await libraryMediaIn(text)),
    updatedAt: updatedAt.toISOString(),
  }
}

/** True once a post is published. */
export async function hasPosts(): Promise<boolean> {
  return (await db().$count(blogPosts, eq(blogPosts.isPublished, true))) > 0
}
