import { describe, expect, test } from 'vitest'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import type { QuestionBody } from '@/lib/content/questions/model'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'

const text = (name: string, value: string) => `<${name}><text><![CDATA[${value}]]></text></${name}>`
const answer = (fraction: number, value: string, more = '') =>
  `<answer fraction="${fraction}"><text><![CDATA[${value}]]></text>${text('feedback', `Zato ${fraction}.`)}${more}</answer>`

async function rowOf(type: string, ...parts: string[]) {
  const { rows } = await readUpload(
    Buffer.from(
      `<quiz><question type="${type}">${text('name', 'k')}${text('questiontext', 'Što?')}${text('generalfeedback', 'Jer.')}${parts.join('')}</question></quiz>`,
    ),
  )
  const [row] = rows
  if (!row) throw new Error('no row')
  return row
}

describe('true or false', () => {
  test.each([
    ['in the words of another language', answer(100, 'Točno'), answer(0, 'Netočno'), true],
    ['in other words, the second one right', answer(0, 'Da'), answer(100, 'Ne'), false],
  ])('%s: the first answer is true, as in Moodle', async (_, first, second, isTrue) => {
    const { question, warnings } = await rowOf('truefalse', first, second)
    expect(question?.body).toEqual({
      kind: 'true-false',
      isTrue,
      rightFeedback: 'Zato 100.',
      wrongFeedback: 'Zato 0.',
    })
    expect(warnings).toEqual([
      'Odgovori nisu zapisani kao true i false: prvi je pročitan kao „Točno”, drugi kao „Netočno”.',
    ])
  })

  test('in Moodle’s words is accepted without a warning, in any order', async () => {
    const { question, warnings } = await rowOf('truefalse', answer(0, 'false'), answer(100, 'true'))
    expect(question?.body).toMatchObject({ isTrue: true })
    expect(warnings).toEqual([])
  })
})

test('a choice without a number of answers is a single choice, as in Moodle', async () => {
  const { question } = await rowOf('multichoice', answer(100, 'a'), answer(0, 'b'))
  expect(question?.body).toMatchObject({
    kind: 'single',
    choices: [{ weight: 100 }, { weight: 0 }],
  })
})

describe('units of a number', () => {
  const units = (...all: [name: string, multiplier: string][]) =>
    `<units>${all.map(([name, multiplier]) => `<unit><multiplier>${multiplier}</multiplier><unit_name>${name}</unit_name></unit>`).join('')}</units>`
  const numberOf = (all: string) =>
    rowOf('numerical', answer(100, '1.5', '<tolerance>0</tolerance>'), all)

  test('of the same quantity are accepted automatically', async () => {
    const { question, lacks, warnings } = await numberOf(units(['m', '1'], ['cm', '100.0']))
    const judge = (typed: string) =>
      judgeAnswer(question?.body as QuestionBody, null, { kind: 'number', text: typed }).outcome
    expect(['1,5 m', '150 cm', '1,5'].map(judge)).toEqual(['right', 'right', 'right'])
    expect([lacks, warnings]).toEqual([[], []])
  })

  test.each([
    ['another quantity', ['s', '2'], '„s” (množitelj 2)'],
    ['an unknown one', ['lakat', '2.5'], '„lakat” (množitelj 2,5)'],
    ['another ratio', ['cm', '10'], '„cm” (množitelj 10)'],
  ] as const)('%s is reported', async (_, other, named) => {
    const { question, lacks } = await numberOf(units(['m', '1'], [...other]))
    expect(question?.body).toMatchObject({ unit: 'm' })
    expect(lacks).toEqual([
      `Mjerna jedinica ${named} nije uvezena: odgovor u njoj ovdje ne bi bio priznat.`,
    ])
  })

  test('make a draft if none is the key’s', async () => {
    const { question, lacks } = await numberOf(units(['cm', '100']))
    expect(question?.body).toMatchObject({ unit: null, answers: [{ low: 1.5 }] })
    expect(lacks).toEqual([
      'Mjerna jedinica „cm” (množitelj 100) nije uvezena: odgovor u njoj ovdje ne bi bio priznat.',
    ])
  })

  test('with a penalty report its amount', async () => {
    const { warnings } = await numberOf(
      `${units(['m', '1'])}<unitgradingtype>1</unitgradingtype><unitpenalty>0.1000000</unitpenalty>`,
    )
    expect(warnings).toEqual([
      'Bodovanje mjerne jedinice (kazna 10 %) nije uvezeno: ovdje se jedinica smije izostaviti.',
    ])
  })
})

test('the explanation of an ordering in GIFT', async () => {
  const gift =
    '::Red::[html]Poredaj.{>4 CONTIGUOUS VERT ABSOLUTE TRUE ABCD\nprvi\ndrugi\ntreći\n#### Točno je "redom".\n}\n\n'
  const { rows } = await readUpload(Buffer.from(gift))
  expect(rows).toMatchObject([
    {
      question: { body: { items: ['prvi', 'drugi', 'treći'] }, explanation: 'Točno je "redom".' },
      errors: [],
    },
  ])
})

test('a category’s description is reported with its first question', async () => {
  const { rows } = await readUpload(
    Buffer.from(
      `<quiz><question type="category"><category><text>top/Vode</text></category><info format="html"><text>Za 5. razred.</text></info></question>${[
        'a',
        'b',
      ]
        .map(
          (name) =>
            `<question type="truefalse">${text('name', name)}${text('questiontext', 'Što?')}${answer(100, 'true')}${answer(0, 'false')}</question>`,
        )
        .join('')}</quiz>`,
    ),
  )
  expect(rows.map(({ warnings }) => warnings)).toEqual([
    ['Opis kategorije „Vode” nije uvezen: „Za 5. razred.”'],
    [],
  ])
})

describe('a weight', () => {
  test('may have a decimal comma', async () => {
    const { question } = await rowOf(
      'shortanswer',
      answer(100, 'Zagreb'),
      answer(50, 'grad').replace('"50"', '"50,0"'),
    )
    expect(question?.body).toMatchObject({ answers: [{ weight: 100 }, { weight: 50 }] })
  })

  test('that is no number is reported', async () => {
    const { errors } = await rowOf(
      'shortanswer',
      answer(100, 'Zagreb'),
      answer(50, 'grad').replace('"50"', '"pola"'),
    )
    expect(errors).toEqual(['Težina odgovora „pola” nije broj.'])
  })
})

describe('a matching', () => {
  const pair = (left: string, right: string) =>
    `<subquestion format="html">${text('x', left).replace(/<\/?x>/g, '')}<answer>${text('x', right).replace(/<\/?x>/g, '')}</answer></subquestion>`

  test('shows no tags on its right side', async () => {
    const { question } = await rowOf(
      'matching',
      ...[pair('voda', 'H<sub>2</sub>O'), pair('manje', '2 &lt; 3'), pair('sol', '*NaCl*')],
    )
    expect(question?.body).toMatchObject({
      pairs: [{ right: 'H₂O' }, { right: '2 < 3' }, { right: '\\*NaCl\\*' }],
    })
  })

  test('does not turn a right side into a distractor when a picture is lost', async () => {
    const { question, lacks } = await rowOf(
      'matching',
      ...[pair('<img src="lav.png">', 'lav'), pair('pas', 'Pas'), pair('mačka', 'Mačka')],
    )
    expect(question?.body).toMatchObject({
      pairs: [{ left: '(nije uvezeno)', right: 'lav' }, {}, {}],
      distractors: [],
    })
    expect(lacks).toEqual(['Slika „lav.png” nije uvezena.'])
  })
})
