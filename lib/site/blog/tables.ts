import 'server-only'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import {
  changeTimes,
  id,
  instant,
  lengthCheck,
  searchText,
  slug,
  slugCheck,
  version,
} from '@/lib/platform/db/columns'
import { POST_LIMITS as MAX } from './model'

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    slug: slug(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Markdown. */
    text: text().notNull(),
    /** Address of an image in the library. */
    image: text(),
    /** The author's name; empty when the site itself is the author. */
    author: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    isPublished: boolean('is_published').notNull().default(false),
    /** Time of the first publication: a later correction does not make the post new. */
    publishedAt: instant('published_at'),
    searchText: searchText(sql`title || ' ' || summary`),
    version: version(),
    ...changeTimes(),
  },
  (t) => [
    slugCheck('blog_posts_slug', t.slug),
    lengthCheck('blog_posts_title', t.title, 1, MAX.title),
    lengthCheck('blog_posts_summary', t.summary, 0, MAX.summary),
    lengthCheck('blog_posts_author', t.author, 0, MAX.author),
    lengthCheck('blog_posts_text', t.text, 0, MAX.text),
    check(
      'blog_posts_published',
      sql`not ${t.isPublished} or (${t.publishedAt} is not null and ${t.summary} <> '' and ${t.text} <> '')`,
    ),
  ],
)
