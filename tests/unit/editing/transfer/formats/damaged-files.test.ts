import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { excelOf, zipOf } from '@/tests/support/packages'

const BOOK = excelOf([
  ['Pitanje', 'Vrsta', 'Odgovor 1'],
  ['Broj 2 je paran.', null, 'Točno'],
])

describe('a damaged archive is reported as such, and not read as text', () => {
  test.each<[string, Uint8Array]>([
    ['cut in the middle', BOOK.subarray(0, BOOK.length / 2)],
    ['without its directory', BOOK.subarray(0, BOOK.length - 200)],
    ['with other bytes inside', BOOK.map((byte, at) => (at > 40 && at < 90 ? 65 : byte))],
    ['empty', zipOf({})],
    ['its end alone', BOOK.subarray(BOOK.length - 300)],
  ])('%s', async (_, bytes) => {
    await expect(readUpload(bytes)).rejects.toThrow(/oštećena|nije tekst, ni tablica/)
  })
})

const TITLES = ['', 'Question', 'Answer 1', 'Answer 2', 'Time', 'Correct answer(s)']
const QUESTION = ['1', 'Koji?', 'a', 'b', '20', '1']

/** Kahoot's template with a picture that starts in this row, from 0. */
const kahoot = (row: number) =>
  zipOf({
    ...unzipSync(excelOf([['Quiz template'], TITLES, QUESTION])),
    'xl/media/image1.png': new Uint8Array(9),
    'xl/drawings/drawing1.xml': `<xdr:wsDr><xdr:from><xdr:col>0</xdr:col><xdr:row>${row}</xdr:row></xdr:from></xdr:wsDr>`,
  })

test.each([
  [0, []],
  [2, [expect.stringContaining('Slike umetnute u tablicu nisu uvezene.')]],
])(
  'a picture in row %i of Kahoot: its logo is not reported as a question’s',
  async (row, notes) => {
    expect((await readUpload(kahoot(row))).notes).toEqual(notes)
  },
)

test('H5P tips are reported', async () => {
  const tip = (text: string) => ({ chosenFeedback: 'Jer.', notChosenFeedback: '', tip: text })
  const bytes = zipOf({
    'h5p.json': JSON.stringify({ mainLibrary: 'H5P.MultiChoice' }),
    'content/content.json': JSON.stringify({
      question: 'Koji?',
      answers: [
        { correct: true, text: 'a', tipsAndFeedback: tip('<p>Prvi</p>') },
        { correct: false, text: 'b', tipsAndFeedback: tip('') },
      ],
    }),
  })
  const { rows } = await readUpload(bytes)
  expect(rows).toMatchObject([{ warnings: ['Savjet (tip) „Prvi” nije uvezen.'] }])
})
