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

describe('options that are sorted numbers', () => {
  const shuffledTexts = (texts: string[]) =>
    Array.from({ length: 12 }, (_, seed) =>
      shuffledOptions(
        texts.map((html) => ({ html })),
        seededRandom(seed),
      ).map(({ html }) => html),
    )

  test.each([
    [['2', '10', '100', '1991']],
    [['100', '20', '3']],
    [['−5', '-4', '0', '3']],
    [['1,5 cm', '1.75 cm', '12 cm']],
    [['0,25', '0,5', '0,75']],
    [['<b>1</b>', ' <i>2</i>', '3']],
  ])('%j keep their order', (texts) => {
    for (const order of shuffledTexts(texts)) expect(order).toEqual(texts)
  })

  test.each([
    [['2', '10', '3']],
    [['1', '1', '1']],
    [['3', '2', '2']],
    [['0,5', '0,25', '0,75']],
    [['pas 1', 'pas 2', 'pas 3']],
    [['1', 'dva', '3']],
    [['−1', '−2', '3']],
  ])('%j are shuffled as others', (texts) => {
    const orders = shuffledTexts(texts.map((text, at) => `${text}<!--${at}-->`))
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1)
  })
})
