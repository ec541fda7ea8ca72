import { describe, expect, test } from 'vitest'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { summarizeUpload } from '@/tests/support/formats'

const text = (name: string, value: string, more = '') =>
  `<${name}><text><![CDATA[${value}]]></text>${more}</${name}>`
const question = (type: string, ...parts: string[]) =>
  `<question type="${type}">${text('name', type)}${text('questiontext', 'Što?')}${parts.join('')}</question>`
const answer = (fraction: number, value: string, more = '') =>
  `<answer fraction="${fraction}"><text>${value}</text>${text('feedback', 'Zato.')}${more}</answer>`
const xml = (...questions: string[]) => Buffer.from(`<quiz>${questions.join('')}</quiz>`)

describe.each([
  ['GIFT', (key: string) => Buffer.from(`::k::Što? {=${key}#Da. ####Jer.}`)],
  ['XML', (key: string) => xml(question('shortanswer', answer(100, key)))],
])('a star in a short answer of %s', (_, file) => {
  test.each(['*Lovrak*', 'kuć*', 'b*k'])(
    '%s is no key: its question becomes a draft',
    async (key) => {
      const { rows } = await readUpload(file(key))
      expect(rows[0]?.question?.body).toMatchObject({ answers: [{ text: key }] })
      expect(rows[0]?.lacks).toContainEqual(
        expect.stringContaining(`Zvjezdica u odgovoru „${key}”`),
      )
    },
  )

  test('is literal after a backslash', async () => {
    const { rows } = await readUpload(file('3\\*4'))
    expect(rows[0]?.question?.body).toMatchObject({ answers: [{ text: '3*4' }] })
    expect(rows[0]?.lacks).not.toContainEqual(expect.stringContaining('Zvjezdica'))
  })
})

test('a separate comment gives its tag to no question', async () => {
  const { rows } = await readUpload(Buffer.from('// [tag:bonus]\n\n::k::Da? {T#Ne.#Da.}'))
  expect(rows).toMatchObject([{ question: { key: 'k', isBonus: false } }])
})

test('hints that Moodle can hold and a question here can not are named', async () => {
  const hints = ['<p>Prvo <b>zbroji</b>.</p>', '', 'a'.repeat(301), 'Drugo.', 'Treće.', 'Četvrto.']
  const written = hints.map((one) => text('hint', one).replace('<hint>', '<hint format="html">'))
  const { rows } = await readUpload(xml(question('shortanswer', answer(100, 'x'), ...written)))
  expect(rows[0]?.question?.hints).toEqual(['Prvo **zbroji**.', 'Drugo.', 'Treće.'])
  expect(rows[0]?.warnings).toEqual(['Uvezena su najviše 3 savjeta (hint), svaki do 300 znakova.'])
})

test('an ordering as Moodle writes it in GIFT', async () => {
  const gift = `// question: 4  name: Red\n::Red::[html]<p>Poredaj: od manjeg.</p>{>3 ALL VERTICAL ABSOLUTE_POSITION SHOW NONE\n<p>x = 1</p>\n2\n3\n}`
  const { rows } = await summarizeUpload(Buffer.from(gift))
  expect(rows).toMatchObject([
    {
      key: 'Red',
      text: 'Poredaj: od manjeg.',
      body: { kind: 'ordering', items: ['x = 1', '2', '3'] },
    },
  ])
})

test.each([
  ['{#=1.0E-7:0#Da. ####Jer.}', 1e-7, 1e-7],
  ['{#=2.5e3:1.0E+1 ####Jer.}', 2490, 2510],
])('GIFT %s is read exactly', async (answers, low, high) => {
  const { rows } = await summarizeUpload(Buffer.from(`::k::Koliko? ${answers}`))
  expect(rows).toMatchObject([{ body: { answers: [{ low, high }] } }])
})

test.each([
  ['1.0E-7', '0', 1e-7, 1e-7],
  ['1.005', '0.0050000000000003', 1, 1.01],
  ['.5', '.25', 0.25, 0.75],
])('XML %s with tolerance %s is read exactly', async (key, tolerance, low, high) => {
  const more = `<tolerance>${tolerance}</tolerance>`
  const { rows } = await summarizeUpload(xml(question('numerical', answer(100, key, more))))
  expect(rows).toMatchObject([{ body: { answers: [{ low, high }] } }])
})

