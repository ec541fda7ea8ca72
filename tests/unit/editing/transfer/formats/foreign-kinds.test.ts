import { describe, expect, test } from 'vitest'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { summarizeUpload } from '@/tests/support/formats'
import { zipOf } from '@/tests/support/packages'

const text = (name: string, value: string) => `<${name}><text><![CDATA[${value}]]></text></${name}>`
const moodle = (...questions: string[]) =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${questions.join('')}</quiz>`)
const question = (type: string, ...parts: string[]) =>
  `<question type="${type}">${text('name', `Ime ${type}`)}${text('questiontext', '<p>Što?</p>')}${parts.join('')}</question>`
const answer = (fraction: number | string, value: string, more = '') =>
  `<answer fraction="${fraction}"><text>${value}</text>${text('feedback', 'Zato.')}${more}</answer>`

describe('an unsupported Moodle question type is reported', () => {
  test.each([
    ['description', 'Opis'],
    ['calculatedmulti', 'Računsko pitanje s višestrukim odgovorima'],
    ['ddimageortext', 'Povlačenje na sliku'],
    ['stack', 'stack'],
    ['constructor', 'constructor'],
  ])('%s', async (type, name) => {
    expect((await summarizeUpload(moodle(question(type)))).rows).toEqual([
      { name: `Ime ${type}`, errors: [`Vrsta „${name}” ne postoji u Iskri.`] },
    ])
  })
})

test.each([
  [
    '<p>Koja je <u>riječ</u> <span style="color:red">crvena</span>?</p>',
    'Koja je ++riječ++ crvena?',
    'boja „crvena”',
  ],
  ['<p>Gledaj.</p><video src="brod.mp4">Nema.</video>', 'Gledaj.', 'video „brod.mp4”'],
])(
  'unsupported text parts are reported, and the question becomes a draft: %s',
  async (html, markdown, what) => {
    const { rows } = await readUpload(
      moodle(
        question('truefalse', answer(100, 'true'), answer(0, 'false')).replace('<p>Što?</p>', html),
      ),
    )
    expect(rows).toMatchObject([
      {
        question: { text: markdown },
        lacks: [`Nije uvezeno: ${what}, u tekstu „${markdown}”.`],
      },
    ])
  },
)

test('Moodle questions with several fractions and tolerances', async () => {
  const { rows } = await summarizeUpload(
    moodle(
      question(
        'multichoice',
        '<single>false</single>',
        ...[answer('33.33333', 'a'), answer('33.33333', 'b'), answer('33.33333', 'c')],
        answer('-100', 'd'),
      ),
      question('multichoice', '<single>true</single>', answer(100, 'a'), answer(50, 'b')),
      question('numerical', answer(100, '3,14', '<tolerance>0.01</tolerance>')),
    ),
  )
  expect(rows).toMatchObject([
    { body: { kind: 'several', choices: [{ weight: 33.33333 }, {}, {}, { weight: -100 }] } },
    { body: { kind: 'single', choices: [{ weight: 100 }, { weight: 50 }] } },
    { body: { kind: 'number', answers: [{ low: 3.13, high: 3.15 }] } },
  ])
})

test.each([
  ['[html]<p>Koliko?</p> {=4#<b>Da</b> ~%-50%5#Ne}', { text: 'Koliko?' }],
  ['$CATEGORY: $course$/top/Zadano za 7.b\n\nSamo 2 + 2 = {#4:0.5}', { lesson: 'Zadano za 7.b' }],
  ['{{{', { errors: [expect.stringMatching(/./)] }],
  ['::c::Cloze {1:MC:=a~b} i {1:SA:=c}', { errors: [expect.stringMatching(/./)] }],
])('GIFT by other authors: %s', async (source, row) => {
  const { rows } = await summarizeUpload(Buffer.from(source.replaceAll('\n', '\r\n')))
  expect(rows).toMatchObject([row])
})

test('Aiken with Windows line ends and formulas', async () => {
  const source = 'Koliko je \\(\\frac{1}{2}\\)?\r\nA. 0,5\r\nB) 2\r\nANSWER: A\r\n\r\n'
  const { format, rows } = await summarizeUpload(Buffer.from(source.repeat(2)))
  expect(format).toBe('aiken')
  expect(rows).toMatchObject([
    { text: 'Koliko je $\\frac{1}{2}$?', body: { choices: [{ weight: 100 }, { weight: 0 }] } },
    { text: 'Koliko je $\\frac{1}{2}$?' },
  ])
})

test('an invalid Aiken answer is kept out of the next question', async () => {
  const source =
    'Parni?\nA. 2\nB. 4\nANSWER: A, B\n\nA) bez pitanja\nANSWER: riječi\nProst?\nA. 4\nB. 5\nANSWER: B\n'
  expect((await summarizeUpload(Buffer.from(source))).rows).toMatchObject([
    { name: 'Parni?', errors: ['U Aikenu odgovor ima točno jedno slovo: „ANSWER: A, B”.'] },
    { name: 'A) bez pitanja', errors: ['Ponuđeni odgovor stoji bez pitanja: „A) bez pitanja”.'] },
    {
      name: 'ANSWER: riječi',
      errors: ['U Aikenu odgovor ima točno jedno slovo: „ANSWER: riječi”.'],
    },
    { text: 'Prost?', body: { choices: [{ weight: 0 }, { weight: 100 }] } },
  ])
})

test.each(
  ['DragQuestion', 'Essay', 'ImageHotspotQuestion', 'MultiMediaChoice'].concat(
    'SortParagraphs',
    'Summary',
    'Video',
  ),
)('an unsupported H5P content is reported: %s', async (name) => {
  const content = { library: `H5P.${name} 1.10`, params: {}, metadata: { title: 'Naslov' } }
  const bytes = zipOf({
    'h5p.json': JSON.stringify({ mainLibrary: 'H5P.QuestionSet' }),
    'content/content.json': JSON.stringify({ questions: [content] }),
  })
  expect((await summarizeUpload(bytes)).rows).toEqual([
    { name: 'Naslov', errors: [`Vrsta „${name}” ne postoji u Iskri.`] },
  ])
})

describe('a text in another encoding', () => {
  const GIFT = '::k::Čiji je žućkasti đak š? {T#Ne.#Da.}'
  const XML = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><quiz>${question('truefalse', answer(100, 'true')).replace('Što?', 'Žućkasti šđČ?')}</quiz>`
  const single = (source: string, letters: Record<string, number>) =>
    Buffer.from([...source].map((sign) => letters[sign] ?? sign.charCodeAt(0)))
  const LATIN2 = { Č: 0xc8, č: 0xe8, ć: 0xe6, ž: 0xbe, Ž: 0xae, đ: 0xf0, š: 0xb9 }
  const WINDOWS = { ...LATIN2, ž: 0x9e, Ž: 0x8e, š: 0x9a }
  const wide = (source: string, isBig = false) => {
    const bytes = Buffer.from(`\uFEFF${source}`, 'utf16le')
    return isBig ? bytes.swap16() : bytes
  }

  test.each<[string, Uint8Array, RegExp | null]>([
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${GIFT}`), null],
    ['UTF-16 of Windows', wide(GIFT), null],
    ['UTF-16, the larger byte first', wide(GIFT, true), null],
    ['Windows 1250', single(GIFT, WINDOWS), /windows-1250/],
    ['ISO 8859-2', single(GIFT, LATIN2), /iso-8859-2/],
    ['XML in UTF-16', wide(XML('UTF-16')), null],
    ['XML in ISO 8859-2', single(XML('ISO-8859-2'), LATIN2), /iso-8859-2/],
    ['XML in Windows 1250', single(XML('windows-1250'), WINDOWS), /windows-1250/],
  ])('%s', async (_, bytes, note) => {
    const { rows, notes } = await readUpload(bytes)
    expect(rows[0]?.question?.text).toMatch(/^(?:Čiji je žućkasti đak š|Žućkasti šđČ)\?$/)
    expect(notes).toEqual(note ? [expect.stringMatching(note)] : [])
  })
})
