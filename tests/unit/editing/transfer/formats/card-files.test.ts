import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { toString } from 'mdast-util-to-string'
import { describe, expect, test } from 'vitest'
import { parser } from '@/lib/platform/markdown/parser'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { excelOf, type CellValue } from '@/tests/support/packages'

const fixture = (name: string) => readFileSync(`tests/fixtures/uploads/cards/${name}`)

/** An upload's cards in short form: sides or reasons for refusal, and warnings. */
async function read(bytes: Uint8Array | string) {
  const { format, cards, rows, notes } = await readUpload(Buffer.from(bytes))
  expect(rows).toEqual([])
  return {
    format,
    notes: notes.filter((note) => !note.startsWith('Pročitano kao kartice')),
    cards: cards.map(({ front, back, errors, warnings }) =>
      errors.length ? [front, ...errors] : [front, back, ...warnings],
    ),
  }
}

const ONE_LINE = 'Kartica stoji u jednom retku: gdje je bio prijelom, sad je razmak ili kosa crta.'

describe('a table of Croatian Excel', () => {
  const source = fixture('excel.csv').toString()
  const cards = [
    ['pas', 'dog'],
    ['žaba', 'frog'],
    ['Što kaže "mijau"?', 'mačka'],
    ['jedan / dva', 'one; two', ONE_LINE],
    ['Đuro čita šalu', '<3 i 2*3*4'],
  ]
  const WINDOWS: Record<string, number> = {
    ...{ Š: 0x8a, š: 0x9a, Ž: 0x8e, ž: 0x9e, Č: 0xc8, č: 0xe8, ć: 0xe6, Đ: 0xd0, đ: 0xf0 },
  }
  const windows1250 = Buffer.from([...source].map((sign) => WINDOWS[sign] ?? sign.charCodeAt(0)))

  test.each<[string, Uint8Array]>([
    ['in UTF-8', Buffer.from(source)],
    ['with its mark', Buffer.from(`\uFEFF${source}`)],
    ['with line ends of Windows', Buffer.from(source.replaceAll('\n', '\r\n'))],
    ['in Windows 1250', windows1250],
    ['as Unicode text', Buffer.from(`\uFEFF${source}`, 'utf16le')],
    ['that names its separator', Buffer.from(`sep=;\n${source}`)],
  ])('%s', async (_, bytes) => {
    const { format, cards: found } = await read(bytes)
    expect(format).toBe('cards')
    expect(found).toEqual(cards)
  })

  test('names the separator', async () => {
    const { notes } = await readUpload(fixture('excel.csv'))
    expect(notes).toEqual(['Pročitano kao kartice: strane su odvojene točkom sa zarezom.'])
  })
})

describe('a table’s head is no card', () => {
  test('with commas and languages', async () => {
    expect(await read(fixture('zarez.csv'))).toEqual({
      format: 'cards',
      notes: ['Prvi redak („hrvatski”, „engleski”) je zaglavlje, a ne kartica.'],
      cards: [
        ['pas', 'dog'],
        ['kuća, dom', 'house'],
        ['život', 'life'],
      ],
    })
  })

  test('with an additional column', async () => {
    const { cards, notes } = await read(fixture('zaglavlje.csv'))
    expect(notes).toEqual([
      'Prvi redak („Prednja strana”, „Stražnja strana”) je zaglavlje, a ne kartica.',
    ])
    expect(cards).toEqual([
      ['glavni grad Hrvatske', 'Zagreb', 'Ostali stupci nisu uvezeni.'],
      ['glavni grad Italije', 'Rim'],
    ])
  })
})

describe('an Anki text', () => {
  test('with semicolons, HTML and Anki’s own columns', async () => {
    expect(await read(fixture('anki-tocka-zarez.txt'))).toEqual({
      format: 'ankiText',
      notes: ['Oznake (tags) i nazivi špilova iz Ankija nisu uvezeni.'],
      cards: [
        ['pas', 'dog'],
        ['prvi / drugi', 'jedan / dva', ONE_LINE],
        ['**Tko** je napisao "Regoča"?', 'Ivana Brlić-Mažuranić', 'Zvuk „ivana.mp3” nije uvezen.'],
        [
          'Koja je ovo država?',
          'Na prednjoj je strani slika koja se ne može uvesti, a bez nje kartica nema smisla.',
        ],
        ['H₂O', 'voda', 'Slika „voda.jpg” nije uvezena.'],
        [
          'Glavni grad je {{c1::Zagreb}}.',
          'Kartica s prazninama (Cloze) ne postoji u Iskri. Napiši je kao pitanje i odgovor.',
        ],
        ['', 'Obje strane kartice moraju imati tekst.'],
        ['Korijen iz 4: $\\sqrt{4}$', '2 < 3'],
        ['\\#include', 'naredba'],
      ],
    })
  })

  test('with titles that name the columns of the sides', async () => {
    const { cards } = await read(fixture('anki-stupci.txt'))
    expect(cards).toEqual([
      ['srce', '\\<srce> pumpa krv', 'Ostali stupci nisu uvezeni.'],
      ['pluća', 'dišu', 'Ostali stupci nisu uvezeni.'],
    ])
  })
})

