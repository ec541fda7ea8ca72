import 'server-only'
import { count } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db/client'
import { products } from '../tables'

const MONTH = { duration: 1, durationUnit: 'month' } as const
const YEAR = { duration: 12, durationUnit: 'month' } as const

/** The price list of a new site. */
export const SEED_PRODUCTS: Omit<typeof products.$inferInsert, 'position'>[] = [
  {
    name: 'Iskra, mjesečna pretplata',
    description: 'Sva pitanja i kartice, testovi bez ograničenja i izvještaji za roditelje.',
    ...{ price: 990, hasSubscription: true, ...MONTH },
  },
  {
    name: 'Iskra, godišnja pretplata',
    description: 'Sve iz mjesečne pretplate, kroz cijelu školsku godinu i ljeto.',
    ...{ price: 8_900, hasSubscription: true, ...YEAR },
  },
  {
    name: 'Iskra s pomoćnikom, godišnja pretplata',
    description: 'Godišnja pretplata i AI pomoćnik s 5 pitanja na dan.',
    ...{ price: 10_900, hasSubscription: true, hasAi: true, ...YEAR },
  },
  {
    name: 'Iskra sve u jednom, godišnja pretplata',
    description: 'Godišnja pretplata, AI pomoćnik s 200 pitanja na dan i pitanja profesoru.',
    ...{ price: 15_900, hasSubscription: true, hasAiMax: true, hasProfessor: true, ...YEAR },
  },
  {
    name: 'AI Max, mjesec',
    description: 'AI pomoćnik s 200 pitanja na dan.',
    ...{ price: 590, hasAiMax: true, ...MONTH },
  },
  {
    name: 'Pitanja profesoru, mjesec',
    description: 'Do 10 pitanja profesoru na dan.',
    ...{ price: 790, hasProfessor: true, ...MONTH },
  },
]

/** Fills an empty price list. */
export async function seedProducts(tx: Database): Promise<void> {
  const [found] = await tx.select({ count: count() }).from(products)
  if (found?.count) return
  await tx
    .insert(products)
    .values(SEED_PRODUCTS.map((product, index) => ({ ...product, position: index + 1 })))
}
