import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BoundedMap } from '@/lib/cache/bounded-map'

test('when full, what was unused for longest goes first; reading counts as use', () => {
  const map = new BoundedMap<string>(3)
  for (const key of ['a', 'b', 'c']) map.set(key, key, 1)
  map.get('a')
  map.set('d', 'd', 1)
  expect(['a', 'b', 'c', 'd'].filter((key) => map.get(key))).toEqual(['a', 'c', 'd'])
})

test('what is larger than all of it is not kept, nor what stood there before', () => {
  const map = new BoundedMap<string>(3)
  map.set('a', 'small', 1)
  map.set('a', 'large', 4)
  expect(map.get('a')).toBeUndefined()
  expect(map.size).toEqual({ entries: 0, bytes: 0 })
})

test('whatever happens, the bytes are the sum of what is kept and stay within the bound', () => {
  const key = fc.integer({ min: 0, max: 20 }).map(String)
  const step = fc.oneof(
    fc.record({ set: key, bytes: fc.integer({ min: 0, max: 12 }) }),
    fc.record({ get: key }),
    fc.record({ remove: key }),
  )
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const map = new BoundedMap<number>(50)
      for (const one of steps) {
        if ('set' in one) map.set(one.set, one.bytes, one.bytes)
        else if ('get' in one) map.get(one.get)
        else map.delete(one.remove)
        expect(map.size.bytes).toBeLessThanOrEqual(50)
      }
      const kept = Array.from({ length: 21 }, (_, place) => map.get(`${place}`) ?? 0)
      expect(map.size.bytes).toBe(kept.reduce((sum, bytes) => sum + bytes, 0))
    }),
  )
})
