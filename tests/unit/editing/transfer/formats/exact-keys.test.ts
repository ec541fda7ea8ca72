import { describe, expect, test } from 'vitest'
import { correctAnswer, judgeAnswer } from '@/lib/content/questions/kinds/judges'
import { readKey } from '@/lib/content/questions/kinds/number/key'
import type { QuestionBody } from '@/lib/content/questions/model'
import { rational } from '@/lib/platform/hr/rational'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { FORMATS, readBack } from '@/tests/support/formats'
import { excelOf, type CellValue } from '@/tests/support/packages'

async function rowOf(bytes: Uint8Array) {
  const { rows } = await readUpload(bytes)
  const [row] = rows
  if (!row) throw new Error('no row')
  return row
}

const outcomeOf = (body: QuestionBody | undefined, text: string) =>
  body &&
  judgeAnswer(body, null, { kind: body.kind === 'short' ? 'short' : 'number', text }).outcome

const shownOf = (body: QuestionBody | undefined) => {
  const correct = body && correctAnswer(body)
  return correct && 'text' in correct ? correct.text.replace('\u00a0', ' ') : null
}

const HEAD = ['Pitanje', 'Vrsta', 'Objašnjenje', 'Jedinica', 'Odgovor 1']
const sheet = (key: CellValue, unit: string | null = null) =>
  rowOf(excelOf([HEAD, ['Koliko?', 'broj', 'Zato.', unit, key]]))

describe('the key in a cell', () => {
  test.each<[CellValue, string | null, string, string[]]>([
    ['1/3', null, '1/3', ['1/3', '2/6']],
    [0.30000000000000004, null, '0,3', ['0,3', '3/10']],
    [{ number: 0.1 + 0.2, format: '0.00' }, null, '0,30', ['0,3', '0,30']],
    ['007', null, '007', ['7', '007']],
    [{ number: 7, format: '000' }, null, '007', ['7']],
    ['1,50', '€', '1,50 €', ['1,5', '1,50 €']],
    [{ number: 1.5, format: '0.00' }, '€', '1,50 €', ['1,5']],
    ['1.234,50 €', null, '1234,50 €', ['1234,5', '1.234,50 €']],
    [{ number: 1234.5, format: '#,##0.00 "€"' }, null, '1234,50 €', ['1234,5 €']],
    [{ percent: 0.25 }, '%', '25 %', ['25', '25 %', '25 posto']],
    [{ percent: 0.07 }, null, '7 %', ['7', '7 %']],
    ['1991', null, '1991', ['1991', '1991. godine']],
    ['1/3 ± 0,01', null, '1/3', ['1/3', '0,33']],
    ['3,14 ± 0,01', null, 'od 3,13 do 3,15', ['3,14', '22/7']],
  ])('%j in %s is shown as %s', async (key, unit, shown, right) => {
    const { question, errors, lacks } = await sheet(key, unit)
    expect({ errors, lacks }).toEqual({ errors: [], lacks: [] })
    expect(shownOf(question?.body)).toBe(shown)
    for (const text of right)
      expect([text, outcomeOf(question?.body, text)]).toEqual([text, 'right'])
  })

  test('an infinite decimal stays a draft, and another unit is rejected', async () => {
    expect((await sheet(1 / 3)).lacks).toEqual([expect.stringMatching(/previše decimala/)])
    expect((await sheet('25 %', 'cm')).errors).toEqual([
      expect.stringMatching(/^Jedinica odgovora/),
    ])
  })
})

const moodle = (inner: string) =>
  rowOf(
    Buffer.from(
      `<quiz><question type="shortanswer"><name><text>a</text></name><questiontext format="markdown"><text>Simbol?</text></questiontext>${inner}</question></quiz>`,
    ),
  )

test.each([
  ['<usecase>1</usecase>', 'wrong'],
  ['<usecase>0</usecase>', 'right'],
  ['', 'right'],
])('Moodle with %s: the same letters in lower case are %s', async (usecase, outcome) => {
  const row = await moodle(`${usecase}<answer fraction="100"><text>Ana</text></answer>`)
  expect(outcomeOf(row.question?.body, 'ana')).toBe(outcome)
})

test('an old Ð and a ligature become plain letters', async () => {
  const row = await moodle('<answer fraction="100"><text>\u00d0akovo, \ufb01lm</text></answer>')
  expect(shownOf(row.question?.body)).toBe('Đakovo, film')
})

const right = { weight: 100, feedback: 'Tako je.' }
const number = (...texts: string[]): QuestionBody => ({
  kind: 'number',
  unit: 'cm',
  answers: texts.map((text, index) => ({
    ...{ low: 0, high: 0, ...readKey(text, rational(BigInt(index), 100n)) },
    ...(index ? { weight: 0, feedback: 'Ne.' } : right),
  })),
})

describe.each(FORMATS)('%s', (format) => {
  test.each<[string, QuestionBody]>([
    ['fractions and spellings', number('1/3', '2/3', '007', '1,50')],
    ['plain numbers', number('3,5', '12')],
    [
      'capitals that count',
      { kind: 'short', isCaseSensitive: true, answers: [{ text: 'Ana', ...right }] },
    ],
  ])('brings back %s', async (_, body) => {
    const question = {
      ...{ key: 'kljuc', text: 'Koliko?', body, explanation: 'Zato.', isBonus: false },
      ...{ numbers: null, calculation: null },
    }
    expect(await readBack(format, [question])).toMatchObject([{ body }])
  })
})

const gift = (answers: string) => rowOf(Buffer.from(`::k::Koliko?{#${answers}}`))

test.each([
  ['12345678901234567890', '12345678901234567890'],
  [
    '\n=7#Da, a ne \\=12345678901234567890.\n=%50%0.12345678901234567891#Ne.\n',
    '0.12345678901234567891',
  ],
  ['1..12345678901234567891', '12345678901234567891'],
  ['=-9007199254740993:0', '-9007199254740993'],
])('a GIFT number that would be rounded is rejected by name: %s', async (answers, named) => {
  expect((await gift(answers)).errors).toEqual([
    `Broj ${named} ima previše znamenki: bio bi zaokružen.`,
  ])
})

test.each(['125', '0.1', '9007199254740992', '3.14159265358979323846:0.01', '1e3', '-2.50..0'])(
  'a GIFT number that is exact or covered by a tolerance is accepted: %s',
  async (answers) => {
    expect((await gift(answers)).errors).toEqual([])
  },
)
