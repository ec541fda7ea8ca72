import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keepIds } from '@/lib/content/questions/kinds/keep-ids'
import { withExplicitOptionIds } from '@/lib/content/questions/kinds/option-sides'
import type { BodyOf, QuestionBody } from '@/lib/content/questions/model'
import { mergeRecordEdits } from '@/lib/editing/records/merge-record-edits'
import { agreed, joined } from './joined'

describe('an order', () => {
  const order = (items: Record<string, string>, more: string[] = []): BodyOf<'ordering'> => ({
    kind: 'ordering',
    items: [...Object.values(items), ...more],
    itemIds: [...Object.keys(items), ...more.map(() => '')],
  })
  const WRONG = order({ a: 'gusjenica', b: 'jaje', c: 'kukuljica', d: 'leptir' })
  const RIGHT = order({ b: 'jaje', a: 'gusjenica', c: 'kukuljica', d: 'leptir' })

  test('keeps one editor’s corrected key and the other’s corrected words', () => {
    const reworded = order({ a: 'gusjenica', b: 'jaje moljca', c: 'kukuljica', d: 'leptir' })
    const both = order({ b: 'jaje moljca', a: 'gusjenica', c: 'kukuljica', d: 'leptir' })
    expect(joined(WRONG, reworded, RIGHT)).toEqual(agreed(both))
    expect(joined(WRONG, RIGHT, reworded)).toEqual(agreed(both))
  })

  test('retyped row by row with the old ids equals a moved one', () => {
    const retyped = order({ a: 'jaje', b: 'gusjenica', c: 'kukuljica', d: 'leptir' })
    expect(joined(WRONG, retyped, RIGHT)).toEqual(agreed(RIGHT))
    const reworded = order({ a: 'gusjenica', b: 'jaje moljca', c: 'kukuljica', d: 'leptir' })
    const both = order({ b: 'jaje moljca', a: 'gusjenica', c: 'kukuljica', d: 'leptir' })
    expect(joined(WRONG, retyped, reworded)).toEqual(agreed(both))
  })

  test('has a conflict for the item that both corrected, and contains it once', () => {
    const mine = order({ b: 'jaje', a: 'gusjenica', c: 'čahura', d: 'leptir' })
    const theirs = order({ b: 'jaje', a: 'gusjenica', c: 'kukuljica (čahura)', d: 'leptir' })
    expect(joined(RIGHT, mine, theirs)).toEqual({ mine, theirs, clashes: true })
  })

  test('contains an added item and another’s move', () => {
    const mine = order({ a: 'gusjenica', b: 'jaje', c: 'kukuljica', d: 'leptir' }, ['smrt'])
    const both = order({ b: 'jaje', a: 'gusjenica', c: 'kukuljica', d: 'leptir' }, ['smrt'])
    expect(joined(WRONG, mine, RIGHT)).toEqual(agreed(both))
  })

  test('has a conflict when both add: their order is unknown', () => {
    const mine = order(named(RIGHT), ['smrt'])
    const theirs = order({ ...named(RIGHT), e: 'novo jaje' })
    expect(joined(RIGHT, mine, theirs)).toEqual({ mine, theirs, clashes: true })
  })

  test('contains an item once when its save succeeded but the response was lost', () => {
    const added = order(named(RIGHT), ['smrt'])
    const saved = order({ ...named(RIGHT), e: 'smrt' })
    expect(joined(RIGHT, added, saved)).toEqual(agreed(saved))
  })

  test('without ids, as in a fun quiz, is matched by words, and new items by position', () => {
    const bare = (...items: string[]): BodyOf<'ordering'> => ({ kind: 'ordering', items })
    const base = bare('gusjenica', 'jaje', 'leptir')
    const right = bare('jaje', 'gusjenica', 'leptir')
    const reworded = bare('gusjenica', 'jaje moljca', 'leptir')
    expect(joined(base, reworded, right)).toEqual(
      agreed(bare('jaje moljca', 'gusjenica', 'leptir')),
    )
    expect(joined(base, reworded, bare('gusjenica', 'jaje leptira', 'leptir')).clashes).toBe(true)
  })

  test('of a draft without ids is matched with the question’s new ids', () => {
    const bare: BodyOf<'ordering'> = { kind: 'ordering', items: ['jedan', 'dva', 'tri'] }
    const base = withExplicitOptionIds(bare)
    const [one = '', two = '', three = ''] = base.itemIds ?? []
    const theirs = { ...bare, items: ['dva', 'jedan', 'tri'], itemIds: [two, one, three] }
    const mine = { ...bare, items: ['jedan', 'dva!', 'tri'] }
    expect(joined(bare, mine, theirs).mine).toEqual({ ...theirs, items: ['dva!', 'jedan', 'tri'] })
  })

  const named = ({ items, itemIds = [] }: BodyOf<'ordering'>) =>
    Object.fromEntries(items.map((text, index) => [itemIds[index] ?? '', text]))
})

