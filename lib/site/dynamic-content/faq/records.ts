import 'server-only'
import { eq, max } from 'drizzle-orm'
import { change, remove } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { listQuery } from '@/lib/platform/admin/list-query'
import { RECORD_MESSAGES } from '@/lib/platform/admin/records'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import type { Received } from '@/lib/platform/http/contract'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { tangleOf } from '@/lib/platform/markdown/tangles'
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

export function listFaqEntries({ query }: Received<typeof contracts.listContract>) {
  const { isActive } = query
  return listQuery(
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

type Wanted = Received<typeof contracts.createContract>['body'] & { version?: number }

/** Creates a question with its answer, or updates the one with this id. */
export function saveFaqEntry(adminId: string, wanted: Wanted, id?: string) {
  const { _id: newId, version, ...values } = wanted
  const tangle = tangleOf(values.answer)
  if (tangle) throw invalidField('answer', tangle)
  return db().transaction(async (tx) => {
    const [last] = await tx.select({ position: max(faqEntries.position) }).from(faqEntries)
    const position = values.position ?? (last?.position ?? 0) + 1
    return change(tx, faqEntries, {
      ...{ id, newId, version, values, initial: { position } },
      ...common(tx, adminId),
    })
  })
}

export const deleteFaqEntry = (
  adminId: string,
  { params, query }: Received<typeof contracts.deleteContract>,
) =>
  db().transaction((tx) => remove(tx, faqEntries, { ...params, ...query, ...common(tx, adminId) }))

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readFaqEntry(id, tx),
  tags: (): CacheTag[] => ['page:cesta-pitanja'],
})

export const faqKind = recordKind({
  table: faqEntries,
  noun: 'Često pitanje',
  section: '/admin/cesta-pitanja',
  common,
})
