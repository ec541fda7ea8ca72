import { Readable } from 'node:stream'
import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { unzip } from '@/lib/platform/archives/unzip'
import { writeZip } from '@/lib/platform/archives/zip'
import { readXml } from '@/lib/platform/archives/xml'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { workbookOf } from '@/tests/support/formats'
import { zipOf } from '@/tests/support/packages'

const LIMITS = { files: 10, bytesEach: 1_000_000, bytesAll: 2_000_000 }
const TOO_MUCH = /Raspakirana datoteka je prevelika/
const BROKEN = /oštećena/

/** An archive in which each file claims to be small. */
function lying(zip: Uint8Array): Uint8Array {
  const bytes = Buffer.from(zip)
  for (
    let at = bytes.indexOf('PK\u0003\u0004', 0, 'latin1');
    at >= 0;
    at = bytes.indexOf('PK\u0003\u0004', at + 4, 'latin1')
  ) {
    bytes.writeUInt32LE(100, at + 22)
  }
  for (
    let at = bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
    at >= 0;
    at = bytes.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  ) {
    bytes.writeUInt32LE(100, at + 24)
  }
  return bytes
}

describe('an archive', () => {
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(400_000_000) })
  const many = zipOf(Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`${at}.xml`, 'x'])))

  test.each<[string, Uint8Array, RegExp]>([
    ['a bomb', bomb, TOO_MUCH],
    ['a bomb that claims to be small', lying(bomb), TOO_MUCH],
    ['too many files', many, TOO_MUCH],
    ['a way out of the folder', zipOf({ '../../x.xml': 'x' }), /nije dopušten/],
    ['a whole address', zipOf({ '/etc/x.xml': 'x' }), /nije dopušten/],
    ['half of it', zipOf({ 'a.xml': 'x'.repeat(50_000) }).subarray(0, 80), BROKEN],
  ])('%s is refused in under a second', async (_, bytes, message) => {
    const before = performance.now()
    await expect(unzip(bytes, LIMITS)).rejects.toThrow(message)
    expect(performance.now() - before).toBeLessThan(1_000)
  })

  test('an upload refuses a zip bomb in a workbook, with little memory', async () => {
    const before = process.memoryUsage.rss()
    await expect(readUpload(bomb)).rejects.toThrow(TOO_MUCH)
    expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000)
  })

  test('a recording that contains ZIP signatures is read to its end', async () => {
    const marks = ['PK\u0003\u0004', 'PK\u0007\b', 'PK\u0001\u0002'].map((mark) => `x${mark}y`)
    const sound = Buffer.from(marks.join('x'.repeat(40)))
    const written: Uint8Array[] = []
    const write = (part: string | Uint8Array) => Promise.resolve(written.push(Buffer.from(part)))
    const parts = Readable.from([sound.subarray(0, 9), sound.subarray(9)])
    await writeZip([['a.mp3', parts] as const, ['b.md', 'tekst'] as const], write)
    expect([...(await unzip(Buffer.concat(written), LIMITS))]).toEqual([
      ['a.mp3', sound],
      ['b.md', Buffer.from('tekst')],
    ])
  })

  test('bytes behind an archive are ignored', async () => {
    const bytes = Buffer.concat([zipOf({ 'a.md': 'tekst' }), Buffer.from('\r\n')])
    expect([...(await unzip(bytes, LIMITS)).keys()]).toEqual(['a.md'])
  })

  test('ZIP64 is read: sizes and place in a field of 64 bits', async () => {
    const content = Buffer.from('tekst')
    const field = Buffer.alloc(24)
    for (const at of [0, 8]) field.writeBigUInt64LE(BigInt(content.length), at)
    const bytes = Buffer.from(zipSync({ 'a.md': [content, { level: 0, extra: { 1: field } }] }))
    const entry = bytes.indexOf('PK\u0001\u0002', 0, 'latin1')
    for (const at of [20, 24, 42]) bytes.writeUInt32LE(0xffffffff, entry + at)
    expect([...(await unzip(bytes, LIMITS))]).toEqual([['a.md', content]])
  })

  test('only wanted files are unpacked', async () => {
    const files = await unzip(zipOf({ 'a/b.xml': 'čš', 'c.png': 'x' }), LIMITS, (name) =>
      name.endsWith('.xml'),
    )
    expect([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['a/b.xml', 'čš'],
    ])
  })
})

describe('XML', () => {
  test.each([
    ['a declared type', '<!DOCTYPE q [<!ENTITY a "b">]><q>&a;</q>', /DOCTYPE/],
    ['an outer entity', '<!DOCTYPE q SYSTEM "file:///etc/passwd"><q/>', /DOCTYPE/],
    ['nesting', '<a>'.repeat(41) + '</a>'.repeat(41), /preduboko/],
    ['an unclosed tag', '<quiz><question></quiz>', /redak 1/],
    ['an unknown entity', '<quiz>&nbsp;</quiz>', /XML/],
  ])('with %s is refused', async (_, source, message) => {
    await expect(readXml(source)).rejects.toThrow(message)
  })

  test('40 levels are read', async () => {
    expect((await readXml('<a>'.repeat(40) + '</a>'.repeat(40))).root).toBe('a')
  })
})

