import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  toMoodleElements,
  MOODLE_END,
  MOODLE_START,
} from '@/lib/editing/transfer/formats/moodle/write'
import type { Gap } from '@/lib/content/questions/kinds/gaps/model'
import type { BodyOf } from '@/lib/content/questions/model'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { SAMPLES } from '../../../../support/kinds'
import { clozeFaults } from '../../../../support/moodle-cloze'

const xml = (type: string, text: string, more = '') =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><quiz><question type="${type}"><name><text>Naziv</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext><generalfeedback format="html"><text>Zato.</text></generalfeedback>${more}</question></quiz>`,
  )
const read = async (...source: Parameters<typeof xml>) => (await readUpload(xml(...source))).rows

describe('a Cloze', () => {
  test('has its answers in the text, by all their names', async () => {
    const [row] = await read(
      'cloze',
      '<p>Dopuni.</p><p>{1:SA:=Zagreb#Da.~%50%grad Zagreb~Split} ima {:NM:=3.5:0.1~%0%*#Ne.} i {1:MCV:=a~b&amp;c} i {2:SHORTANSWER_C:=Ana}.</p>',
    )
    expect(row).toMatchObject({
      errors: [],
      warnings: ['Težine praznina nisu uvezene: ovdje sve vrijede jednako.'],
      question: {
        text: 'Dopuni.',
        body: {
          kind: 'gaps',
          passage: '[[1]] ima [[2]] i [[3]] i [[4]].',
          gaps: [
            {
              kind: 'short',
              answers: [
                { text: 'Zagreb', weight: 100, feedback: 'Da.' },
                { text: 'grad Zagreb', weight: 50 },
                { text: 'Split', weight: 0 },
              ],
            },
            {
              kind: 'number',
              answers: [
                { low: 3.4, high: 3.6 },
                { weight: 0, feedback: 'Ne.' },
              ],
            },
            {
              kind: 'single',
              choices: [
                { text: 'a', weight: 100 },
                { text: 'b&c', weight: 0 },
              ],
            },
            { kind: 'short', isCaseSensitive: true, answers: [{ text: 'Ana' }] },
          ],
        },
      },
    })
  })

  test.each([
    ['{1:SA:=10\\:30}', '10\\:30'],
    ['{1:SA:=a\\}b}', 'a}b'],
    ['{1:SA:=C\\#}', 'C#'],
    ['{1:SA:=a\\~b}', 'a\\~b'],
    ['{1:SA:=1\\/2 m}', '1\\/2 m'],
    ['{1:SA:=a\\{b\\}c}', 'a\\{b}c'],
    ['{1:SA:=a\\\\{b\\}}', 'a\\\\{b}'],
    ['{1:SA:=\\\\server}', '\\\\server'],
    ['{1:SA:=C:\\slike_2\\more}', 'C:\\slike_2\\more'],
    ['{1:SA:=/tmp/a}', '/tmp/a'],
    ['{1:SA:=~}', '~'],
    ['{1:SA:=}}', '}'],
    ['{1:SA:=#}', '#'],
    ['{1:SA:=a&~b}', 'a&~b'],
    ['{1:SA:=a&amp;#b}', 'a&#b'],
    ['{1:SA:~=a}', 'a'],
    ['{1:SA:=a&#126;b}', 'a~b'],
    ['{1:SA:=&#92;\\}}', '\\}'],
    ['{1:SA:=&quot;da&quot;}', '"da"'],
    ['{1:SA:=2*3}', '2*3'],
    ['{1:SA:=<code>my_var_name</code>}', 'my_var_name'],
    ['{1:SA:=a\\\nb}', 'a\\ b'],
  ])('signs in an answer are read as Moodle means them: %s', async (text, answer) => {
    const [row] = await read('cloze', `<p>${text}</p>`)
    const shown = row?.question?.body
    expect(shown).toMatchObject({ gaps: [{ answers: [{ text: answer }] }] })
  })

  test.each(['1\\/2', 'a\\~b', 'a\\{b', 'a\\"b'])(
    'an escape that Moodle reads as a sign of the answer is named: %s',
    async (typed) => {
      const [row] = await read('cloze', `{1:SA:=${typed}}`)
      expect(row?.warnings).toEqual([
        `Moodle u odgovoru „${typed}” traži i obrnutu kosu crtu. Ako je suvišna, obriši je.`,
      ])
    },
  )

  test('an answer without a sign does not swallow the next gap', async () => {
    const [row] = await read('cloze', '{1:SA:=} i {1:SA:=b}')
    expect(row?.errors).toEqual(['1. praznina: Jedan od odgovora nema tekst.'])
  })

  test.each([
    ['{1:MR:=a~=b~c}', 'Praznina s više točnih odgovora (MULTIRESPONSE) ne postoji u Iskri.'],
    ['{1:NM:=mnogo}', 'Odgovor „mnogo” nije broj.'],
    ['Bez praznine.', 'Tekst mora imati barem jednu prazninu: [[1]].'],
    ['{1:SA:*}', '1. praznina: Nijedan odgovor nije točan.'],
  ])('%s is refused with its reason', async (text, error) => {
    const [row] = await read('cloze', `<p>${text}</p>`)
    expect(row?.question).toBeNull()
    expect(row?.errors).toContain(error)
  })

  test.each([
    ['{1:NM:=.5:.1}', 0.4, 0.6],
    ['{1:NM:=5.}', 5, 5],
    ['{1:NM:=-.5}', -0.5, -0.5],
  ])('a number without a digit beside its point stays one: %s', async (text, low, high) => {
    const [row] = await read('cloze', `<p>${text}</p>`)
    expect(row?.question?.body).toMatchObject({
      gaps: [{ kind: 'number', answers: [{ low, high }] }],
    })
  })

  test.each([
    ['spaces', `{1:SA:=${' '.repeat(50_000)}\\\n}`],
    ['beginnings', '{1:SA:'.repeat(15_000)],
    ['links', `{1:MC:=a~${'['.repeat(90_000)}}`],
    ['emphasis', `{1:SA:=${'_a '.repeat(30_000)}}`],
  ])('of many %s is read without delay', async (_, text) => {
    const began = performance.now()
    await read('cloze', text)
    expect(performance.now() - began).toBeLessThan(3_000)
  })

  test('of any signs is read without an error', async () => {
    const piece = fc.constantFrom(
      ...['{1:SA:', '{:MC:', '=', '~', '#', '\\', '}', '%50%', 'a', '[[1]]'],
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        expect(await read('cloze', `x${pieces.join('')}`)).toHaveLength(1)
      }),
      { numRuns: 100 },
    )
  })
})

const WORDS = ['pas', 'mačka', 'kos', 'vrabac'].map(
  (text, index) =>
    `<selectoption><text>${text}</text><group>${index < 2 ? 1 : 2}</group></selectoption>`,
)

test.each(['gapselect', 'ddwtos'])('a %s offers the words of each gap’s group', async (type) => {
  const more =
    type === 'ddwtos' ? WORDS.join('').replaceAll('selectoption', 'dragbox') : WORDS.join('')
  const [row] = await read(type, '<p>Laje [[1]], leti [[4]], a laje i [[1]].</p>', more)
  const group = (right: string, wrong: string) => ({
    kind: 'single',
    choices: expect.arrayContaining([
      { text: right, weight: 100, feedback: null },
      { text: wrong, weight: 0, feedback: null },
    ]) as object[],
  })
  expect(row?.question).toMatchObject({
    text: 'Dopuni tekst.',
    body: {
      passage: 'Laje [[1]], leti [[2]], a laje i [[3]].',
      gaps: [group('pas', 'mačka'), group('vrabac', 'kos'), group('pas', 'mačka')],
    },
  })
})

test('a gap without a word is refused', async () => {
  const [row] = await read('gapselect', '<p>[[7]]</p>', WORDS.join(''))
  expect(row?.errors).toContain('Uz prazninu [[7]] nema riječi.')
})

const asQuestion = (body: BodyOf<'gaps'>) => ({
  ...{ key: 'k', text: 'Dopuni.', explanation: 'Zato.', isBonus: false },
  ...{ numbers: null, calculation: null, body },
})

/** The question's Cloze, and the question as Moodle's own file brings it back. */
async function throughMoodle(question: Parameters<typeof toMoodleElements>[0]) {
  const written = MOODLE_START + toMoodleElements(question).join('') + MOODLE_END
  const [, text = ''] = /<questiontext[^>]*><text><!\[CDATA\[([\s\S]*?)\]\]>/.exec(written) ?? []
  const foreign = written.replace(/<iskra>[\s\S]*?<\/iskra>/, '')
  expect(foreign).not.toBe(written)
  const { rows } = await readUpload(Buffer.from(foreign))
  return { text, row: rows[0] }
}

test('our text with gaps is one that Moodle reads, and comes back even if Moodle drops ours', async () => {
  const { text, row } = await throughMoodle(asQuestion(SAMPLES.gaps.body))
  expect(clozeFaults(text)).toEqual([])
  expect(row?.question).toMatchObject({ text: 'Dopuni.', body: SAMPLES.gaps.body })
})

const SIGNS = [
  'a~b',
  '~a~',
  'a&~b',
  'kraj\\',
  'a\\\\',
  '\\',
  'sol &',
  'a<b',
  'a=b',
  '{x}',
  '}',
  'C#',
  '"da"',
  '&amp;',
  '5 %',
  '\\\\server',
  'C:\\slike\\more',
  '1\\/2',
  'a\\{b\\}',
  '\\#\\~',
  'a/b',
]

test.each(['single', 'short'] as const)('signs in a %s come back from Moodle', async (kind) => {
  const all = SIGNS.map((text, index) => ({
    ...{ text, weight: index ? 0 : 100 },
    feedback: `Znak *${index}*: $\\frac{1}{2} < a_1$ i **\\~#}** te \\\\.`,
  }))
  const gap: Gap = kind === 'single' ? { kind, choices: all } : { kind, answers: all }
  const body: BodyOf<'gaps'> = { kind: 'gaps', passage: 'Piše [[1]].', gaps: [gap] }
  const { text, row } = await throughMoodle(asQuestion(body))
  expect(clozeFaults(text)).toEqual([])
  expect(row?.errors).toEqual([])
  const [found] = row?.question?.body.kind === 'gaps' ? row.question.body.gaps : []
  expect(found && 'choices' in found ? found.choices : found).toMatchObject(
    kind === 'single' ? all : { kind, answers: all },
  )
})

