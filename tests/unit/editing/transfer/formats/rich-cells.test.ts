import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { summarizeUpload } from '@/tests/support/formats'
import { excelOf, zipOf, type CellValue } from '@/tests/support/packages'

const run = (text: string, look = '') =>
  `<r><rPr><sz val="11"/>${look}</rPr><t xml:space="preserve">${text}</t></r>`
const UNDERLINED = '<u/>'
const RED = '<color rgb="FFFF0000"/>'

/** A workbook in which `RICH` is replaced by these runs. */
function withRuns(rows: CellValue[][], runs: string): Uint8Array {
  const files = unzipSync(excelOf(rows))
  const name = 'xl/sharedStrings.xml'
  const texts = strFromU8(files[name] ?? new Uint8Array())
  return zipOf({ ...files, [name]: strToU8(texts.replace(/<r><t [^>]*>RICH<\/t><\/r>/g, runs)) })
}

const ROW = ['RICH', 'točno ili netočno', 'Točno', 'točno', 'Jer.']
const HEAD = ['Pitanje', 'Vrsta', 'Odgovor 1', 'Vrijedi 1', 'Zašto 1']

test.each([
  [
    'underlined',
    run('Koja je ') + run('riječ ', UNDERLINED) + run('glagol?'),
    'Koja je ++riječ++ glagol?',
  ],
  ['bold and italic', run('a ') + run('b', '<b/><i/>'), 'a ***b***'],
  ['struck through', run('a ') + run('b', '<strike/>'), 'a ~~b~~'],
  ['raised', run('10 m') + run('2', '<vertAlign val="superscript"/>'), '10 m²'],
  ['lowered', run('v') + run('poč', '<vertAlign val="subscript"/>'), 'v$_{\\text{poč}}$'],
  ['one look', run('Sve je ', UNDERLINED) + run('isto', UNDERLINED), 'Sve je isto'],
  ['ink of the theme', run('a ') + run('b', '<color theme="1"/><u val="none"/>'), 'a b'],
])('%s words of a cell', async (_, runs, text) => {
  const { rows } = await summarizeUpload(withRuns([HEAD, ROW], runs))
  expect(rows).toMatchObject([{ text }])
})

test('coloured words are reported, and the question becomes a draft', async () => {
  const { rows } = await summarizeUpload(
    withRuns([HEAD, ROW], run('Što je ') + run('crveno', RED) + run('?')),
  )
  expect(rows).toMatchObject([{ text: 'Što je crveno?' }])
  expect(rows[0]?.lacks).toContain('Nije uvezeno: boja riječi „crveno”.')
})

test('a typed answer has no formatting', async () => {
  const row = ['Glavni grad?', 'kratki odgovor', 'RICH', 'točno', 'Da.']
  const { rows } = await summarizeUpload(withRuns([HEAD, row], run('Za') + run('greb', UNDERLINED)))
  expect(rows).toMatchObject([{ body: { answers: [{ text: 'Zagreb' }] } }])
})

test('a heading may precede the titles', async () => {
  const { rows } = await summarizeUpload(
    excelOf([['Pitanja za 5. razred'], [], HEAD, ['Tvrdnja', ...ROW.slice(1)]]),
  )
  expect(rows).toMatchObject([{ text: 'Tvrdnja', body: { kind: 'true-false' } }])
})

test('text of Kahoot, in which a star is literal', async () => {
  const head = ['', 'Question', 'Answer 1', 'Answer 2', 'Time', 'Correct answer(s)']
  const row = ['1', 'RICH', 'a', 'b', '20', '1']
  const { format, rows } = await summarizeUpload(
    withRuns([head, row], run('2 * 3 je ') + run('šest', UNDERLINED)),
  )
  expect(format).toBe('kahoot')
  expect(rows).toMatchObject([{ text: '2 \\* 3 je ++šest++' }])
})
