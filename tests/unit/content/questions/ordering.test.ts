import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withShuffledOptions } from '@/lib/content/questions/kinds/answers'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import { orderPlaceInWords } from '@/lib/content/questions/kinds/ordering/place-in-words'
import { shownItems } from '@/lib/content/questions/kinds/ordering/model'
import { toPublicQuestion } from '@/lib/content/questions/model'
import { SAMPLES } from '../../../support/kinds'

const { body } = SAMPLES.ordering
const judge = (order: string[]) => judgeAnswer(body, 'Zato.', { kind: 'ordering', order })

describe('an answer', () => {
  it.each<[string, string, number, string[]]>([
    ['cbda', 'right', 1, []],
    ['cbad', 'partly', 0.5, ['Na svojem mjestu: 2 od 4.']],
    ['cdab', 'partly', 0.25, ['Na svojem mjestu: 1 od 4.']],
    ['bdac', 'wrong', 0, ['Na svojem mjestu: 0 od 4.']],
  ])('%s is %s', (order, outcome, score, feedback) => {
    expect(judge([...order])).toMatchObject({
      ...{ outcome, score, feedback, explanation: 'Zato.' },
      correct: { kind: 'ordering', order: ['c', 'b', 'd', 'a'] },
    })
  })

  it('marks each item by its position', () => {
    expect(judge([...'cbad'])).toMatchObject({
      marks: { c: 'right', b: 'right', a: 'wrong', d: 'wrong' },
    })
  })

  it.each([[[]], [['c', 'b', 'd']], [['c', 'b', 'd', 'd']], [['c', 'b', 'd', 'e']]])(
    '%j is not judged',
    (order) => expect(judge(order).outcome).toBe('invalid'),
  )
})

const lists = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 9 }), {
  minLength: 3,
  maxLength: 8,
})

describe('the shown items', () => {
  it('are never in the right order for any rotation, and always the same for a seed', () => {
    fc.assert(
      fc.property(lists, fc.string(), fc.nat(), (items, salt, seed) => {
        const head = {
          id: 'id',
          slug: '',
          text: '',
          explanation: null,
          isBonus: false,
          isDrawn: false,
        }
        const ordering = { kind: 'ordering' as const, items, salt }
        const question = toPublicQuestion({ ...head, body: ordering }, (text) => text)
        const shown = withShuffledOptions(question, seed)
        const texts = shown.kind === 'ordering' ? shown.items.map(({ html }) => html) : []
        expect(texts).not.toEqual(items)
        expect(texts.toSorted()).toEqual(items.toSorted())
        expect(withShuffledOptions(question, seed)).toEqual(shown)
      }),
    )
  })

  it('are shuffled by their texts and not by the key: most keys give the same order', () => {
    const shown = shownItems(body)
    const orders = [body.items, body.items.toReversed(), ['treće', 'prvo', 'drugo', 'četvrto']]
    for (const items of orders) expect(shownItems({ ...body, items })).toEqual(shown)
  })
})

it('a place is said as a neuter ordinal, to the most items of a question', () => {
  const places = [1, 3, 7, 11, 20, 21].map(orderPlaceInWords)
  expect(places.join(', ')).toBe(
    'prvo mjesto, treće mjesto, sedmo mjesto, jedanaesto mjesto, dvadeseto mjesto, 21. mjesto',
  )
})