describe('a workbook', () => {
  const FORMULA = '=HYPERLINK("https://zlo.example","klikni")'
  const TEXTS = [FORMULA, '+1', '@SUM(A1)', '_x0041_', 'a\nb', ' č  ž ', '<&>"\'']
  const question = (text: string) => ({
    ...{
      key: `k${text}`,
      text,
      explanation: text,
      isBonus: false,
      numbers: null,
      calculation: null,
    },
    body: { kind: 'true-false' as const, isTrue: true, wrongFeedback: text, rightFeedback: text },
  })

  test('is readable by other programs, and texts stay texts', async () => {
    const bytes = await workbookOf(TEXTS.map(question))
    const rows = await readSheet(Buffer.from(bytes), { trim: false })
    const column = rows[0]?.indexOf('Pitanje') ?? -1
    expect(rows.slice(1).map((row) => row[column])).toEqual(TEXTS)
    const files = await unzip(bytes, { files: 20, bytesEach: 1e6, bytesAll: 1e6 })
    expect(Buffer.from(files.get('xl/worksheets/sheet1.xml') ?? []).toString()).not.toContain('<f>')
  })
})

test.each<[string, Uint8Array | string, RegExp]>([
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), /XLS/],
  ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), /nije tekst/],
  ['nothing', '', /nema pitanja/],
  ['a page', '<html><body>x</body></html>', /Moodle/],
  ['an archive of something else', zipOf({ 'a.xml': '<a/>' }), /ni tablica/],
  [
    'a workbook without known columns',
    zipOf({ 'xl/workbook.xml': '<workbook><sheets/></workbook>' }),
    /predložak/,
  ],
])('%s is refused with a message', async (_, bytes, message) => {
  await expect(readUpload(Buffer.from(bytes))).rejects.toThrow(message)
})

describe('a small file that would take gigabytes is refused', () => {
  const workbook = (sheets: number, rows: string, more: Record<string, string> = {}) =>
    zipOf({
      'xl/workbook.xml': `<workbook><sheets>${'<sheet name="a" id="r"/>'.repeat(sheets)}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': '<R><Relationship Id="r" Target="worksheets/a.xml"/></R>',
      'xl/worksheets/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ...more,
    })
  const attributes = Array.from({ length: 101 }, (_, at) => `a${at}=""`).join(' ')
  const json = (text: string) => zipOf({ 'content/content.json': text })

  test.each<[string, Uint8Array | string, RegExp]>([
    [
      'cells far to the right',
      workbook(1, '<row><c r="GR1"><v>1</v></c></row>'.repeat(5_000)),
      /ćelija/,
    ],
    ['cells', workbook(1, '<row><c><v>1</v></c></row>'.repeat(300_001)), /ćelija/],
    [
      'one sheet many times',
      workbook(50, '<row><c><v>1</v></c></row>'.repeat(200_000)),
      /predložak/,
    ],
    [
      'shared texts',
      workbook(1, '', { 'xl/sharedStrings.xml': `<s>${'<a/>'.repeat(400_000)}</s>` }),
      /oznaka/,
    ],
    ['a long cell', workbook(1, `<row><c><v>${'1'.repeat(39_000_000)}</v></c></row>`), /preduga/],
    ['elements', `<quiz>${'<a/>'.repeat(400_000)}</quiz>`, /oznaka/],
    ['attributes', `<quiz ${attributes}/>`, /svojstava/],
    ['values in JSON', json(`{"questions":[${'[],'.repeat(1_700_000)}[]]}`), /više od 5000/],
    ['questions in GIFT', 'a{T}\n\n'.repeat(5_001), /više od 5000/],
    [
      'questions in Moodle XML',
      `<quiz>${'<question type="essay"/>'.repeat(5_001)}</quiz>`,
      /više od 5000/,
    ],
    ['cards', 'a\tb\n'.repeat(5_001), /više od 5000/],
    ['lines', '\n'.repeat(5_000_001), /više od 5000/],
  ])('%s', async (_, bytes, message) => {
    await expect(readUpload(Buffer.from(bytes))).rejects.toThrow(message)
  })

  const moodle = (text: string, more = '') =>
    `<quiz><question type="truefalse"><name><text>a</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${more}<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>`

  test.each<[string, string, string]>([
    ['tags in one another', moodle('<b>'.repeat(30_000)), 'Pitanje nema tekst.'],
    ['a text of a megabyte', moodle('a '.repeat(500_000)), 'Pitanje nema tekst.'],
    ['many answers', moodle('a', '<answer/>'.repeat(500)), 'Pitanje ima previše dijelova.'],
    ['a long question in GIFT', `a {${'~a'.repeat(25_000)}}`, 'Pitanje je predugo.'],
  ])('such a row is refused: %s', async (_, source, error) => {
    const { rows } = await readUpload(Buffer.from(source))
    expect(rows).toMatchObject([{ question: null, errors: [error] }])
  })

  test('an embedded picture is removed from a text, and the text stays', async () => {
    const { rows } = await readUpload(
      Buffer.from(moodle(`Koliko?<img src="data:image/png;base64,${'A'.repeat(300_000)}">`)),
    )
    expect(rows[0]?.question?.text).toBe('Koliko?')
    expect(rows[0]?.lacks.join()).toContain('slika')
  })
})
