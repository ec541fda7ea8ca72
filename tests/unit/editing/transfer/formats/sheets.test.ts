import { describe, expect, test } from 'vitest'
import { unzipSync } from 'fflate'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { ANSWER_COLUMNS, QUESTION_COLUMNS } from '@/lib/editing/transfer/formats/sheet/columns'
import { EXAMPLES, HELP } from '@/lib/editing/transfer/formats/sheet/template'
import { questionRows, writeQuestionSheet } from '@/lib/editing/transfer/formats/sheet/write'
import { QUESTION_KINDS } from '@/lib/content/questions/model'
import { readBack, summarizeUpload } from '@/tests/support/formats'
import { excelOf, zipOf, type CellValue } from '@/tests/support/packages'

const KAHOOT_HEAD = [
  [null, 'Quiz template'],
  [null, 'Add questions, at least two answer alternatives, time limit and choose correct answers'],
  [],
  [
    '',
    'Question - max 120 characters',
    'Answer 1 - max 75 characters',
    'Answer 2 - max 75 characters',
  ]
    .concat('Answer 3 - max 75 characters', 'Answer 4 - max 75 characters')
    .concat('Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs')
    .concat('Correct answer(s) - choose at least one'),
]

test('Kahoot’s filled-in template', async () => {
  const bytes = excelOf(
    [
      ...KAHOOT_HEAD,
      [1, 'Koliko je 2 * 3?', 6, '5', null, null, 20, 1],
      [2, 'Koji su parni?', '2', '3', '4', null, 20, '1,3'],
      [3, 'A koji su parni ovdje?', 2, 4.5, 8, null, 20, 1.3],
      [4, 'Kada?', new Date(), '2', null, null, 20, 2],
      [5, 'Bez odgovora?', 'a', 'b', null, null, 20, null],
      [6, null, null, null, null, null, 20, null],
    ],
    5,
  )
  const { format, rows } = await summarizeUpload(bytes)
  const right = (...texts: string[]) => texts.map((text) => ({ text, feedback: null }))
  expect(format).toBe('kahoot')
  expect(rows).toMatchObject([
    { text: 'Koliko je 2 \\* 3?', body: { kind: 'single', choices: right('6', '5') } },
    { body: { kind: 'several', choices: [{ weight: 50 }, { weight: -50 }, { weight: 50 }] } },
    {
      body: {
        kind: 'several',
        choices: [{ text: '2' }, { text: '4,5' }, { text: '8', weight: 50 }],
      },
    },
    { errors: [expect.stringContaining('u datum')] },
    { errors: [expect.stringContaining('Correct answer')] },
  ])
})

test.each([
  ['1,5', 5],
  ['7', 7],
])('an invalid right answer of Kahoot is reported: %s', async (correct, place) => {
  const { rows } = await summarizeUpload(
    excelOf([...KAHOOT_HEAD, [1, 'Koji?', 'a', 'b', 'c', 'd', 20, correct]]),
  )
  expect(rows).toMatchObject([
    { errors: [`Stupac „Correct answer(s)” navodi odgovor ${place}, kojeg u tablici nema.`] },
  ])
})

