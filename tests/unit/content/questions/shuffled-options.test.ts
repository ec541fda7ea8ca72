import { describe, expect, test } from 'vitest'
import { seededRandom, shuffledOptions } from '@/lib/content/questions/shuffle'

const orders = (last: string) =>
  Array.from({ length: 20 }, (_, seed) =>
    shuffledOptions(
      ['dog', 'cat', 'cow', last].map((html) => ({ html })),
      seededRandom(seed),
    ).map(({ html }) => html),
  )

describe('the last of several options', () => {
  test.each(['Sve navedeno', 'All of the above', 'None of these', 'both of the first two'])(
    '%s stays last',
    (last) => {
      expect(new Set(orders(last).map((order) => order.at(-1)))).toEqual(new Set([last]))
    },
  )

  test.each(['All animals', 'pig'])('%s is shuffled with the others', (last) => {
    expect(new Set(orders(last).map((order) => order.at(-1))).size).toBe(4)
  })
})
