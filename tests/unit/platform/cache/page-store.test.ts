import { beforeEach, expect, test } from 'vitest'
import { renewalCount, renewTags } from '@/lib/platform/cache/freshness'
import {
  findPageEvenIfStale,
  findPage,
  forgetPages,
  keepPage,
  PAGE_STORE_LIMITS,
  pageStoreSize,
} from '@/lib/platform/cache/page-store'
import type { CacheTag } from '@/lib/platform/cache/tags'

const page = (bytes: number) => ({
  status: 200,
  headers: {},
  etag: undefined,
  body: Buffer.alloc(bytes),
})
const keep = (key: string, bytes: number, tags: CacheTag[] = ['content'], since = renewalCount()) =>
  keepPage(key, page(bytes), { tags, since })

beforeEach(forgetPages)

test('a stored page is found unchanged; another key finds nothing', () => {
  keep('br /', 10)
  expect(findPage('br /')).toMatchObject(page(10))
  expect(findPage('gzip /')).toBeUndefined()
})

test('a page of the maximum size is stored; a page of one byte more is not', () => {
  keep('fits', PAGE_STORE_LIMITS.page)
  keep('too large', PAGE_STORE_LIMITS.page + 1)
  expect(findPage('fits')).toBeDefined()
  expect(findPage('too large')).toBeUndefined()
})

test('empty pages fill the store too, because of the overhead per page', () => {
  for (let index = 0; index < 60_000; index += 1) keep(`${index}`, 0)
  expect(pageStoreSize().entries).toBeLessThan(PAGE_STORE_LIMITS.total / 1_000)
  expect(pageStoreSize().bytes).toBeLessThanOrEqual(PAGE_STORE_LIMITS.total)
})

test('a renewal affects only the pages with the tag', () => {
  keep('lesson', 10, ['content', 'lesson:a'])
  keep('neighbour', 10, ['content', 'lesson:b', 'title:a'])
  keep('other', 10, ['content', 'lesson:c'])
  keep('file', 10, [])
  const found = () => ['lesson', 'neighbour', 'other', 'file'].filter((key) => findPage(key))
  renewTags(['lesson:a'])
  expect(found()).toEqual(['neighbour', 'other', 'file'])
  renewTags(['title:a', 'lesson:x'])
  expect(found()).toEqual(['other', 'file'])
  renewTags(['content', 'site'])
  expect(found()).toEqual(['file'])
})

test('a stale page is found only as the last copy, and counts until it is replaced', () => {
  keep('a', 10)
  const before = renewalCount()
  const { bytes } = pageStoreSize()
  renewTags(['content'])
  expect(findPage('a')).toBeUndefined()
  expect(findPageEvenIfStale('a')?.body).toHaveLength(10)
  expect(pageStoreSize()).toEqual({ entries: 1, bytes })
  keep('late', 10, ['content'], before)
  expect(findPageEvenIfStale('late')).toBeUndefined()
  keep('a', 30)
  expect(findPage('a')?.body).toHaveLength(30)
  expect(pageStoreSize()).toEqual({ entries: 1, bytes: bytes + 20 })
})
