import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import {
  expirePages,
  findLastPage,
  findPage,
  forgetPages,
  keepPage,
  PAGE_STORE_LIMITS,
  pageGeneration,
  pageStoreSize,
} from '@/lib/cache/page-store'

const page = (bytes: number) => ({
  status: 200,
  headers: {},
  etag: undefined,
  body: Buffer.alloc(bytes),
})
const keep = (key: string, bytes: number) => keepPage(key, page(bytes), pageGeneration())

beforeEach(forgetPages)

test('what was kept is found as it was; another key finds nothing', () => {
  const kept = page(10)
  keepPage('br /', kept, pageGeneration())
  expect(findPage('br /')).toBe(kept)
  expect(findPage('gzip /')).toBeUndefined()
})

test('a page kept again replaces the old one and is counted once', () => {
  keep('a', 100)
  keep('a', 30)
  expect(pageStoreSize()).toEqual({ pages: 1, bytes: 30 })
})

test('the largest page is kept, one byte more is not', () => {
  keep('fits', PAGE_STORE_LIMITS.page)
  keep('too large', PAGE_STORE_LIMITS.page + 1)
  expect(findPage('fits')).toBeDefined()
  expect(findPage('too large')).toBeUndefined()
})

test('when full, the page unused for longest goes first; reading counts as use', () => {
  const size = PAGE_STORE_LIMITS.page
  const room = PAGE_STORE_LIMITS.total / size
  for (let index = 0; index < room; index += 1) keep(`${index}`, size)
  findPage('0')
  keep('new', size)
  expect(findPage('0')).toBeDefined()
  expect(findPage('1')).toBeUndefined()
  expect(findPage('new')).toBeDefined()
})

test('forgetting empties it', () => {
  keep('a', 10)
  forgetPages()
  expect(pageStoreSize()).toEqual({ pages: 0, bytes: 0 })
})

test('what expired is found as the last copy only, and counts until it is replaced', () => {
  keep('a', 10)
  const before = pageGeneration()
  expirePages()
  expect(findPage('a')).toBeUndefined()
  expect(findLastPage('a')?.body).toHaveLength(10)
  expect(pageStoreSize()).toEqual({ pages: 1, bytes: 10 })
  keepPage('late', page(10), before)
  expect(findLastPage('late')).toBeUndefined()
  keep('a', 30)
  expect(findPage('a')?.body).toHaveLength(30)
  expect(pageStoreSize()).toEqual({ pages: 1, bytes: 30 })
})

test('whatever happens, the bytes are the sum of the pages and stay within the bound', () => {
  const bytes = fc.integer({ min: 0, max: PAGE_STORE_LIMITS.page + 1 })
  const step = fc.oneof(
    fc.record({ keep: fc.integer({ min: 0, max: 80 }), bytes }),
    fc.record({ find: fc.integer({ min: 0, max: 80 }) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      forgetPages()
      for (const one of steps) {
        if ('find' in one) findPage(`${one.find}`)
        else
          keepPage(
            `${one.keep}`,
            { ...page(0), body: { length: one.bytes } as Buffer },
            pageGeneration(),
          )
        expect(pageStoreSize().bytes).toBeLessThanOrEqual(PAGE_STORE_LIMITS.total)
      }
      const kept = Array.from({ length: 81 }, (_, key) => findPage(`${key}`)?.body.length ?? 0)
      expect(pageStoreSize().bytes).toBe(kept.reduce((sum, length) => sum + length, 0))
    }),
    { numRuns: 50 },
  )
})
