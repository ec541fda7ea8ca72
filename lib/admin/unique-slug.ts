import 'server-only'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { getTableName } from 'drizzle-orm'
import { db, type Database } from '@/lib/db/client'
import { slugify } from '@/lib/hr/slug'
import { invalidField } from '@/lib/http/errors'

type SluggedTable = PgTable & { id: PgColumn; slug: PgColumn }

/** Leaves room for a number within the 120 characters of a slug. */
const BASE_MAX = 110

/** The slug to write: as typed, else of the name. A stored row keeps its own when none was sent. */
export async function slugOf(
  tx: Database,
  table: SluggedTable,
  { slug, name }: { slug?: string | undefined; name: string },
  own?: string,
  isNew = own === undefined,
): Promise<{ slug?: string }> {
  if (!isNew && slug === undefined) return {}
  return { slug: await uniqueSlug(table, slug || name, { own, database: tx }) }
}

/** Until the end of the transaction no other one chooses slugs of this table. */
export const lockSlugs = (database: Database, table: PgTable) =>
  database.execute(sql`select pg_advisory_xact_lock(hashtext(${`slug of ${getTableName(table)}`}))`)

/**
 * A slug that no other row has (specification, section 5), with the first free number if needed. In a
 * transaction no one else gets the same one before its end.
 * @param own the row that may keep its slug
 */
export async function uniqueSlug(
  table: SluggedTable,
  text: string,
  { own, database = db() }: { own?: string | undefined; database?: Database } = {},
): Promise<string> {
  const base = slugify(text).slice(0, BASE_MAX).replace(/-$/, '')
  if (!base) throw invalidField('slug', 'Adresa treba barem jedno slovo ili znamenku.')
  await lockSlugs(database, table)
  const rows = await database
    .select({ slug: table.slug })
    .from(table as PgTable)
    .where(
      and(
        or(eq(table.slug, base), sql`${table.slug} ~ ${`^${base}-[0-9]+$`}`),
        own === undefined ? undefined : ne(table.id, own),
      ),
    )
  const taken = new Set(rows.map(({ slug }) => slug))
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
