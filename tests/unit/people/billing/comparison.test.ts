import { describe, expect, test } from 'vitest'
import { comparisonOf, type Comparison } from '@/lib/people/billing/products/comparison'
import { SEED_PRODUCTS } from '@/lib/people/billing/products/seed'
import type { IncludedRights } from '@/lib/people/billing/products/product-labels'

const GIFTS = ['hasSubscription', 'hasAi', 'hasAiMax', 'hasProfessor'] as const

/** Every possible product. */
const ALL: IncludedRights[] = Array.from({ length: 16 }, (_, bits) => {
  const has = (place: number) => Math.floor(bits / 2 ** place) % 2 === 1
  return {
    ...{ hasSubscription: has(0), hasAi: has(1), hasAiMax: has(2), hasProfessor: has(3) },
  }
}).filter((one) => GIFTS.some((gift) => one[gift]))

const FREE = {
  'Skripte, baza znanja, zabavni kvizovi': 'sve',
  'Pitanja u kvizu lekcije': 'prvih 8',
  'Kartice lekcije': 'prvih 8',
  'Test s ocjenom': '1 na dan iz lekcije',
  'Provjera vlastitim riječima': 'nema',
  'Izvještaji za roditelje': 'nema',
  'Pomoćnik s AI': 'nema',
  'Pitanja profesoru': 'nema',
}
const SUBSCRIBED = {
  'Pitanja u kvizu lekcije': 'sva',
  'Kartice lekcije': 'sve',
  'Test s ocjenom': 'bez ograničenja',
  'Provjera vlastitim riječima': 'da',
  'Izvještaji za roditelje': 'da',
}

/** The contents of a product, written independently of the code. */
const expected = ({ hasSubscription, hasAi, hasAiMax, hasProfessor }: IncludedRights) => ({
  ...FREE,
  ...(hasSubscription && SUBSCRIBED),
  ...(hasAi && { 'Pomoćnik s AI': '5 odgovora na dan' }),
  ...(hasAiMax && { 'Pomoćnik s AI': '200 odgovora na dan' }),
  ...(hasProfessor && { 'Pitanja profesoru': '10 pitanja na dan' }),
})

/** The contents of a product according to the table's column. */
const claimed = ({ columns, rows }: Comparison, name: string) =>
  Object.fromEntries(rows.map(({ what, cells }) => [what, cells[columns.indexOf(name)]]))

const seeded = SEED_PRODUCTS.map((product) => ({
  ...{ hasSubscription: false, hasAi: false, hasAiMax: false, hasProfessor: false },
  ...product,
}))

describe.each([
  ['that are sold first', seeded],
  ['of every kind', ALL],
])('products %s', (_, products) => {
  test('have a column with exactly their contents', () => {
    const comparison = comparisonOf(products)
    for (const product of products) {
      const alone = comparisonOf([product])
      const name = alone.columns[1] ?? ''
      expect(comparison.columns).toContain(name)
      expect(claimed(comparison, name), name).toEqual(expected(product))
    }
    expect(claimed(comparison, 'Besplatno')).toEqual(FREE)
  })
})

test('products with the same contents share a column, in the order of the list', () => {
  expect(comparisonOf(seeded).columns).toEqual([
    'Besplatno',
    'Pretplata',
    'Pretplata, AI',
    'Pretplata, AI Max, pitanja profesoru',
    'AI Max',
    'Pitanja profesoru',
  ])
})

test('a right that no product gives has no row', () => {
  const plain = seeded.filter(
    ({ hasAi, hasAiMax, hasProfessor }) => !hasAi && !hasAiMax && !hasProfessor,
  )
  const { columns, rows } = comparisonOf(plain)
  expect(columns).toEqual(['Besplatno', 'Pretplata'])
  expect(rows.map(({ what }) => what)).not.toContain('Pomoćnik s AI')
  expect(rows.map(({ what }) => what)).not.toContain('Pitanja profesoru')
})