describe('the project’s own sheet, as people fill it in', () => {
  const HEAD = ['Pitanje', 'VRSTA', 'Odgovor 1', 'Vrijedi 1', 'Odgovor 2', 'vrijedi 2', 'Bonus']
  test.each<[string, CellValue[], object]>([
    [
      'a kind is made of the answers',
      ['Koliko?', null, 6, 'Točno', 7.5, null],
      {
        body: {
          kind: 'single',
          choices: [
            { text: '6', weight: 100 },
            { text: '7,5', weight: 0 },
          ],
        },
      },
    ],
    [
      'two right answers share',
      ['Koji?', 'više točnih', 'a', 'TOCNO', 'b', 'točno'],
      { body: { kind: 'several', choices: [{ weight: 50 }, { weight: 50 }] } },
    ],
    [
      'a percentage that the spreadsheet took for a number',
      ['Koji?', 'više točnih', 'a', 1, 'b', -0.5],
      { body: { kind: 'several', choices: [{ weight: 100 }, { weight: -50 }] } },
    ],
    ['a statement in one cell', ['Tvrdnja', null, 'Netočno', null], { body: { isTrue: false } }],
    [
      'a Croatian number',
      ['Koliko?', 'Broj', '1.000', null, '2,9..3,1', 'netočno'],
      {
        body: {
          answers: [
            { low: 1000, high: 1000, weight: 100 },
            { low: 2.9, high: 3.1, weight: 0 },
          ],
        },
        warnings: ['Broj „1.000” pročitan je kao 1000.'],
      },
    ],
    ['an unknown kind', ['A?', 'esej', 'a', null], { errors: [expect.stringContaining('„esej”')] }],
    [
      'percentages as answers and as worth',
      ['Koliko je pola?', 'više točnih', { percent: 0.5 }, { percent: 1 }, { percent: 0.07 }, -0.5],
      {
        body: {
          choices: [
            { text: '50 %', weight: 100 },
            { text: '7 %', weight: -50 },
          ],
        },
      },
    ],
    [
      'a date',
      ['Koliko?', null, new Date(), 'točno', 'b'],
      { errors: [expect.stringContaining('datum')] },
    ],
    [
      'a formula without a value',
      ['Koliko?', null, { error: '#NAME?' }, 'točno', 'b'],
      { errors: [expect.stringContaining('#NAME?')] },
    ],
    [
      'a long number that was rounded',
      ['Koliko?', null, 12345678901234567890, 'točno', 'b'],
      { errors: [expect.stringContaining('zaokružio')] },
    ],
  ])('%s', async (_, row, expected) => {
    const { format, rows } = await summarizeUpload(excelOf([HEAD, row]))
    expect(format).toBe('sheet')
    expect(rows).toMatchObject([expected])
  })
})

test('the template’s examples cover every kind and column and can be published', async () => {
  const kinds = EXAMPLES.map((one) => ('body' in one ? one.body.kind : 'open'))
  expect(new Set(kinds)).toEqual(new Set([...QUESTION_KINDS, 'open']))
  expect(await readBack('sheet', EXAMPLES)).toEqual(EXAMPLES)
  const { rows } = questionRows(EXAMPLES)
  const [heads = [], ...examples] = rows
  const helped = HELP.map(([title]) => title)
  for (const { title } of Object.values({ ...QUESTION_COLUMNS, ...ANSWER_COLUMNS })) {
    const column = heads.findIndex((head) => head === title || head === `${title} 1`)
    const isOfBook = title === 'Lekcija' || title === 'Naslov lekcije'
    expect({ title, isShown: examples.some((row) => row[column]) }).toEqual({
      ...{ title, isShown: !isOfBook },
    })
    const group = `${title.replace(/ \d$/, '')} 1`
    expect(helped.some((name) => name === title || name.startsWith(group))).toBe(true)
  }
})

describe('ignored parts of a workbook are reported', () => {
  const HEAD = ['Pitanje', 'Vrsta', 'Odgovor 1', 'Autor', 'Izvor 2', 'Autor']
  const ROW = ['Broj 2 je paran.', null, 'Točno', 'Ana', null, null]

  test('columns', async () => {
    const { notes, rows } = await readUpload(excelOf([HEAD, ROW]))
    expect(rows).toHaveLength(1)
    expect(notes).toEqual(['Ovi stupci nisu uvezeni, Iskra ih ne poznaje: Autor, Izvor 2.'])
  })

  test('sheets; several are read as one', async () => {
    const parts: Uint8Array[] = []
    const sheet = (name: string, rows: (string | null)[][]) => ({ name, rows, widths: [9] })
    await writeQuestionSheet([], async (part) => parts.push(Buffer.from(part)), [
      sheet('Sedmi', [HEAD.slice(0, 3), ROW.slice(0, 3)]),
      sheet('Osmi', [HEAD.slice(0, 3), ROW.slice(0, 3)]),
      sheet('Bilješke', [['nešto']]),
      sheet('Primjeri', [HEAD, ROW]),
    ])
    const { notes, rows } = await readUpload(Buffer.concat(parts))
    expect(rows.map(({ question }) => question?.key)).toEqual([
      ...['broj-2-je-paran', 'broj-2-je-paran-2'],
    ])
    expect(notes).toEqual(['List „Bilješke” nije uvezen: nema stupce iz predloška.'])
  })

  test('pictures', async () => {
    const files = unzipSync(excelOf([...KAHOOT_HEAD, [1, 'Koji?', 'a', 'b', '', '', 20, 1]]))
    const { format, notes } = await readUpload(
      zipOf({ ...files, 'xl/media/image1.png': new Uint8Array(9) }),
    )
    expect(format).toBe('kahoot')
    expect(notes).toEqual([expect.stringContaining('Slike umetnute u tablicu nisu uvezene.')])
  })
})
