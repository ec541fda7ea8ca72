import { describe, expect, test } from 'vitest'
import { alwaysTwoRight } from '@/lib/editing/authoring/rules/always-two-right'
import { givenAwayKeys } from '@/lib/editing/authoring/rules/given-away-keys'
import { lessonMinutes } from '@/lib/editing/authoring/rules/lesson-minutes'
import { prerequisites } from '@/lib/editing/authoring/rules/prerequisites'
import { minutesOf } from '@/lib/editing/authoring/minutes'
import type { ImportedQuestion, QuestionBody } from '@/lib/content/questions/model'
import { remarksOf, seedLesson } from './seed-lessons'

const SLUG = 'binarni-brojevi'

const asked = (body: QuestionBody, index: number): ImportedQuestion => ({
  ...{ line: index + 1, key: `pitanje-${index}`, text: 'Što je točno?', body },
  ...{ explanation: null, isBonus: false, numbers: null, calculation: null },
})

const choices = (texts: string[], weights: number[]) =>
  texts.map((text, index) => ({ text, weight: weights[index] ?? 0, feedback: 'Razlog.' }))

/** Single choices whose right options are at these places, from 0. */
const singlesAt = (places: number[], texts = ['prvi', 'drugi', 'treći']) =>
  places.map((place, index) =>
    asked(
      {
        kind: 'single',
        choices: choices(
          texts,
          texts.map((_, at) => (at === place ? 100 : 0)),
        ),
      },
      index,
    ),
  )

/** Questions with this many right options each. */
const severalWith = (rights: number[]) =>
  rights.map((count, index) =>
    asked(
      {
        kind: 'several',
        choices: choices(
          ['a', 'b', 'c', 'd'],
          [0, 1, 2, 3].map((at) => (at < count ? 100 / count : -50)),
        ),
      },
      index,
    ),
  )

describe('keys that place or length give away', () => {
  const said = (questions: ImportedQuestion[]) =>
    remarksOf(givenAwayKeys, seedLesson(SLUG, { questions }))

  test.each([
    [[0, 0, 0, 0, 1], '1. mjestu u 4 od 5'],
    [[2, 2, 2, 2, 2, 1, 0], '3. mjestu u 5 od 7'],
    [[1, 1, 1], '2. mjestu u 3 od 3'],
    [[0, 0, 0, 0], '1. mjestu u 4 od 4'],
  ])('right options at %j', (places, sentence) => {
    expect(said(singlesAt(places))).toEqual([expect.stringContaining(sentence)])
  })

  test.each([[[0, 0, 0, 1, 2]], [[0, 0, 0, 1]], [[0, 0, 1]], [[0, 0]], [[0, 1, 2, 0, 1, 2]]])(
    'is silent about places %j',
    (places) => {
      expect(said(singlesAt(places))).toEqual([])
    },
  )

  const LONG_FIRST = ['točan odgovor koji opisuje sve', 'kratak', 'kraći']
  test('the longest option is right too often', () => {
    const questions = singlesAt([0, 0, 0, 0, 1], LONG_FIRST)
    expect(said(questions)).toContainEqual(expect.stringContaining('najdulji u 4 od 5'))
  })

  test('a sign more is not seen', () => {
    expect(said(singlesAt([0, 1, 2, 0, 1], ['točan', 'netoč', 'točno']))).toEqual([])
  })

  test.each([
    'prosti-i-slozeni-brojevi',
    'postotci',
    'hladni-rat',
    'imenice',
    'djeljivost-s-2-5-i-10',
  ])('is silent about %s', (slug) => {
    expect(remarksOf(givenAwayKeys, seedLesson(slug))).toEqual([])
  })

  test('a lesson of the seed whose longest options become right is named', () => {
    const { lesson } = seedLesson('geni-i-kromosomi')
    const questions = lesson.questions.map((question) => {
      if (question.body.kind !== 'single') return question
      const own = question.body.choices.map((choice) => {
        return choice.weight === 100
          ? { ...choice, text: `${choice.text}, ${'a to vrijedi uvijek '.repeat(6)}` }
          : choice
      })
      return { ...question, body: { ...question.body, choices: own } }
    })
    expect(remarksOf(givenAwayKeys, seedLesson('geni-i-kromosomi', { questions }))).toEqual([
      expect.stringContaining('Točan je odgovor najdulji u 6 od 6'),
    ])
  })
})

