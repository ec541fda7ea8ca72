import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkMarkdown } from '@/lib/platform/markdown/check'
import { textsOf } from '@/lib/content/questions/texts'
import type { GiftQuestion } from '@/lib/editing/transfer/export/write-gift'
import type { OpenQuestion } from '@/lib/editing/transfer/formats/model'
import { FORMATS, readBack } from '@/tests/support/formats'
import { questionArbitrary } from '../questions'

describe.each(FORMATS)('%s', (format) => {
  test('questions with all characters survive the round trip', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(questionArbitrary, { minLength: 1, maxLength: 3 }),
        async (list) => {
          const written = list.map((question, index) =>
            comparable({ ...question, key: `k${index}` }),
          )
          fc.pre(written.every(isTaken))
          expect(await readBack(format, written)).toEqual(written)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('so does a pair whose text has another line end than \\n', async () => {
    const pairs = [
      { left: 'a\u2028b', right: '\\\\' },
      { left: 'c', right: 'd\u2028e' },
    ]
    const body = { kind: 'matching' as const, pairs, distractors: [] }
    const question = {
      ...CHANGING,
      key: 'k',
      text: 'Spoji.',
      numbers: null,
      calculation: null,
      body,
    }
    expect(await readBack(format, [question])).toEqual([question])
  })
})

/** Characters that XML can't contain are removed from a file. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const comparable = (question: GiftQuestion): GiftQuestion =>
  JSON.parse(JSON.stringify(question), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(FORBIDDEN, '').trim() : value,
  ) as GiftQuestion

/** Imports accept no HTML and no formula that KaTeX rejects. */
const isTaken = ({ text, explanation, body, hints = [] }: GiftQuestion): boolean =>
  [text, explanation ?? '', ...hints, ...textsOf(body)].every(
    (one) => !checkMarkdown(one).faults.length,
  )

const CHANGING: GiftQuestion = {
  ...{ key: 'mnozenje', text: 'Koliko je ${a} \\cdot {b}$ cm?', explanation: 'To je {=a*b}.' },
  body: {
    kind: 'number',
    unit: 'cm',
    answers: [
      { formula: 'a*b', low: -0.5, high: 0.5, weight: 100, feedback: 'Tako je.' },
      { low: -Number.MAX_VALUE, high: Number.MAX_VALUE, weight: 0, feedback: 'Nije.' },
    ],
  },
  ...{ isBonus: true, numbers: 'a: 2..9\nb: 3, 5, 7\na < b', calculation: null },
  hints: ['Koliko je ${a} \\cdot 2$?', 'Zbroji {a} i {a}.'],
}

const PICTURES: GiftQuestion = {
  ...CHANGING,
  ...{ key: 'slike', text: '![Trokut s visinom](/slike/trokut) Koji?', numbers: null },
  explanation: '![Isti trokut](/slike/trokut)\n\nJer je tako.',
  body: {
    kind: 'single',
    choices: [
      { text: '![Visina](/slike/visina-2)', weight: 100, feedback: 'Da ![V](/slike/visina-2).' },
      { text: 'tekst', weight: 0, feedback: 'Ne.' },
    ],
  },
  ...{ isInKnowledgeBase: true, isDraft: true },
}

test.each(FORMATS)('exclusion from the knowledge base survives %s', async (format) => {
  const kept = { ...CHANGING, isInKnowledgeBase: false }
  expect(await readBack(format, [kept])).toEqual([kept])
})

test.each(FORMATS)('changing numbers, pictures and formatting survive %s', async (format) => {
  expect(await readBack(format, [CHANGING, PICTURES])).toEqual([CHANGING, PICTURES])
})

const OPEN: OpenQuestion[] = [
  {
    prompt: 'Zašto je $[a] = 5\\,\\%$?\n\nObjasni.',
    modelAnswer: 'Jer je {a} ~ 5: tako #piše.\n\n- i tako',
    keyPoints: [
      { point: 'a | b [c] 5 %25 %', words: ['3,5', 'a'] },
      { point: 'bez | riječi' },
      { point: 'u dva\nretka' },
    ],
  },
]

test.each(FORMATS)('an open question survives %s', async (format) => {
  expect(await readBack(format, OPEN)).toEqual(OPEN)
})