describe('a Quizlet text', () => {
  test('keeps multi-line backs, fronts with #, quotes and symbols, and reports non-cards', async () => {
    expect(await read(fixture('quizlet.txt'))).toEqual({
      format: 'cards',
      notes: ['Redci koji počinju znakom # i nemaju dvije strane nisu kartice: 1.'],
      cards: [
        ['pas', 'dog'],
        [
          'fotosinteza',
          '1\\. biljka upija svjetlost / 2\\. nastaje kisik',
          'Redak 4 nema tabulatora, pa nastavlja stražnju stranu: „2. nastaje kisik”.',
          ONE_LINE,
        ],
        ['#hashtag', 'ljestve'],
        ['"Zločin i kazna"', 'Dostojevski'],
        ['2*3*4', '24'],
        ['$\\frac{1}{2}$', 'polovina'],
        ['**masno**', '*koso*'],
        ['bez stražnje', 'Obje strane kartice moraju imati tekst.'],
      ],
    })
  })

  test.each([
    [
      'crtica.txt',
      [
        ['pas', 'dog'],
        ['mačka', 'cat; kitty'],
        ['kava', 'coffee - kofe'],
      ],
    ],
    [
      'u-jednom-retku.txt',
      [
        ['pas', 'dog'],
        ['mačka', 'cat'],
        ['krava', 'cow'],
      ],
    ],
    [
      'sep.csv',
      [
        ['pas', 'dog'],
        ['mačka', 'cat, kitty'],
      ],
    ],
  ])('with other separators: %s', async (name, cards) => {
    expect((await read(fixture(name))).cards).toEqual(cards)
  })
})

describe('a workbook of cards', () => {
  test.each<[string, CellValue[][]]>([
    [
      'without a head',
      [
        ['pas', 'dog'],
        ['godina', 1991],
        ['dan', new Date()],
        ['sam', null],
      ],
    ],
    [
      'with one',
      [
        ['Pojam', 'Definicija'],
        ['pas', 'dog'],
        ['godina', 1991],
        ['dan', new Date()],
        ['sam', null],
      ],
    ],
  ])('%s', async (_, rows) => {
    const { format, cards } = await read(excelOf(rows))
    expect(format).toBe('cardSheet')
    expect(cards).toEqual([
      ['pas', 'dog'],
      ['godina', '1991'],
      ['dan', expect.stringContaining('datum')],
      ['sam', 'Obje strane kartice moraju imati tekst.'],
    ])
  })
})

test.each([
  ['a table of questions', 'pitanja.csv', /redci imaju 5 stupaca/],
  ['prose', 'proza.txt', /nema ni pitanja ni kartica/],
])('%s is rejected, and the message says what it was read as', async (_, name, message) => {
  await expect(readUpload(fixture(name))).rejects.toThrow(message)
})

test.each([
  ['a question with tabs', 'Koliko je 2 + 2?\t{\t=4\t~5\t}\nDrugo?\t{T}\n', 'gift'],
  ['tags at the start', '<b>pas</b>;dog\nmačka;cat\n', 'cards'],
  ['a card about a tag', '<b>;podebljano\n<i>;kurziv\n', 'cards'],
  ['formulas with braces', 'polovina;$\\frac{1}{2}$\nčetvrtina;$\\frac{=}{4}$\n', 'cards'],
])('%s', async (_, source, format) => {
  expect((await readUpload(Buffer.from(source))).format).toBe(format)
})

test('text typed into a table is shown literally, whatever characters it has', async () => {
  const signs = [...'ab čž12 *_`#>-+.[](){}<>;,:|~^=!"\'/@%', '1.', '**', '5 $ ', '--']
  const side = fc
    .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 12 })
    .map((all) => all.join('').replace(/\s+/g, ' ').trim())
    .filter((text) => /[ab12]/.test(text))
  const quoted = (text: string) => (/[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const shown = (markdown: string) => toString(parser.parse(markdown))
  const isMark = /\*[^*]*\p{L}[^*]*\*|_[^_]*\p{L}[^_]*_|\[[^\]]*\]\(|<\/\w/u
  const pair = fc.tuple(side, side).filter((sides) => !sides.some((text) => isMark.test(text)))
  await fc.assert(
    fc.asyncProperty(pair, async ([front, back]) => {
      const { cards } = await readUpload(Buffer.from(`sep=;\n${quoted(front)};${quoted(back)}\n`))
      expect(cards.map((card) => [shown(card.front), shown(card.back), card.errors])).toEqual([
        [front, back, []],
      ])
    }),
    { numRuns: 500 },
  )
})

test.each(['#deck:Povijest', '#tags:povijest 5.r'])(
  'Anki’s settings for all cards are reported: %s',
  async (line) => {
    const { cards, notes } = await readUpload(
      Buffer.from(`#separator:Pipe\n#html:false\n${line}\n1492.|otkriće Amerike\n`),
    )
    expect(cards).toHaveLength(1)
    expect(notes).toContain('Oznake (tags) i nazivi špilova iz Ankija nisu uvezeni.')
  },
)
