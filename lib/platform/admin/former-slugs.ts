import 'server-only'
import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { db, type Database } from '@/lib/platform/db/client'

/** Tables whose triggers store former slugs (migration `former_slugs`). */
export type TableWithFormerSlugs =
  | 'grades'
  | 'subjects'
  | 'literature'
  | 'units'
  | 'all_lessons'
  | 'all_questions'
  | 'fun_quizzes'
  | 'blog_posts'

/**
 * SQL expression for the ids of records with this current or former slug; at most one of them still
 * exists.
 */
export const idsWithSlugSql = (kind: TableWithFormerSlugs, slug: string): SQL => sql`(
  select id from ${sql.identifier(kind)} where slug = ${slug}
  union all select record_id from former_slugs
    where former_slugs.kind = ${kind} and former_slugs.slug = ${slug})`

/** The current slug of the record that formerly had this slug; null if no such record exists. */
export async function findCurrentSlug(
  kind: TableWithFormerSlugs,
  former: string,
): Promise<string | null> {
  const { rows } = await db().execute<{ slug: string }>(sql`
    select named.slug from former_slugs join ${sql.identifier(kind)} as named on named.id = record_id
    where former_slugs.kind = ${kind} and former_slugs.slug = ${former}`)
  return rows[0]?.slug ?? null
}

/**
 * Former slugs of other records, mapped to the current slugs. They redirect to their records and
 * are never reassigned. Slugs of records deleted for good are free, and so are slugs that another
 * record has now.
 * @param which a condition on `former_slugs.slug`
 */
export async function findReservedSlugs(
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
