import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isKeyChanged } from '@/lib/content/questions/kinds/todays-key'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import { keepIds } from '@/lib/content/questions/kinds/keep-ids'
import {
  idsOfSide,
  sidesOf,
  withExplicitOptionIds,
} from '@/lib/content/questions/kinds/option-sides'
import { questionBodySchema, type BodyOf, type QuestionBody } from '@/lib/content/questions/model'
import { SAMPLES } from '../../../support/kinds'

const choice = (text: string, weight = 0) => ({ text, weight, feedback: null })
const single = (...texts: string[]): BodyOf<'single'> => ({
  kind: 'single',
  choices: texts.map((text, index) => choice(text, index ? 0 : 100)),
})

/** The text for each id of a body, side by side. */
const meanings = (body: QuestionBody) =>
  sidesOf(body).map((side) =>
    Object.fromEntries(idsOfSide(side).map((id, index) => [id, side.texts[index]])),
  )

describe('options of a file, matched by text', () => {
  test('keep their ids when an option is inserted first', () => {
    const kept = keepIds(single('Rijeka', 'Zagreb', 'Split'), single('Zagreb', 'Split'))
    expect(meanings(kept)).toEqual([{ c: 'Rijeka', a: 'Zagreb', b: 'Split' }])
  })

  test('change places together with their ids', () => {
    const kept = keepIds(single('Split', ' Zagreb '), single('Zagreb', 'Split'))
    expect(meanings(kept)).toEqual([{ b: 'Split', a: ' Zagreb ' }])
  })

  test('never pass their id on after a deletion', () => {
    const fewer = keepIds(single('Zagreb', 'Split'), single('Zagreb', 'Split', 'Pula'))
    expect(meanings(fewer)).toEqual([{ a: 'Zagreb', b: 'Split' }])
    const more = keepIds(single('Zagreb', 'Split', 'Zadar'), fewer)
    expect(meanings(more)).toEqual([{ a: 'Zagreb', b: 'Split', d: 'Zadar' }])
    // Ids are not released by an edition of another kind in between.
    const claim = keepIds(SAMPLES['true-false'].body, more)
    expect(meanings(keepIds(single('Osijek'), claim))).toEqual([{ e: 'Osijek' }])
  })

  test('have no explicit ids if all follow from the positions', () => {
    for (const { body } of Object.values(SAMPLES)) {
      expect(keepIds(body, null)).toEqual(body)
      expect(keepIds(withExplicitOptionIds(body), body)).toEqual(body)
    }
  })

  test('keep their ids between single choice and several answers', () => {
    const several = { ...single('Split', 'Zagreb'), kind: 'several' as const }
    expect(meanings(keepIds(several, single('Zagreb', 'Split')))).toEqual([
      { b: 'Split', a: 'Zagreb' },
    ])
  })

  test('keep their ids in a matching and in an ordering too', () => {
    const { body: pairs } = SAMPLES.matching
    const wanted = {
      ...pairs,
      pairs: [{ left: 'ovca', right: 'bleji' }, ...pairs.pairs],
      distractors: ['muče', 'bleji'],
    }
    expect(meanings(keepIds(wanted, pairs))).toEqual([
      { c: 'ovca', a: 'pas', b: 'mačka' },
      // New right sides leave some ids out, so that none is that of its left side.
      { a: 'laje', b: 'mijauče', c: 'muče', f: 'bleji', i: 'bleji' },
    ])
    const { body: order } = SAMPLES.ordering
    const kept = keepIds({ ...order, items: ['nulto', ...order.items] }, order)
    expect(meanings(kept)).toEqual([
      { e: 'nulto', c: 'prvo', b: 'drugo', d: 'treće', a: 'četvrto' },
    ])
  })
})