describe('a matching', () => {
  const pair = (id: string, left: string, rightId: string, right: string) => ({
    ...{ id, left, rightId, right },
  })
  const [CAT, DOG] = [pair('a', 'mačka', 'a', 'mijauče'), pair('b', 'pas', 'b', 'laje')]
  const matching = (
    pairs: BodyOf<'matching'>['pairs'],
    distractors: Record<string, string>,
  ): BodyOf<'matching'> => ({
    kind: 'matching',
    pairs,
    distractors: Object.values(distractors),
    distractorIds: Object.keys(distractors),
  })
  const BASE = matching([CAT, DOG], { c: 'muče', d: 'bleji' })

  test('has a conflict for a distractor that one corrected and the other removed', () => {
    const mine = matching([CAT, DOG], { c: 'muuu', d: 'bleji' })
    const theirs = matching([CAT, DOG], { d: 'bleji' })
    expect(joined(BASE, mine, theirs)).toEqual({ mine, theirs, clashes: true })
  })

  test('has a conflict for a distractor that both corrected', () => {
    const mine = matching([CAT, DOG], { c: 'muuu', d: 'bleji' })
    const theirs = matching([CAT, DOG], { c: 'muuče', d: 'bleji' })
    expect(joined(BASE, mine, theirs)).toEqual({ mine, theirs, clashes: true })
  })

  test('contains one’s added pair and drops the other’s removed distractor', () => {
    const added = { left: 'ovca', right: 'bleji' } as typeof CAT
    const mine = matching([CAT, DOG, added], { c: 'muče', d: 'bleji' })
    const theirs = matching([CAT, DOG], { c: 'muče' })
    expect(joined(BASE, mine, theirs)).toEqual(agreed(matching([CAT, DOG, added], { c: 'muče' })))
  })

  test('never gives a right side’s id to other words', () => {
    const swapped = matching([pair('a', 'mačka', 'b', 'laje'), pair('b', 'pas', 'a', 'mijauče')], {
      c: 'muče',
      d: 'bleji',
    })
    const mine = matching([pair('a', 'mačka', 'a', 'mijau'), DOG], { c: 'muče', d: 'bleji' })
    const merged = joined(BASE, mine, swapped)
    expect(merged).toMatchObject({ theirs: swapped, clashes: true })
    expect(merged.mine.pairs[0]).toEqual(mine.pairs[0])
  })

  test('has a conflict when both gave a distractor to different pairs', () => {
    const mine = matching([pair('a', 'mačka', 'c', 'muče'), DOG], { a: 'mijauče', d: 'bleji' })
    const theirs = matching([CAT, pair('b', 'pas', 'c', 'muče')], { b: 'laje', d: 'bleji' })
    expect(joined(BASE, mine, theirs)).toEqual({ mine, theirs, clashes: true })
  })
})

