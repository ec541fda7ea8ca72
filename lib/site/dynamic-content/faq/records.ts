import 'server-only'
import { eq, max } from 'drizzle-orm'
import { writeRecord, moveRecordToBin } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import { RECORD_MESSAGES } from '@/lib/platform/admin/records'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { complexityFault } from '@/lib/platform/markdown/complexity-fault'
import type * as contracts from './contract'
import { faqEntries } from './tables'

const columns = {
  _id: faqEntries.id,
  version: faqEntries.version,
  question: faqEntries.question,
  topic: faqEntries.topic,
  position: faqEntries.position,
  isActive: faqEntries.isActive,
}

export function listFaqEntries({ query }: HandlerInput<typeof contracts.listContract>) {
  const { isActive } = query
  return readListPage(
    {
      from: (selected) => db().select(selected).from(faqEntries).$dynamic(),
      columns,
      id: faqEntries.id,
      search: [faqEntries.searchText],
      sorts: {
        position: [faqEntries.position],
        question: [faqEntries.question],
        topic: [faqEntries.topic],
      },
      where: [isActive === undefined ? undefined : eq(faqEntries.isActive, isActive)],
    },
    query,
  )
}

export async function readFaqEntry(id: string, database: Database = db()) {
  const [found] = await database
    .select({ ...columns, answer: faqEntries.answer })
    .from(faqEntries)
    .where(eq(faqEntries.id, id))
  if (!found) throw new HttpError(404, RECORD_MESSAGES.missing)
  return found
}

type Wanted = HandlerInput<typeof contracts.createContract>['body'] & { version?: number }

/** Creates a question with its answer, or updates the one with this id. */
export function saveFaqEntry(adminId: string, wanted: Wanted, id?: string) {
  const { _id: newId, version, ...values } = wanted
  const tangle = complexityFault(values.answer)
  if (tangle) throw invalidField('answer', tangle)
  return db().transaction(async (tx) => {
    const [last] = await tx.select({ position: max(faqEntries.position) }).from(faqEntries)
    const position = values.position ?? (last?.position ?? 0) + 1
    return writeRecord(tx, faqEntries, {
      ...{ id, newId, version, values, initial: { position } },
      ...common(tx, adminId),
    })
  })
}

export const deleteFaqEntry = (
  adminId: string,
  { params, query }: HandlerInput<typeof contracts.deleteContract>,
) =>
  db().transaction((tx) =>
    moveRecordToBin(tx, faqEntries, { ...params, ...query, ...common(tx, adminId) }),
  )

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readFaqEntry(id, tx),
  tags: (): CacheTag[] => ['page:cesta-pitanja'],
})

export const faqRecordKind = recordKind({
  table: faqEntries,
  noun: 'Često pitanje',
  section: '/admin/cesta-pitanja',
  common,
})
