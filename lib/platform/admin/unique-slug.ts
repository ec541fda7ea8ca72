import 'server-only'
import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { getTableName } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { slugify } from '@/lib/platform/hr/slug'
import { invalidField } from '@/lib/platform/http/errors'
import { TEXTBOOK_PAGE_NAMES } from '@/lib/platform/paths'
import { findReservedSlugs } from './former-slugs'

export type SluggedTable = PgTable & { id: PgColumn; slug: PgColumn }

export const FORMER_SLUG_MESSAGE =
  'Ovo je prijašnja adresa drugog zapisa, koja i dalje vodi na njega. Odaberi drugu.'

/** Slugs that other pages have, by table. */
const SLUGS_OF_PAGES: Record<string, readonly string[]> = {
  all_lessons: [...TEXTBOOK_PAGE_NAMES.keys()],
}

/** Leaves room for a numeric suffix within the 120 characters of a slug. */
const BASE_MAX = 110

/**
 * The slug to write, made unique: the typed one, else one derived from the name. Empty for a stored
 * row that keeps its slug because none was sent. Locks the choice of slugs in this table.
 * @throws HttpError 400 for a former slug of another record
 */
export async function slugToSave(
  tx: Database,
  table: SluggedTable,
  { slug, name }: { slug?: string | undefined; name: string },
  own?: string,
  isNew = own === undefined,
): Promise<{ slug?: string }> {
  if (!isNew && slug === undefined) return {}
  if (slug) await assertNotFormer(tx, table, slugify(slug), own)
  return { slug: await uniqueSlug(table, slug || name, { own, database: tx }) }
}

/** @throws HttpError 400 for a former slug of another record, which redirects there */
async function assertNotFormer(tx: Database, table: SluggedTable, slug: string, own?: string) {
  const reserved = await findReservedSlugs(table, sql`former_slugs.slug = ${slug}`, {
    own,
    database: tx,
  })
  if (reserved.size) throw invalidField('slug', FORMER_SLUG_MESSAGE)
}

/**
 * The slug of a restored row: its own, or the next free one if another record has or had it
 * meanwhile.
 */
export async function slugOnRestore(
  tx: Database,
  table: SluggedTable,
  { id, slug }: { id: string; slug: string },
): Promise<string> {
  await lockSlugs(tx, table)
  const options = { own: id, database: tx }
  const reserved = await findReservedSlugs(table, sql`former_slugs.slug = ${slug}`, options)
  const [other] = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(table.slug, slug), ne(table.id, id)))
  return reserved.size || other ? uniqueSlug(table, slug, options) : slug
}

/** Locks the choice of slugs in this table until the transaction ends. */
const lockSlugs = (database: Database, table: PgTable) =>
  database.execute(sql`select pg_advisory_xact_lock(hashtext(${`slug of ${getTableName(table)}`}))`)

/**
 * A slug that no other row has or had (rule 2.4) and no other page has, with the first free number if
 * needed. Within a transaction, nobody else gets the same slug before its end.
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
  const isNumbered = (slug: SQL | PgColumn) =>
    sql`(${slug} = ${base} or ${slug} ~ ${`^${base}-[0-9]+$`})`
  const former = await findReservedSlugs(table, isNumbered(sql`former_slugs.slug`), {
    own,
    database,
  })
  const rows = await database
    .select({ slug: table.slug })
    .from(table as PgTable)
    .where(and(isNumbered(table.slug), own === undefined ? undefined : ne(table.id, own)))
  const ofPages = SLUGS_OF_PAGES[getTableName(table)] ?? []
  const taken = new Set([...rows.map(({ slug }) => slug), ...former.keys(), ...ofPages])
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