describe('a choice', () => {
  const choices = (kind: 'single' | 'several', weights: number[], texts = 'ABCD') => ({
    kind,
    choices: weights.map((weight, index) => ({
      ...{ id: 'abcd'[index], text: texts[index] ?? '', weight, feedback: null },
    })),
  })

  test('of one has a conflict when each marked another option, and keeps other changes', () => {
    const base = choices('single', [100, 50, 0]) as BodyOf<'single'>
    const mine = choices('single', [0, 100, 0], 'XBC') as BodyOf<'single'>
    const theirs = choices('single', [0, 50, 100], 'ABZ') as BodyOf<'single'>
    expect(joined(base, mine, theirs)).toEqual({
      mine: choices('single', [0, 100, 0], 'XBZ'),
      theirs: choices('single', [0, 50, 100], 'XBZ'),
      clashes: true,
    })
  })

  test('of one has a conflict when one marked an option and the other a new one', () => {
    const base = choices('single', [100, 0])
    const added = { text: 'novi', weight: 100, feedback: null }
    const mine = { ...base, choices: [...choices('single', [0, 0]).choices, added] }
    const merged = joined(base, mine as never, choices('single', [0, 100]) as never)
    expect(merged).toEqual({
      mine,
      theirs: {
        ...base,
        choices: [...choices('single', [0, 100]).choices, { ...added, weight: 0 }],
      },
      clashes: true,
    })
  })

  test('of several has a conflict when each made another option right', () => {
    const third = 33.33333
    const mine = choices('several', [third, third, third, -50])
    const theirs = choices('several', [third, third, -50, third])
    const merged = joined(choices('several', [50, 50, -50, -50]), mine, theirs)
    expect(merged).toEqual({ mine, theirs, clashes: true })
  })

  test('combines one’s key with the other’s words', () => {
    const base = choices('single', [100, 0])
    expect(joined(base, choices('single', [0, 100]), choices('single', [100, 0], 'XY'))).toEqual(
      agreed(choices('single', [0, 100], 'XY')),
    )
  })

  test('without ids is matched by words', () => {
    const bare = (...texts: string[]): BodyOf<'single'> => ({
      kind: 'single',
      choices: texts.map((text, index) => ({ text, weight: index ? 0 : 100, feedback: null })),
    })
    const merged = joined(bare('A', 'B', 'C'), bare('A', 'B!', 'C'), bare('A', 'C', 'B'))
    expect(merged).toEqual(agreed(bare('A', 'C', 'B!')))
  })
})

describe('a typed key', () => {
  const number = (low: number, high: number, feedback: string | null = null): QuestionBody => ({
    ...{ kind: 'number', unit: null, answers: [{ low, high, weight: 100, feedback }] },
  })

  test('is never a range with one end from each', () => {
    const [mine, theirs] = [number(4, 5), number(3, 4.5)]
    expect(joined(number(3, 5), mine, theirs)).toEqual({ mine, theirs, clashes: true })
  })

  test('combines one’s key with the other’s explanation', () => {
    expect(joined(number(3, 5), number(4, 5), number(3, 5, 'Zato.'))).toEqual(
      agreed(number(4, 5, 'Zato.')),
    )
  })

  test('never combines one’s text with a weight the other gave to another text', () => {
    const short = (text: string, weight: number): QuestionBody => ({
      ...{ kind: 'short', answers: [{ text, weight, feedback: null }] },
    })
    expect(joined(short('Ana', 100), short('Ena', 100), short('Ana', 50)).clashes).toBe(true)
  })
})

test('questions in a list, such as a fun quiz, merge alike', () => {
  const quiz = (...items: string[]) => ({
    questions: [{ _id: 'p', body: { kind: 'ordering', items } }],
  })
  const merged = mergeRecordEdits(
    quiz('gusjenica', 'jaje', 'leptir'),
    quiz('gusjenica', 'jaje moljca', 'leptir'),
    quiz('jaje', 'gusjenica', 'leptir'),
  )
  expect(merged.clashes).toEqual([])
  expect(merged.mine).toEqual(quiz('jaje moljca', 'gusjenica', 'leptir'))
})

test('whatever two editors do to an order, an id keeps its words unless one changed them', () => {
  const base = ['a', 'b', 'c', 'd']
  const edit = fc
    .tuple(fc.shuffledSubarray(base, { minLength: 2 }), fc.constantFrom(...base), fc.boolean())
    .map(([ids, changed, isNew]): BodyOf<'ordering'> => ({
      kind: 'ordering',
      items: [
        ...ids.map((id) => (id === changed ? `${id} drukčije` : id)),
        ...(isNew ? ['x'] : []),
      ],
      itemIds: [...ids, ...(isNew ? [''] : [])],
    }))
  const began: BodyOf<'ordering'> = { kind: 'ordering', items: base, itemIds: base }
  fc.assert(
    fc.property(edit, edit, (mine, theirs) => {
      const stored = keepIds(theirs, began)
      const { items, itemIds = [] } = joined(began, mine, withExplicitOptionIds(stored)).mine
      expect(itemIds).toHaveLength(items.length)
      const known = itemIds.filter(Boolean)
      expect(new Set(known).size).toBe(known.length)
      items.forEach((text, index) => {
        const id = itemIds[index] ?? ''
        if (base.includes(id)) expect(text[0]).toBe(id)
      })
    }),
  )
})
