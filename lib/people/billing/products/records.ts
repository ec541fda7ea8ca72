import 'server-only'
import { and, asc, eq, max, not, or, sql } from 'drizzle-orm'
import { writeRecord, moveRecordToBin } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import { modelEndpoint } from '@/lib/platform/ai/model'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import { counted } from '@/lib/platform/hr/plurals'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { activations, products } from '../tables'
import type * as contracts from './contract'

const columns = {
  _id: products.id,
  version: products.version,
  name: products.name,
  description: products.description,
  price: products.price,
  hasSubscription: products.hasSubscription,
  hasAi: products.hasAi,
  hasAiMax: products.hasAiMax,
  hasProfessor: products.hasProfessor,
  duration: products.duration,
  durationUnit: products.durationUnit,
  position: products.position,
  isActive: products.isActive,
}

export function listProducts({ query }: HandlerInput<typeof contracts.listContract>) {
  const { isActive } = query
  return readListPage(
    {
      from: (selected) => db().select(selected).from(products).$dynamic(),
      columns: { ...columns, isWithheld: isWithheld() },
      id: products.id,
      search: [products.searchText],
      sorts: {
        position: [products.position],
        name: [products.name],
        price: [products.price],
      },
      where: [isActive === undefined ? undefined : eq(products.isActive, isActive)],
    },
    query,
  )
}

const ACTIVATED = ['put', 'puta', 'puta'] as const

export async function readProduct(id: string, database: Database = db()) {
  const [found] = await database.select(columns).from(products).where(eq(products.id, id))
  if (!found) throw new HttpError(404, 'Ovog proizvoda više nema.')
  const times = await database.$count(activations, eq(activations.productId, id))
  const sentence = times
    ? `Proizvod je aktiviran ${counted(times, ACTIVATED)}. Obiteljima ostaje ono što su dobile.`
    : ''
  return { ...found, below: { sentence, isInTheWay: false } }
}

type Wanted = HandlerInput<typeof contracts.createContract>['body'] & { version?: number }

/** Creates a product, or updates the one with this id. */
export function saveProduct(adminId: string, wanted: Wanted, id?: string) {
  const { _id: newId, version, ...values } = wanted
  const { hasSubscription, hasAi, hasAiMax, hasProfessor } = values
  if (!hasSubscription && !hasAi && !hasAiMax && !hasProfessor) {
    throw invalidField('hasSubscription', 'Označi barem jedno od onoga što proizvod daje.')
  }
  return db().transaction(async (tx) => {
    const [last] = await tx.select({ position: max(products.position) }).from(products)
    const position = values.position ?? (last?.position ?? 0) + 1
    return writeRecord(tx, products, {
      ...{ id, newId, version, values, initial: { position } },
      ...common(tx, adminId),
    })
  })
}

export const deleteProduct = (
  adminId: string,
  { params, query }: HandlerInput<typeof contracts.deleteContract>,
) =>
  db().transaction((tx) =>
    moveRecordToBin(tx, products, { ...params, ...query, ...common(tx, adminId) }),
  )

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readProduct(id, tx),
  tags: () => ['prices' as const],
})

export const productRecordKind = recordKind({
  table: products,
  noun: 'Proizvod',
  section: '/admin/proizvodi',
  common,
})

/** A site without a model does not sell products that need one. */
const isWithheld = () =>
  modelEndpoint() ? sql<boolean>`false` : sql<boolean>`${or(products.hasAi, products.hasAiMax)}`

export const isOnSaleSql = () => and(eq(products.isActive, true), not(isWithheld()))

/** The products on sale, in the order of the price list. */
export const listProductsOnSale = () =>
  db()
    .select(columns)
    .from(products)
    .where(isOnSaleSql())
    .orderBy(asc(products.position), asc(products.id))
