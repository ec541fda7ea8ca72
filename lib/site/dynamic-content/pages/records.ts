import 'server-only'
import { eq } from 'drizzle-orm'
import { writeRecord } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import { RECORD_MESSAGES } from '@/lib/platform/admin/records'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { complexityFault } from '@/lib/platform/markdown/complexity-fault'
import type * as contracts from './contract'
import { readInitialText } from './initial-texts'
import { SITE_PAGES, TERMS_PAGE } from './model'
import { sitePages } from './tables'

const columns = {
  _id: sitePages.id,
  version: sitePages.version,
  slug: sitePages.slug,
  title: sitePages.title,
  validFrom: sitePages.validFrom,
}

/** All pages. A page without a row gets one with its initial text. */
export async function ensureAndListPages({ query }: HandlerInput<typeof contracts.listContract>) {
  await ensurePages()
  return readListPage(
    {
      from: (selected) => db().select(selected).from(sitePages).$dynamic(),
      columns,
      id: sitePages.id,
      search: [sitePages.searchText],
      sorts: { title: [sitePages.title], validFrom: [sitePages.validFrom] },
    },
    query,
  )
}

async function ensurePages(): Promise<void> {
  const rows = await db().select({ slug: sitePages.slug }).from(sitePages)
  const missing = SITE_PAGES.filter((slug) => !rows.some((row) => row.slug === slug))
  if (!missing.length) return
  const first = await Promise.all(
    missing.map(async (slug) => ({ ...(await readInitialText(slug)), slug })),
  )
  await db().insert(sitePages).values(first).onConflictDoNothing()
}

export async function readPage(id: string, database: Database = db()) {
  const [page] = await database
    .select({
      ...columns,
      description: sitePages.description,
      text: sitePages.text,
      changeNote: sitePages.changeNote,
      edition: sitePages.edition,
    })
    .from(sitePages)
    .where(eq(sitePages.id, id))
  if (!page) throw new HttpError(404, RECORD_MESSAGES.missing)
  return page
}

type Wanted = HandlerInput<typeof contracts.saveContract>['body']

/** Saves a page. A new edition of the terms must say what changed. */
export function savePage(adminId: string, wanted: Wanted, id: string, now = new Date()) {
  const { version, isNewEdition, ...values } = wanted
  const tangle = complexityFault(values.text)
  if (tangle) throw invalidField('text', tangle)
  return db().transaction(async (tx) => {
    const { slug, edition } = await readPage(id, tx)
    if (isNewEdition && slug !== TERMS_PAGE)
      throw invalidField('isNewEdition', 'Roditelji prihvaćaju samo uvjete korištenja.')
    if (isNewEdition && !values.changeNote)
      throw invalidField('changeNote', 'Napiši u jednoj rečenici što je novo.')
    return writeRecord(tx, sitePages, {
      ...{ id, version },
      values: { ...values, ...(isNewEdition && { edition: nextEdition(edition, zagrebDay(now)) }) },
      ...common(tx, adminId),
    })
  })
}

/**
 * The name of an edition that starts on a day such as `2026-11-24`. The second edition of a day
 * ends in `-2`.
 */
export function nextEdition(current: string, day: string): string {
  if (current !== day && !current.startsWith(`${day}-`)) return day
  return `${day}-${Number(current.slice(day.length + 1) || 1) + 1}`
}

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readPage(id, tx),
  tags: (_: unknown, after: typeof sitePages.$inferSelect | null): CacheTag[] =>
    after ? ['lists', `page:${after.slug}`] : [],
})

export const pageRecordKind = recordKind({
  table: sitePages,
  noun: 'Stranica',
  section: '/admin/stranice',
  common,
})