test('words that look like a gap of Moodle stay words', async () => {
  const passage = 'Moodle piše praznine kao {1:SA:=da} ili {#1}, a mi kao [[1]].'
  const gaps: Gap[] = [{ kind: 'short', answers: [{ text: 'broj', weight: 100, feedback: null }] }]
  const { text, row } = await throughMoodle(asQuestion({ kind: 'gaps', passage, gaps }))
  expect(clozeFaults(text)).toEqual([])
  expect(text).not.toContain('{#')
  expect(row?.question?.body).toMatchObject({ gaps })
})

test('reasons are HTML in Moodle, with formulas that it typesets', async () => {
  const feedback = 'Piše se *are*, a ne $\\mathrm{HCl}$.'
  const choices = [
    { text: 'am', weight: 100, feedback: null },
    { text: 'is', weight: 0, feedback },
  ]
  const gaps: Gap[] = [{ kind: 'single', choices }]
  const { text } = await throughMoodle(asQuestion({ kind: 'gaps', passage: 'I [[1]].', gaps }))
  expect(text).toContain(
    String.raw`#Piše se &lt;em&gt;are&lt;/em&gt;, a ne \(\mathrm{HCl&amp;#125;\).}`,
  )
})

test('a backslash before a guarded brace doesn’t end the gap', async () => {
  const [row] = await read('cloze', String.raw`{1:MC:=a#\(\mathrm\{HCl\}\) i dalje~b}`)
  expect(row?.question?.body).toMatchObject({
    gaps: [{ kind: 'single', choices: [{ text: 'a' }, { text: 'b' }] }],
  })
})
