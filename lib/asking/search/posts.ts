import 'server-only'
import { sql } from 'drizzle-orm'
import { cachedPosts } from '@/lib/site/blog/cached'
import type { PostSummary } from '@/lib/site/blog/model'
import { db } from '@/lib/platform/db/client'
import { searchWithCorrection, type SearchFit } from './ask/search-with-correction'
import { rankedDocumentsSql } from './ask/ranked-documents'
import type { InterpretedQuery } from './ask/interpret-query'
import { QUESTION_SEARCH } from './limits'

/** Maximum number of posts found. */
const MOST = 20

/** Published posts that fit, best first; none for less than two characters. */
export async function searchPosts(query: string): Promise<PostSummary[]> {
  if (query.trim().length < QUESTION_SEARCH.minCharacters) return []
  const [{ found }, posts] = await Promise.all([
    searchWithCorrection(query, findPosts),
    cachedPosts(),
  ])
  return found.flatMap(({ id }) => posts.find(({ _id }) => _id === id) ?? [])
}

async function findPosts(understood: InterpretedQuery): Promise<(SearchFit & { id: string })[]> {
  const { rows } = await db().execute<SearchFit & { id: string }>(sql`
    select blog_posts.id, found.rank, found."isSure"
    from (${rankedDocumentsSql({ kind: 'post', understood, grade: null })}) found
    join blog_posts on blog_posts.id = found.id and blog_posts.is_published
    order by found.rank desc, blog_posts.published_at desc, blog_posts.id
    limit ${MOST}`)
  return rows
}
