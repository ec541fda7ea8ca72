import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { unzip } from '@/lib/archives/unzip'
import { readXml } from '@/lib/archives/xml'
import { readUpload } from '@/lib/transfer/formats/read-upload'
import { workbookOf } from '@/tests/support/formats'
import { zipOf } from '@/tests/support/packages'

const LIMITS = { files: 10, bytesEach: 1_000_000, bytesAll: 2_000_000 }
const TOO_MUCH = /Raspakirana datoteka je prevelika/
const BROKEN = /oštećena/

/** Claims of each file in an archive that it is small. */
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

  test('a bomb in a workbook is refused by an upload, in little memory', async () => {
    const before = process.memoryUsage.rss()
    await expect(readUpload(bomb)).rejects.toThrow(TOO_MUCH)
    expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000)
  })

  test('wanted files come with their bytes, others not at all', async () => {
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

  test('is what other programs read, with texts that stay texts', async () => {
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
])('%s is refused with a sentence', async (_, bytes, message) => {
  await expect(readUpload(Buffer.from(bytes))).rejects.toThrow(message)
})
