import fc from 'fast-check'
import { expect, it } from 'vitest'
import { merge } from '@/components/admin/merge'

const base = { name: 'A', text: 'B', units: [1, 2] }

it.each([
  ['nobody', {}, {}, {}, []],
  ['only I', { name: 'mine' }, {}, { name: 'mine' }, []],
  ['only they', {}, { text: 'theirs' }, { text: 'theirs' }, []],
  ['each another', { name: 'mine' }, { text: 'theirs' }, { name: 'mine', text: 'theirs' }, []],
  ['both alike', { name: 'same' }, { name: 'same' }, { name: 'same' }, []],
  ['both', { name: 'mine' }, { name: 'theirs' }, { name: 'mine' }, ['name']],
  ['both a list', { units: [2, 1] }, { units: [1] }, { units: [2, 1] }, ['units']],
  ['I back', { name: 'A' }, { name: 'theirs' }, { name: 'theirs' }, []],
])('%s changed it', (_, mine, theirs, merged, clashes) => {
  const joined = merge(base, { ...base, ...mine }, { ...base, ...theirs })
  expect(joined).toEqual({ merged: { ...base, ...merged }, clashes })
})

const values = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) })

it('takes over every change that is alone, and keeps mine where both changed', () => {
  fc.assert(
    fc.property(values, values, values, (start, mine, theirs) => {
      const { merged, clashes } = merge(start, mine, theirs)
      for (const name of ['a', 'b', 'c'] as const) {
        expect(merged[name]).toBe(mine[name] === start[name] ? theirs[name] : mine[name])
        const bothChanged = mine[name] !== start[name] && theirs[name] !== start[name]
        expect(clashes.includes(name)).toBe(bothChanged && mine[name] !== theirs[name])
      }
    }),
  )
})