describe('questions with several right answers', () => {
  const said = (rights: number[]) =>
    remarksOf(alwaysTwoRight, seedLesson(SLUG, { questions: severalWith(rights) }))

  test.each([[[2, 2]], [[2, 2, 2, 2]]])('always two: %j', (rights) => {
    expect(said(rights)).toEqual([expect.stringContaining(`(${rights.length}) imaju točno dva`)])
  })

  test.each([[[2]], [[2, 3]], [[1, 2, 2]], [[3, 3]], [[]]])('is silent about %j', (rights) => {
    expect(said(rights)).toEqual([])
  })

  test.each(['ohmov-zakon', 'geografska-mreza'])('%s, with nothing but a pair', (slug) => {
    const pair = seedLesson(slug).lesson.questions.filter(
      ({ body }) =>
        body.kind === 'several' && body.choices.filter(({ weight }) => weight > 0).length === 2,
    )
    const questions = [...pair, ...pair].slice(0, 2)
    expect(remarksOf(alwaysTwoRight, seedLesson(slug, { questions }))).toHaveLength(1)
  })

  test.each(['postotci', 'osna-simetrija'])('is silent about %s', (slug) => {
    expect(remarksOf(alwaysTwoRight, seedLesson(slug))).toEqual([])
  })
})

describe('prerequisites', () => {
  const said = (slug: string, own: string[], priorKnowledge: string[] = []) =>
    remarksOf(prerequisites, seedLesson(slug, { prerequisites: own, priorKnowledge }))

  test('the first lesson of a unit needs some, unless it is the first of its book', () => {
    const missing =
      'Lekcija nema preduvjeta, a nije prva u udžbeniku: upiši ih u „preduvjeti” ili „predznanje”.'
    expect(said('tocka-pravac-i-ravnina', [])).toEqual([missing])
    expect(said('povrsina-trokuta', [])).toEqual([missing])
    expect(said('povrsina-trokuta', [], ['tablica množenja (2. razred)'])).toEqual([])
    expect(said('skup-i-njegovi-elementi', [])).toEqual([])
    expect(said('godisnja-doba', [])).toEqual([])
    // The one before it in its unit is needed anyway.
    expect(said('duljina-duzine', [])).toEqual([])
  })

  test('a later lesson of the same book can’t be needed', () => {
    expect(said('skup-i-njegovi-elementi', ['aritmeticka-sredina'])).toEqual([
      'Preduvjet aritmeticka-sredina dolazi u udžbeniku tek poslije ove lekcije.',
    ])
    expect(said('aritmeticka-sredina', ['skup-i-njegovi-elementi'])).toEqual([])
    expect(said('skup-i-njegovi-elementi', ['dijeljenje-s-ostatkom'])).toEqual([])
    expect(said('zbrajanje-do-20', ['oduzimanje-do-20'])).toHaveLength(1)
  })
})

describe('the minutes of a lesson', () => {
  const withQuestions = (count: number) =>
    seedLesson(SLUG, { questions: singlesAt(Array.from({ length: count }, () => 0)), checks: [] })

  test('are estimated from the script and the kinds of its questions', () => {
    const lesson = { ...seedLesson(SLUG).lesson, script: 'riječ '.repeat(180), checks: [] }
    const [check] = seedLesson(SLUG).lesson.checks
    const questions = [...singlesAt([0, 1]), ...severalWith([2, 2])]
    expect(minutesOf({ grade: 5, lesson: { ...lesson, questions } })).toBe(7)
    expect(minutesOf({ grade: 1, lesson: { ...lesson, questions } })).toBe(11)
    const checks = check ? [check, check] : []
    expect(minutesOf({ grade: 5, lesson: { ...lesson, questions, checks } })).toBe(13)
  })

  test.each([
    [15, true],
    [25, false],
    [80, false],
    [100, true],
    [0, false],
  ])('a lesson with %i choices is named: %s', (count, isNamed) => {
    expect(remarksOf(lessonMinutes, withQuestions(count))).toHaveLength(isNamed ? 1 : 0)
  })

  test.each(['glas-slovo-rijec', 'postotci', 'stari-egipat', 'kvadrat-i-kub-broja', 'imenice'])(
    'is silent about %s',
    (slug) => {
      expect(remarksOf(lessonMinutes, seedLesson(slug))).toEqual([])
    },
  )
})
