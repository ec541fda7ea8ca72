import { describe, expect, test } from 'vitest'
import { withTodaysKey, isKeyChanged } from '@/lib/content/questions/kinds/todays-key'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import { keepIds } from '@/lib/content/questions/kinds/keep-ids'
import { MODELS } from '@/lib/content/questions/kinds/models'
import { withExplicitOptionIds } from '@/lib/content/questions/kinds/option-sides'
import type { BodyOf, QuestionBody } from '@/lib/content/questions/model'
import { withDrawnNumbers } from '@/lib/content/questions/numbers/with-drawn-numbers'

const plain = (body: QuestionBody) => ({ body, numbers: null })
const TITLE = { id: 'p', slug: 'p', text: 'T', explanation: null, isBonus: false }

describe('a question with changing numbers', () => {
  const NUMBERS = 'a: 2..9\nb: 20..98 korak 2'
  const ATTEMPTS = Array.from({ length: 200 }, (_, index) => `krug ${index}`)
  const bodyIn = (body: QuestionBody, attempt: string) =>
    withDrawnNumbers({ ...TITLE, body, numbers: NUMBERS }, attempt).body

  const pair = (left: string, right: string) => ({ left, right })
  const [TWICE, THRICE] = [pair('2·{a}', '{=2*a}'), pair('3·{a}', '{=3*a}')]
  const WRONG: BodyOf<'matching'> = {
    kind: 'matching',
    pairs: [TWICE, THRICE, pair('{b}:2', '{=a+b}')],
    distractors: ['{=b/2}'],
  }
  const RIGHT: BodyOf<'matching'> = {
    kind: 'matching',
    pairs: [TWICE, THRICE, pair('{b}:2', '{=b/2}')],
    distractors: ['{=a+b}'],
  }

  test('a matching is judged by the pairs that the pupil chose', () => {
    const asked = { body: WRONG, numbers: NUMBERS }
    const today = { body: keepIds(RIGHT, WRONG), numbers: NUMBERS }
    expect(isKeyChanged(asked, today)).toBe(true)
    const body = withTodaysKey(asked, today)
    if (!body) throw new Error('Nothing is judged anew')
    const outcomes = ATTEMPTS.map((attempt) => {
      const shown = withExplicitOptionIds(bodyIn(WRONG, attempt)) as BodyOf<'matching'>
      const [half = ''] = shown.distractorIds ?? []
      const [first, second, third] = shown.pairs
      const chosen = {
        [first?.id ?? '']: first?.rightId ?? '',
        [second?.id ?? '']: second?.rightId ?? '',
        [third?.id ?? '']: half,
      }
      const answer = { kind: 'matching' as const, pairs: chosen }
      return [shown, bodyIn(body, attempt)].map((one) => judgeAnswer(one, null, answer).outcome)
    })
    // In some draws two right sides are equal, and then interchangeable.
    expect(outcomes.filter(([before]) => before === 'partly').length).toBeGreaterThan(150)
    expect(outcomes.map(([, after]) => after)).toEqual(ATTEMPTS.map(() => 'right'))
  })

  test('an ordering is never corrected, since shown positions depend on the key', () => {
    const items = ['{a}', '{=a+b}', '{=a+b+b}', '{=100-a}']
    const before: BodyOf<'ordering'> = { kind: 'ordering', items }
    const [first = '', second = '', ...rest] = items
    const after = keepIds({ ...before, items: [second, first, ...rest] }, before)
    const [asked, today] = [before, after].map((body) => ({ body, numbers: NUMBERS }))
    expect(asked && today && [withTodaysKey(asked, today), isKeyChanged(asked, today)]).toEqual([
      null,
      false,
    ])
    // An ordering without numbers, or with ids of its items, is corrected like any other.
    expect(isKeyChanged(plain(before), plain(after))).toBe(true)
    expect(
      isKeyChanged({ body: withExplicitOptionIds(before), numbers: NUMBERS }, today as never),
    ).toBe(true)
  })

  test('with other numbers is another question', () => {
    const today = { body: keepIds(RIGHT, WRONG), numbers: 'a: 2..5\nb: 20..98 korak 2' }
    expect(isKeyChanged({ body: WRONG, numbers: NUMBERS }, today)).toBe(false)
  })
})

describe('the key of a short answer', () => {
  const short = (isCaseSensitive: boolean): QuestionBody => ({
    kind: 'short',
    answers: [{ text: 'Ana', weight: 100, feedback: null }],
    ...(isCaseSensitive && { isCaseSensitive: true as const }),
  })

  test('changes when case sensitivity changes', () => {
    expect(isKeyChanged(plain(short(true)), plain(short(false)))).toBe(true)
    expect(isKeyChanged(plain(short(false)), plain(short(true)))).toBe(true)
    expect(isKeyChanged(plain(short(true)), plain(short(true)))).toBe(false)
  })
})

test.each<[keyof typeof MODELS, string[]]>([
  ['single', ['choices']],
  ['several', ['choices']],
  ['true-false', ['isTrue']],
  ['short', ['answers', 'isCaseSensitive']],
  ['number', ['answers', 'unit']],
  ['matching', ['distractorIds', 'distractors', 'pairs']],
  ['ordering', ['itemIds', 'items']],
])(
  'a body of %s has no other parts that affect judging (add new ones to its key)',
  (kind, judging) => {
    // The required unit is not judged anew: a right answer in another unit stays right.
    const unjudged = ['kind', 'retired', 'salt', 'wrongFeedback', 'rightFeedback', 'isUnitAsked']
    const parts = Object.keys(MODELS[kind].body.shape).filter((part) => !unjudged.includes(part))
    expect(parts.toSorted()).toEqual(judging)
  },
)
