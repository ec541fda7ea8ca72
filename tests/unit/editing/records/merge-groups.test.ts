import { describe, expect, test } from 'vitest'
import type { BodyOf } from '@/lib/content/questions/model'
import { agreed, joined } from './joined'

describe('groups', () => {
  type Item = { id?: string; text: string; feedback?: string }
  const sorting = (odd: Item[], even: Item[]): BodyOf<'groups'> => ({
    kind: 'groups',
    groups: [
      { id: 'a', name: 'neparni', items: odd },
      { id: 'b', name: 'parni', items: even },
    ],
  })
  const [two, seven, nine] = ['2', '7', '9'].map((text, at) => ({ id: 'abc'[at] ?? '', text }))
  if (!two || !seven || !nine) throw new Error('missing')
  const BASE = sorting([seven, { ...nine, feedback: 'Ostatak je 1.' }], [two])

  test('have the reasons that two editors wrote of different items', () => {
    const mine = sorting([{ ...seven, feedback: 'Nije djeljiv s 2.' }, nine], [two])
    const theirs = sorting(
      [seven, { ...nine, feedback: 'Ostatak je 1.' }],
      [{ ...two, feedback: 'Djeljiv je s 2.' }],
    )
    const both = sorting(
      [{ ...seven, feedback: 'Nije djeljiv s 2.' }, nine],
      [{ ...two, feedback: 'Djeljiv je s 2.' }],
    )
    expect(joined(BASE, mine, theirs)).toEqual(agreed(both))
  })

  test('have one editor’s move and the other’s reason, also of a new item', () => {
    const mine = sorting([nine, { text: '11', feedback: 'Ostatak je 1.' }], [seven, two])
    const theirs = sorting([{ ...seven, feedback: 'Nije djeljiv s 2.' }, nine], [two])
    expect(joined(sorting([seven, nine], [two]), mine, theirs)).toEqual(
      agreed(
        sorting(
          [nine, { id: '', text: '11', feedback: 'Ostatak je 1.' }],
          [{ ...seven, feedback: 'Nije djeljiv s 2.' }, two],
        ),
      ),
    )
  })

  test('have a conflict for a reason that both changed', () => {
    const mine = sorting([seven, { ...nine, feedback: 'Moj.' }], [two])
    const theirs = sorting([seven, { ...nine, feedback: 'Njegov.' }], [two])
    expect(joined(BASE, mine, theirs)).toEqual({ mine, theirs, clashes: true })
  })

  test('have a conflict for a removed item whose reason the other changed', () => {
    const removed = sorting([seven], [two])
    const changed = sorting([seven, { ...nine, feedback: 'Njegov.' }], [two])
    expect(joined(BASE, removed, changed)).toEqual({
      ...{ mine: removed, theirs: changed, clashes: true },
    })
    expect(joined(BASE, changed, removed)).toEqual({
      ...{ mine: changed, theirs: removed, clashes: true },
    })
  })
})
