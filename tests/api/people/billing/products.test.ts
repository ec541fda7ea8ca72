import { beforeAll, describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { listProductsOnSale } from '@/lib/people/billing/products/records'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'
import { invalidAnswer } from '../../support/call'

type Product = {
  _id: string
  version: number
  name: string
  isWithheld: boolean
  price: number
  position: number
}

let asks: AdminCalls
beforeAll(async () => {
  ;({ asks } = await newAdmin())
})

const form = (changes: object = {}) => ({
  name: 'Proba',
  description: '',
  price: 1_290,
  ...{ hasSubscription: false, hasAi: false, hasAiMax: false, hasProfessor: true },
  ...{ duration: 1, durationUnit: 'month', isActive: true },
  ...changes,
})
const create = async (changes: object = {}) =>
  (await asks('POST', '/admin/proizvodi', form(changes))).body as Product

test('a new site offers products, in order', async () => {
  const { body } = await asks('GET', '/admin/proizvodi')
  const { items } = body as { items: Product[] }
  expect(items.length).toBeGreaterThan(3)
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
  const sold = items.filter(({ isWithheld }) => !isWithheld)
  expect((await listProductsOnSale()).map(({ _id }) => _id)).toEqual(sold.map(({ _id }) => _id))
})

test('without a model, products that need one are listed for admins but not sold', async () => {
  const { body } = await asks('GET', '/admin/proizvodi')
  const { items } = body as { items: Product[] }
  const held = items.filter(({ isWithheld }) => isWithheld).map(({ name }) => name)
  expect(held).toContain('AI Max, mjesec')
  expect(held).not.toContain('Iskra, godišnja pretplata')
  const offered = (await listProductsOnSale()).map(({ name }) => name)
  expect(offered.filter((name) => held.includes(name))).toEqual([])
})

// 'GET /api/admin/proizvodi/{id}'
test('a product is created, comes last, and its contents and price can be changed', async () => {
  const made = await create()
  expect(made).toMatchObject({ price: 1_290, version: 1 })
  const path = `/admin/proizvodi/${made._id}`
  const changed = await asks('PUT', path, form({ price: 990, isActive: false, version: 1 }))
  expect(changed.body).toMatchObject({ price: 990, position: made.position, version: 2 })
  expect((await listProductsOnSale()).at(-1)?.position).toBeLessThan(made.position)
  expect((await create()).position).toBe(made.position + 1)
})

test('sent twenty times at once, a new product is created once', async () => {
  const _id = uuidv7()
  const sent = Array.from({ length: 20 }, () => asks('POST', '/admin/proizvodi', form({ _id })))
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a change of a product renews only the price list', async () => {
  const { _id, version } = await create()
  const save = () => asks('PUT', `/admin/proizvodi/${_id}`, form({ price: 1, version }))
  expect(await collectAnnouncedTags(save)).toEqual(['prices'])
})

describe('refused products', () => {
  test.each([
    [{ price: 'mnogo' }, { price: ['Upiši cijenu u eurima, npr. 12,90.'] }],
    [{ price: 12.9 }, { price: ['Upiši cijenu u eurima, npr. 12,90.'] }],
    [{ durationUnit: 'year' }, { durationUnit: ['Odaberi dane ili mjesece.'] }],
    [
      { hasProfessor: false },
      { hasSubscription: ['Označi barem jedno od onoga što proizvod daje.'] },
    ],
  ])('%j', async (changes, fields) => {
    expect(await asks('POST', '/admin/proizvodi', form(changes))).toEqual(invalidAnswer(fields))
  })
})
