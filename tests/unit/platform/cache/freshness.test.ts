import { expect, test } from 'vitest'
import { isFresh, renewalCount, renewTags } from '@/lib/platform/cache/freshness'
import { isCacheTag } from '@/lib/platform/cache/tags'

test('a value created before a renewal of its tag is stale, one created afterwards is fresh', () => {
  const before = { tags: ['lesson:a'], since: renewalCount() }
  renewTags(['lesson:a'])
  const after = { tags: ['lesson:a'], since: renewalCount() }
  renewTags(['lesson:b'])
  expect([before, after].map(isFresh)).toEqual([false, true])
})

test('a value without tags is never stale', () => {
  renewTags(['content', 'site'])
  expect(isFresh({ tags: [], since: -1 })).toBe(true)
})

test('after more tags than are remembered, all earlier values are stale', () => {
  const before = { tags: ['lesson:never-renewed'], since: renewalCount() }
  for (let batch = 0; batch < 21; batch += 1) {
    renewTags(Array.from({ length: 1_000 }, (_, place) => `lesson:${batch}-${place}` as const))
  }
  expect(isFresh(before)).toBe(false)
  expect(isFresh({ ...before, since: renewalCount() })).toBe(true)
})

test.each([
  ['content', true],
  ['lesson:01a2084a-094e-7314-942e-b8c907db866c', true],
  ['book:brojevni-atelje-5', true],
  ['lesson:', false],
  ['lesson', false],
  ['nepoznato', false],
  ['pupil:a', false],
  ['content,site', false],
])('„%s” is a tag: %s', (text, isOne) => {
  expect(isCacheTag(text)).toBe(isOne)
})