test('lost points and graded units are reported', async () => {
  const { rows } = await summarizeUpload(
    xml(
      question(
        ...['numerical', '<defaultgrade>2.0000000</defaultgrade>'],
        ...['<unitgradingtype>1</unitgradingtype>', answer(100, '5')],
      ),
      question('truefalse', '<defaultgrade>1.0000000</defaultgrade>', answer(100, 'true')),
    ),
  )
  expect(rows.map(({ warnings }) => warnings)).toEqual([
    [
      'Bodovi (2) nisu uvezeni: pitanje ovdje vrijedi jedan bod, a bonus pet.',
      'Bodovanje mjerne jedinice nije uvezeno: ovdje se jedinica smije izostaviti.',
    ],
    undefined,
  ])
})

describe('a description', () => {
  const NOTE = 'Opis „description” stoji sada na početku ovoga pitanja.'
  test('precedes the question that follows it', async () => {
    const { rows } = await summarizeUpload(
      xml(question('description'), question('truefalse', answer(100, 'true'))),
    )
    expect(rows).toMatchObject([{ key: 'truefalse', text: 'Što?\n\nŠto?', warnings: [NOTE] }])
  })

  test('in GIFT too', async () => {
    const { rows } = await summarizeUpload(
      Buffer.from('::description::Pročitaj.\n\n::k::Da? {T#Ne.#Da.}'),
    )
    expect(rows).toMatchObject([{ key: 'k', text: 'Pročitaj.\n\nDa?', warnings: [NOTE] }])
  })

  test('without a following question is reported', async () => {
    const { rows } = await summarizeUpload(xml(question('description')))
    expect(rows).toEqual([{ name: 'description', errors: ['Vrsta „Opis” ne postoji u Iskri.'] }])
  })
})

describe('an essay', () => {
  test('with an answer and points for graders is an open question', async () => {
    const info =
      '<graderinfo format="html"><text><![CDATA[<ul><li>sunce</li><li>para</li></ul>]]></text></graderinfo>'
    const { rows } = await readUpload(
      xml(question('essay', text('generalfeedback', 'Voda ispari.'), info)),
    )
    expect(rows).toMatchObject([
      {
        errors: [],
        open: {
          prompt: 'Što?',
          modelAnswer: 'Voda ispari.',
          keyPoints: [{ point: 'sunce' }, { point: 'para' }],
        },
      },
    ])
  })
})

test('a Cloze in GIFT is reported as such', async () => {
  const { rows } = await summarizeUpload(Buffer.from('::c::Grad je {1:SHORTANSWER:=Zagreb~Split}.'))
  expect(rows).toMatchObject([
    { errors: ['Vrsta „Umetnuti odgovori (Cloze)” ne postoji u Iskri.'] },
  ])
})

test('several left sides may share a right side', async () => {
  const { rows } = await summarizeUpload(
    Buffer.from('::k::Spoji. {=pas -> sisavac =mačka -> sisavac =guska -> ptica ####Jer.}'),
  )
  expect(rows).toMatchObject([
    { body: { kind: 'matching', pairs: [{}, { right: 'sisavac' }, {}] } },
  ])
  expect(rows[0]).not.toHaveProperty('lacks')
})

test('a formula in Moodle’s brackets is recognized in any text format', async () => {
  const gift = '::k::Koliko je \\(\\frac\\{1\\}\\{2\\}\\) od 4? {#2 ####Jer.}'
  const { rows } = await readUpload(Buffer.from(gift))
  expect(rows[0]?.question?.text).toBe('Koliko je $\\frac{1}{2}$ od 4?')
})

test('a weight without its sign is not part of an option', async () => {
  const gift = '::k::Što? {=the best answer#Da. ~75%a good answer#Ne.}'
  const { rows } = await readUpload(Buffer.from(gift))
  expect(rows[0]?.lacks).toContain('Odgovor počinje s „75%”: postotak se piše između dva znaka %.')
})

test('a repeated title gets a number, as in other banks', async () => {
  const one = '::P1::Da? {T#Ne.#Da.}'
  const { rows } = await readUpload(Buffer.from(`${one}\n\n${one}`))
  expect(rows.map(({ question, errors }) => [question?.key, errors])).toEqual([
    ['P1', []],
    ['P1-2', []],
  ])
})
