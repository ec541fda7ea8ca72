import 'server-only'
import { writeRecord } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { RECORD_MESSAGES } from '@/lib/platform/admin/records'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import { operators } from '../tables'
import type { saveOperatorContract } from './contract'
import { PAYMENT_FIELDS, type Operator } from './model'

const columns = {
  _id: operators.id,
  version: operators.version,
  legalName: operators.legalName,
  accountName: operators.accountName,
  address: operators.address,
  city: operators.city,
  oib: operators.oib,
  registration: operators.registration,
  representative: operators.representative,
  phone: operators.phone,
  iban: operators.iban,
  isActive: operators.isActive,
}

export async function readOperator(database: Database = db()) {
  const [operator] = await database.select(columns).from(operators)
  if (!operator) throw new HttpError(404, RECORD_MESSAGES.missing)
  return operator
}

type Wanted = HandlerInput<typeof saveOperatorContract>['body']

/** Saves the operator. Ordering can be enabled only when every payment field is filled in. */
export function saveOperator(adminId: string, { version, ...values }: Wanted) {
  const missing = PAYMENT_FIELDS.filter((name) => values.isActive && !values[name])
  if (missing.length) {
    const sentence = ['Bez ovoga se ne može naručivati.']
    const fields = Object.fromEntries(missing.map((name) => [name, sentence]))
    throw new HttpError(400, MESSAGES.invalid, { fields })
  }
  return db().transaction(async (tx) => {
    const { _id: id } = await readOperator(tx)
    return writeRecord(tx, operators, { id, version, values, ...common(tx, adminId) })
  })
}

/** The recipient of payments, or null while ordering is disabled. */
export async function findPayee(database: Database = db()): Promise<Operator | null> {
  const { isActive, ...operator } = await readOperator(database)
  return isActive ? operator : null
}

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: () => readOperator(tx),
  tags: (): CacheTag[] => ['prices'],
})

export const operatorRecordKind = recordKind({
  table: operators,
  noun: 'Podaci o pružatelju',
  section: '/admin/pruzatelj',
  common,
})
