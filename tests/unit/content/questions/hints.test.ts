import { describe, expect, test } from 'vitest'
import { hintWarnings } from '@/lib/content/questions/hints'
import {
  toHintedQuestion,
  toPublicQuestion,
  type ImportedQuestion,
  type QuestionBody,
} from '@/lib/content/questions/model'
import { withDrawnNumbers } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { toGift } from '@/lib/editing/transfer/export/write-gift'
import { parseGift } from '../../../support/parse-gift'

const SUM = '::zbroj::Koliko je $7 + 8$? {=15#Da.\n=%0%16#Korak previše.\n####Petnaest.}'
const parse = (source: string) => parseGift(source, 'pitanja.gift')
const hintsIn = (source: string) => parse(source).questions.map(({ hints }) => hints)

describe('the comments above a question', () => {
  test('hold its hints, one step each, in their order', () => {
    const source = `// uputa: Koliko ti treba do $10$?\n//  Uputa :  Ostatak   dodaj. \n${SUM}`
    expect(parse(source)).toMatchObject({ errors: [], warnings: [] })
    expect(hintsIn(source)).toEqual([['Koliko ti treba do $10$?', 'Ostatak dodaj.']])
  })

  test('may also hold tags; what looks like a tag in a hint is none', () => {
    const [question] = parse(
      `// [tag:bonus]\n// uputa: Piši [tag:nacrt] {ovako}: ~#=\n${SUM}`,
    ).questions
    expect(question).toMatchObject({ isBonus: true, hints: ['Piši [tag:nacrt] {ovako}: ~#='] })
    expect(question).not.toHaveProperty('isDraft')
  })

  test('belong to no question after a blank line', () => {
    expect(hintsIn(`// uputa: Ničija.\n\n${SUM}`)).toEqual([undefined])
  })

  test.each([
    ['// uputa: a\n// uputa: b\n// uputa: c\n// uputa: d', 5, 'najviše 3 upute'],
    ['// uputa: a\n// uputa:   ', 3, 'Uputa 2 je prazna.'],
    [`// uputa: ${'a'.repeat(301)}`, 2, 'Uputa 1 je dulja od 300 znakova.'],
  ])('%j is refused with its line', (comments, line, message) => {
    const { questions, errors } = parse(`\n${comments}\n${SUM}`)
    expect(questions).toEqual([])
    expect(errors).toHaveLength(1)
    expect(errors[0]).toEqual({ line, message: expect.stringContaining(message) })
  })

  test('are written and read back', () => {
    const hints = ['Koliko je $\\frac{a}{b} \\neq 1$ {ovo}?', 'Drugi // korak: 12:30']
    const [question] = parse(SUM).questions as [ImportedQuestion]
    expect(hintsIn(toGift([{ ...question, hints }]))).toEqual([hints])
  })
})

const HALF: ImportedQuestion & { id: string; slug: string; numbers: string } = {
  ...{ id: 'a', slug: 'pola', line: 1, key: 'pola', text: 'Polovina od {a}?', explanation: null },
  ...{ isBonus: false, calculation: null, numbers: 'a: 20..90 korak 2', hints: ['{a} kuna?'] },
  body: {
    kind: 'number',
    unit: null,
    answers: [{ low: 0, high: 0, formula: 'a/2', weight: 100, feedback: null }],
  },
}

test('hints have the numbers of the attempt', () => {
  const [one, other] = ['prvi', 'drugi'].map((attempt) => {
    const { hints, text } = withDrawnNumbers(HALF, attempt)
    expect(hints).toEqual([`${/\d+/.exec(text)?.[0]} kuna?`])
    return hints
  })
  expect(one).not.toEqual(other)
})

test('only a hinted question shows its hints', () => {
  const question = withDrawnNumbers(HALF, null)
  const render = (text: string) => `<p>${text}</p>`
  expect(toPublicQuestion(question, render)).not.toHaveProperty('hints')
  expect(toHintedQuestion(question, render).hints).toEqual([`<p>${question.hints?.[0]}</p>`])
  expect(toHintedQuestion({ ...question, hints: [] }, render)).not.toHaveProperty('hints')
})

describe('a hint that contains the answer', () => {
  const single: QuestionBody = {
    kind: 'single',
    choices: [
      { text: '**Zagreb**', weight: 100, feedback: null },
      { text: 'Split', weight: 0, feedback: null },
    ],
  }
  const short: QuestionBody = {
    kind: 'short',
    answers: [{ text: 'zbroj', weight: 100, feedback: null }],
  }
  const number: QuestionBody = {
    kind: 'number',
    unit: null,
    answers: [{ low: 2.5, high: 2.5, weight: 100, feedback: null }],
  }
  const large: QuestionBody = {
    kind: 'number',
    unit: null,
    answers: [{ low: 12_345, high: 12_345, weight: 100, feedback: null }],
  }
  const told = (body: QuestionBody, ...hints: string[]) => hintWarnings([{ body, hints }])

  test.each([
    [single, 'Nije Split, nego zagreb.'],
    [short, 'Rezultat zbrajanja je ZBROJ, sjeti se.'],
    [number, 'Rezultat je 2,5, a ne 3.'],
    [number, 'Rezultat je $2{,}5$.'],
    [large, 'Rezultat je $12\\,345$.'],
  ])('of %j is named: %s', (body, hint) => {
    expect(told(body, 'Čista.', hint)).toEqual(['Uputa 2 sadrži točan odgovor.'])
  })

  test.each([
    [single, 'Ondje teče Sava, a stanovnici su Zagrepčani.'],
    [short, 'Kako se zove rezultat zbrajanja?'],
    [number, 'Podijeli 12,5 s 5.'],
    [number, 'Kreni od $-2{,}5$ ili −2,5.'],
    [{ kind: 'true-false', isTrue: true, wrongFeedback: null, rightFeedback: null }, 'Točno?'],
  ] as [QuestionBody, string][])('is not seen in %j: %s', (body, hint) => {
    expect(told(body, hint)).toEqual([])
  })

  test('in most draws is warned of, a number that is equal by chance is not', () => {
    const warningsOf = (hint: string) => {
      const source = `// [tag:brojevi=a: 20..90 korak 2]\n// uputa: ${hint}\n::k::Pola od \\{a\\}? {\n=\\{\\=a/2\\}#Da.\n####To je \\{\\=a/2\\}.\n}`
      return parse(source).warnings.map(({ message }) => message)
    }
    expect(warningsOf('To je {=a/2}.')).toEqual(['k: Uputa 1 sadrži točan odgovor.'])
    expect(warningsOf('Nije 20, nego pola od {a}.')).toEqual([])
  })
})
