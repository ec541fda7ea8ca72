import 'server-only'
import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { db, type Database } from '@/lib/platform/db/client'

/** The tables whose triggers keep former slugs (migration `former_slugs`). */
export type FormerKind =
  | 'grades'
  | 'subjects'
  | 'literature'
  | 'units'
  | 'all_lessons'
  | 'all_questions'
  | 'fun_quizzes'
  | 'blog_posts'

/** The ids of what has a slug, or had it: an SQL expression, one record at most that is there. */
export const idsNamed = (kind: FormerKind, slug: string): SQL => sql`(
  select id from ${sql.identifier(kind)} where slug = ${slug}
  union all select record_id from former_slugs
    where former_slugs.kind = ${kind} and former_slugs.slug = ${slug})`

/** The slug of what had this one before; null where nothing is there that had it. */
export async function slugNow(kind: FormerKind, former: string): Promise<string | null> {
  const { rows } = await db().execute<{ slug: string }>(sql`
    select named.slug from former_slugs join ${sql.identifier(kind)} as named on named.id = record_id
    where former_slugs.kind = ${kind} and former_slugs.slug = ${former}`)
  return rows[0]?.slug ?? null
}

/**
 * Those of some slugs that another record had, with what it is called now: they lead to it, and are never
 * given away. What is gone for good keeps none, and nothing one that is another's today.
 * @param which a condition on `former_slugs.slug`
 */
export async function reservedSlugs(
  table: PgTable,
  which: SQL,
  { own = null, database = db() }: { own?: string | null | undefined; database?: Database } = {},
): Promise<Map<string, string>> {
  const { rows } = await database.execute<{ slug: string; now: string }>(sql`
    select former_slugs.slug, named.slug as now from former_slugs
    join ${table} as named on named.id = record_id
    where former_slugs.kind = ${getTableName(table)} and ${which}
      and not exists (select from ${table} as present where present.slug = former_slugs.slug)
      and (${own}::uuid is null or record_id <> ${own}::uuid)`)
  return new Map(rows.map(({ slug, now }) => [slug, now]))
}