describe('options of a form, which contain ids', () => {
  test('keep their ids when their texts change', () => {
    const before = single('Zagreb', 'Split')
    const { choices } = withExplicitOptionIds(before)
    const sent = { ...before, choices: [choices[1], { ...choices[0], text: 'Grad Zagreb' }] }
    const kept = keepIds(questionBodySchema.parse(sent), before)
    expect(meanings(kept)).toEqual([{ b: 'Split', a: 'Grad Zagreb' }])
  })

  test('move with their texts when an editor retypes them in another order', () => {
    const { body: order } = SAMPLES.ordering
    const named = withExplicitOptionIds(order)
    const retyped = { ...named, items: order.items.toReversed() }
    expect(meanings(keepIds(retyped, order))).toEqual(meanings(order))
    const keyed = (body: QuestionBody) => ({ body, numbers: null })
    expect(isKeyChanged(keyed(order), keyed(keepIds(retyped, order)))).toBe(true)

    const pairs = withExplicitOptionIds(SAMPLES.matching.body)
    const [dog, cat] = pairs.pairs
    if (!dog || !cat) throw new Error('No pairs')
    const swapped = [
      { ...dog, right: cat.right },
      { ...cat, right: dog.right },
    ]
    expect(meanings(keepIds({ ...pairs, pairs: swapped }, pairs))).toEqual(meanings(pairs))
  })

  test('keep their ids beside an option with the same text', () => {
    const before = single('Zagreb', 'Split')
    const { choices } = withExplicitOptionIds(before)
    const sent = { ...before, choices: choices.map((one) => ({ ...one, text: 'Split' })) }
    expect(meanings(keepIds(sent, before))).toEqual([{ a: 'Split', b: 'Split' }])
  })

  test('get no ids that the question never had, and no id twice', () => {
    const before = single('Zagreb', 'Split')
    const sent = single('x', 'y', 'z')
    sent.choices = sent.choices.map((one, index) => ({ ...one, id: ['q', 'b', 'b'][index] }))
    expect(meanings(keepIds(sent, before))).toEqual([{ c: 'x', b: 'y', d: 'z' }])
    expect(meanings(keepIds(sent, null))).toEqual([{ a: 'x', b: 'y', c: 'z' }])
  })

  test('get their ids back from an older version', () => {
    const before = single('Zagreb', 'Split', 'Pula')
    const fewer = keepIds(single('Zagreb', 'Split'), before)
    expect(meanings(keepIds(withExplicitOptionIds(before), fewer))).toEqual(meanings(before))
  })
})

const text = fc.constantFrom('mačka', 'pas', 'riba', 'ptica', 'konj', 'krava')
const bodies: fc.Arbitrary<QuestionBody> = fc.oneof(
  fc.array(text, { maxLength: 5 }).map((texts) => single(...texts)),
  fc.array(text, { maxLength: 5 }).map((items) => ({ kind: 'ordering' as const, items })),
  fc
    .tuple(
      fc.array(fc.record({ left: text, right: text }), { maxLength: 4 }),
      fc.array(text, { maxLength: 2 }),
    )
    .map(([pairs, distractors]) => ({ kind: 'matching' as const, pairs, distractors })),
  fc.constant(SAMPLES.number.body),
)

test('after arbitrary edits, an id always means the same option', () => {
  fc.assert(
    fc.property(fc.array(bodies, { minLength: 2, maxLength: 12 }), (edits) => {
      const meant = new Map<string, string>()
      let stored: QuestionBody | null = null
      for (const wanted of edits) {
        stored = keepIds(wanted, stored)
        const kind = 'choices' in stored ? 'choice' : stored.kind
        for (const [side, found] of meanings(stored).entries()) {
          expect(Object.keys(found)).toHaveLength(sidesOf(stored)[side]?.texts.length ?? 0)
          for (const [id, said = ''] of Object.entries(found)) {
            const key = `${kind} ${side} ${id}`
            expect(meant.get(key) ?? said).toBe(said)
            meant.set(key, said)
          }
        }
        expect(keepIds(wanted, stored)).toEqual(stored)
        expect(keepIds(withExplicitOptionIds(stored), stored)).toEqual(stored)
      }
    }),
  )
})

test('a right answer stays right when an option is inserted before it', () => {
  const moved = keepIds(single('Rijeka', 'Zagreb'), single('Zagreb'))
  const kept = moved.choices.map((one) => ({ ...one, weight: one.text === 'Zagreb' ? 100 : 0 }))
  const body = { ...moved, choices: kept }
  expect(judgeAnswer(body, null, { kind: 'single', choice: 'a' }).outcome).toBe('right')
})
