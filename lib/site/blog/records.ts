import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { writeRecord, moveRecordToBin } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { complexityFault } from '@/lib/platform/markdown/complexity-fault'
import { slugToSave } from '@/lib/platform/admin/unique-slug'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import type * as contracts from './contract'
import { POST_MISSING } from './contract'
import { blogPosts } from './tables'

const columns = {
  _id: blogPosts.id,
  version: blogPosts.version,
  slug: blogPosts.slug,
  title: blogPosts.title,
  summary: blogPosts.summary,
  image: sql<string>`coalesce(${blogPosts.image}, '')`,
  author: blogPosts.author,
  tags: blogPosts.tags,
  isPublished: blogPosts.isPublished,
  publishedAt: blogPosts.publishedAt,
}

const toRecord = <Row extends { publishedAt: Date | null }>({ publishedAt, ...rest }: Row) => ({
  ...rest,
  publishedAt: publishedAt?.toISOString() ?? null,
})

/** All posts, including drafts. */
export async function listPostRecords({ query }: HandlerInput<typeof contracts.listContract>) {
  const { isPublished } = query
  const page = await readListPage(
    {
      from: (selected) => db().select(selected).from(blogPosts).$dynamic(),
      columns,
      id: blogPosts.id,
      search: [blogPosts.searchText],
      sorts: { publishedAt: [blogPosts.publishedAt], title: [blogPosts.title] },
      where: [isPublished === undefined ? undefined : eq(blogPosts.isPublished, isPublished)],
    },
    query,
  )
  return { ...page, items: page.items.map(toRecord) }
}

export async function readPostRecord(id: string, database: Database = db()) {
  const [post] = await database
    .select({ ...columns, text: blogPosts.text })
    .from(blogPosts)
    .where(eq(blogPosts.id, id))
  if (!post) throw new HttpError(404, POST_MISSING)
  return toRecord(post)
}

type Wanted = HandlerInput<typeof contracts.createContract>['body'] & { version?: number }

/** Creates a post, or updates the one with this id. */
export const savePost = (adminId: string, wanted: Wanted, id?: string) =>
  db().transaction(async (tx) => {
    const { _id: newId, version, slug, title, image, ...rest } = wanted
    if (rest.isPublished) assertComplete(rest)
    const tangle = complexityFault(rest.text)
    if (tangle) throw invalidField('text', tangle)
    return writeRecord(tx, blogPosts, {
      ...{ id, newId, version },
      values: {
        ...rest,
        title,
        image: image || null,
        ...(await slugToSave(tx, blogPosts, { slug, name: title }, id ?? newId, !id)),
        ...(rest.isPublished && (await firstPublication(tx, id ?? newId))),
      },
      ...common(tx, adminId),
    })
  })

/** A draft may lack a summary or a text; a published post may not. */
function assertComplete({ summary, text }: Pick<Wanted, 'summary' | 'text'>): void {
  if (!summary) throw invalidField('summary', 'Za objavu treba sažetak.')
  if (!text) throw invalidField('text', 'Za objavu treba tekst.')
}

/** The time of publication, unless the post was published before. */
async function firstPublication(tx: Transaction, id = ''): Promise<{ publishedAt?: Date }> {
  const [known] = id ? await tx.select(columns).from(blogPosts).where(eq(blogPosts.id, id)) : []
  return known?.publishedAt ? {} : { publishedAt: new Date() }
}

export const deletePost = (
  adminId: string,
  { params, query }: HandlerInput<typeof contracts.deleteContract>,
) =>
  db().transaction((tx) =>
    moveRecordToBin(tx, blogPosts, { ...params, ...query, ...common(tx, adminId) }),
  )

/** True when this change published the blog's first post or removed its last one. */
const isFirstOrLast = async (tx: Transaction, isNew: boolean): Promise<boolean> =>
  (await tx.$count(blogPosts, eq(blogPosts.isPublished, true))) === (isNew ? 1 : 0)

type Row = typeof blogPosts.$inferSelect

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readPostRecord(id, tx),
  tags: async (before: Row | null, after: Row | null): Promise<CacheTag[]> => {
    const seen = [before, after].filter((post) => post?.isPublished)
    if (!seen.length) return []
    const isTurn = await isFirstOrLast(tx, seen.length === 1 && after?.isPublished === true)
    return [
      ...(['posts', 'lists', 'addresses'] as const),
      ...seen.map((post) => `post:${post?.slug}` as const),
      // Every page links to the blog once it has posts.
      ...(seen.length === 1 && isTurn ? (['site'] as const) : []),
    ]
  },
})

export const postRecordKind = recordKind({
  table: blogPosts,
  noun: 'Članak',
  section: '/admin/blogovi',
  common,
})
