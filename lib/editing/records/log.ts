import 'server-only'
import { and, desc, eq, gte, isNotNull, lt, not, sql } from 'drizzle-orm'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import { RECORD_ACTION_WORDS } from '@/lib/platform/admin/action-words'
import type { RecordAction } from '@/lib/platform/admin/model'
import { RECORD_MESSAGES } from '@/lib/platform/admin/records'
import { auditLog, AUDIT_SEARCH_VECTOR } from '@/lib/platform/admin/tables'
import { db } from '@/lib/platform/db/client'
import { lowestIdAt } from '@/lib/platform/db/columns'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { fold } from '@/lib/platform/hr/fold'
import { FileAnswer, type HandlerInput } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import type { exportLogContract, listLogContract } from './contract'
import { toApiFieldNames, changedFieldNamesSql } from './history'
import { logKindOf } from './kinds'
import { FIELD_LABELS } from './labels'
import { findRecordEditPages } from './find-record-edit-pages'

/** The instant a Zagreb day begins, optionally some days later. Handles days of 23 and 25 hours. */
const zagrebMidnight = (day: string, daysLater = 0) =>
  sql`((${day}::date + ${daysLater}::int)::timestamp at time zone 'Europe/Zagreb')`

const DAY_MS = 86_400_000

/** Matches entries from roughly this many days after a day, by the timestamp in their ids. */
const since = (day: string, days: number) =>
  gte(auditLog.id, lowestIdAt(Date.parse(day) + days * DAY_MS))

const filterCondition = (asked: HandlerInput<typeof exportLogContract>['query']) =>
  and(
    isNotNull(auditLog.recordTable),
    asked.admin ? eq(auditLog.adminEmail, asked.admin) : undefined,
    asked.action ? eq(auditLog.action, asked.action) : undefined,
    asked.table ? eq(auditLog.recordTable, asked.table) : undefined,
    ...(asked.from
      ? [since(asked.from, -1), sql`${auditLog.createdAt} >= ${zagrebMidnight(asked.from)}`]
      : []),
    ...(asked.to
      ? [not(since(asked.to, 2)), sql`${auditLog.createdAt} < ${zagrebMidnight(asked.to, 1)}`]
      : []),
  )

/** Full-text prefix search: scanning up to a million entries would be too slow. */
function searchCondition(search: string) {
  const words = fold(search).match(/[\p{L}\p{N}]+/gu) ?? []
  const prefixes = words.map((word) => `${word}:*`).join(' & ')
  return words.length ? sql`${AUDIT_SEARCH_VECTOR} @@ to_tsquery('simple', ${prefixes})` : undefined
}

const columns = {
  _id: auditLog.id,
  at: auditLog.createdAt,
  adminEmail: sql<string>`coalesce(${auditLog.adminEmail}, '')`,
  action: auditLog.action,
  table: sql<string>`coalesce(${auditLog.recordTable}, '')`,
  title: sql<string>`coalesce(${auditLog.recordTitle}, '')`,
}

/** Every write by admins, latest first. */
export async function listLog({ query }: HandlerInput<typeof listLogContract>) {
  const found = await readListPage(
    {
      from: (selected) => db().select(selected).from(auditLog).$dynamic(),
      columns: { ...columns, recordId: auditLog.recordId, fields: changedFieldNamesSql },
      id: auditLog.id,
      search: [],
      sorts: { at: [] },
      where: [filterCondition(query), searchCondition(query.search)],
    },
    { ...query, search: '', direction: query.direction === 'desc' ? 'asc' : 'desc' },
  )
  const places = await findRecordEditPages(found.items)
  return {
    ...found,
    items: found.items.map(({ table, recordId, fields, ...row }) => {
      const { section, ...kind } = logKindOf(table)
      const isGone = row.action === 'record-delete'
      const place = places.get(recordId ?? '')
      const path = place?.path ?? (section && `${section}?record=${recordId}`)
      return {
        ...shown(row, table),
        ...(place && { title: place.title }),
        fields: row.action === 'record-update' ? toApiFieldNames(kind, fields) : [],
        href: path && !isGone ? path : null,
      }
    }),
  }
}

const shown = <Row extends { at: Date; action: string }>(row: Row, table: string) => ({
  ...row,
  at: row.at.toISOString(),
  action: row.action as RecordAction,
  noun: logKindOf(table).noun,
})

/** One write, with its values before and after. */
export async function readLogEntry(id: string) {
  const [row] = await db()
    .select({ ...columns, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.id, id), isNotNull(auditLog.recordTable)))
  if (!row) throw new HttpError(404, RECORD_MESSAGES.missing)
  const { table, ...entry } = row
  return shown(entry, table)
}

/** Rows per page: each may hold a long script twice, before and after. */
const EXPORT_ROWS = 50
const HEAD = ['Vrijeme', 'Urednik', 'Radnja', 'Vrsta', 'Zapis', 'Prije', 'Poslije']

/** The log as CSV, streamed page by page. */
export function exportLog({ query }: HandlerInput<typeof exportLogContract>) {
  async function* rows() {
    yield `\uFEFF${csvRow(HEAD)}`
    for (let last: string | undefined; ;) {
      const page = await db()
        .select({ ...columns, before: auditLog.before, after: auditLog.after })
        .from(auditLog)
        .where(and(filterCondition(query), last ? lt(auditLog.id, last) : undefined))
        .orderBy(desc(auditLog.id))
        .limit(EXPORT_ROWS)
      for (const { at, adminEmail, action, table, title, before, after } of page) {
        const values = [before, after].map(writtenValues)
        const { noun } = logKindOf(table)
        const done = RECORD_ACTION_WORDS[action as RecordAction]
        yield csvRow([at.toISOString(), adminEmail, done, noun, title, ...values])
      }
      last = page.at(-1)?._id
      if (page.length < EXPORT_ROWS) return
    }
  }
  const text = rows()
  const encoder = new TextEncoder()
  const content = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await text.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  const name = `dnevnik-${zagrebDay(new Date())}.csv`
  return new FileAnswer(name, 'text/csv; charset=utf-8', content)
}

/** Labels values as on the log's screen. A column without a unique label keeps its own name. */
function writtenValues(values: Record<string, unknown> | null): string {
  if (!values) return ''
  const names = Object.keys(values)
  const labels = names.map((name) => FIELD_LABELS[name])
  const isOnly = (label: string) => labels.indexOf(label) === labels.lastIndexOf(label)
  const nameOf = (name: string, label = name) => (isOnly(label) ? label : name)
  const named = names.map((name, index) => [nameOf(name, labels[index]), values[name]] as const)
  return JSON.stringify(Object.fromEntries(named))
}

/**
 * A row for Croatian spreadsheets, which separate cells by semicolons. No cell starts a formula.
 */
const csvRow = (cells: string[]) =>
  `${cells.map((cell) => `"${cell.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`).join(';')}\r\n`
