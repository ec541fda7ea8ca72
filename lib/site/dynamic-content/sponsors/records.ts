import 'server-only'
import { and, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { writeRecord, moveRecordToBin } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import { RECORD_MESSAGES } from '@/lib/platform/admin/records'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { LIST_TITLES, type SiteListName } from '../model'
import { sponsors } from '../tables'
import type * as contracts from './contract'

/** SQL condition: the sponsor is shown on this Zagreb day (`2026-11-24`). */
export const isSponsorShownOnSql = (today: string) =>
  sql<boolean>`(${and(
    or(isNull(sponsors.from), lte(sponsors.from, today)),
    or(isNull(sponsors.until), gte(sponsors.until, today)),
  )})`

const orEmpty = (column: AnyPgColumn) => sql<string>`coalesce(${column}::text, '')`

const columns = {
  _id: sponsors.id,
  version: sponsors.version,
  name: sponsors.name,
  logoUrl: orEmpty(sponsors.logoUrl),
  linkUrl: orEmpty(sponsors.linkUrl),
  text: sponsors.text,
  from: orEmpty(sponsors.from),
  until: orEmpty(sponsors.until),
}

const lists = sql<SiteListName[]>`array(select name from site_lists where sponsors.id = any(items))`

export const listSponsors = ({ query }: HandlerInput<typeof contracts.listContract>) =>
  readListPage(
    {
      from: (selected) => db().select(selected).from(sponsors).$dynamic(),
      columns: {
        ...columns,
        isShown: isSponsorShownOnSql(zagrebDay(new Date())),
        listCount: sql<number>`cardinality(${lists})`,
      },
      id: sponsors.id,
      search: [sponsors.searchText],
      sorts: { name: [sponsors.name], from: [sponsors.from], until: [sponsors.until] },
    },
    query,
  )

export async function readSponsor(id: string, database: Database = db()) {
  const [found] = await database
    .select({ ...columns, lists })
    .from(sponsors)
    .where(eq(sponsors.id, id))
  if (!found) throw new HttpError(404, RECORD_MESSAGES.missing)
  const names = found.lists.map((list) => LIST_TITLES[list]).sort()
  const sentence = names.length ? `Partner je na popisima: ${names.join(', ')}.` : ''
  return { ...found, below: { sentence, isInTheWay: false } }
}

type Wanted = HandlerInput<typeof contracts.createContract>['body'] & { version?: number }

/** Creates a sponsor, or updates the one with this id. */
export const saveSponsor = (adminId: string, wanted: Wanted, id?: string) =>
  db().transaction(async (tx) => {
    const { _id: newId, version, name, text, ...rest } = wanted
    const { from, until } = rest
    if (from && until && from > until)
      throw invalidField('until', 'Zadnji dan ne može biti prije prvoga.')
    return writeRecord(tx, sponsors, {
      ...{ id, newId, version },
      values: {
        name,
        text,
        from: from || null,
        until: until || null,
        logoUrl: rest.logoUrl || null,
        linkUrl: rest.linkUrl || null,
      },
      ...common(tx, adminId),
    })
  })

export const deleteSponsor = (
  adminId: string,
  { params, query }: HandlerInput<typeof contracts.deleteContract>,
) =>
  db().transaction((tx) =>
    moveRecordToBin(tx, sponsors, { ...params, ...query, ...common(tx, adminId) }),
  )

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readSponsor(id, tx),
  tags: (): CacheTag[] => ['site'],
})

export const sponsorRecordKind = recordKind({
  table: sponsors,
  noun: 'Partner',
  section: '/admin/partneri',
  common,
})
