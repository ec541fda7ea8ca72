import { describe, expect, test } from 'vitest'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { zipOf } from '@/tests/support/packages'

const packageOf = (mainLibrary: string, content: object) =>
  zipOf({
    'h5p.json': JSON.stringify({ mainLibrary }),
    'content/content.json': JSON.stringify(content),
  })

const blanks = async (sentence: string, more: object = {}) => {
  const { rows } = await readUpload(
    packageOf('H5P.Blanks', { text: '', questions: [`<p>${sentence}</p>`], ...more }),
  )
  return rows
}

describe('a gap in an H5P sentence', () => {
  test.each([
    ['Grad je *<strong>Zagreb</strong>*.', 'Grad je …………', ['Zagreb']],
    ['Voda je *<em>H2O</em>/<b>voda</b>*.', 'Voda je …………', ['H2O', 'voda']],
    ['Znak je *&amp;/&lt;*.', 'Znak je …………', ['&', '<']],
    ['Znak je *\\*.', 'Znak je …………', ['\\']],
  ])('%s has its words as key, without tags', async (sentence, text, keys) => {
    const [row] = await blanks(sentence)
    expect(row?.question).toMatchObject({
      text: expect.stringContaining(text) as string,
      body: { kind: 'short', answers: keys.map((key) => ({ text: key, weight: 100 })) },
    })
  })

  test('is not made by two consecutive stars', async () => {
    const [row] = await blanks('2 ** 3 je *osam*.')
    expect(row?.question).toMatchObject({
      text: '2 \\*\\* 3 je ………….',
      body: { answers: [{ text: 'osam' }] },
    })
  })

  test('keeps the whole tip in the warning', async () => {
    const [row] = await blanks('Vlak kreće u *podne:sat: 12*.')
    expect(row?.warnings).toContain('Savjet (tip) „sat: 12” nije uvezen.')
  })

  test.each([
    [true, true],
    [false, undefined],
    // H5P's behaviour without the setting.
    [undefined, true],
  ])('is case-sensitive: %j', async (caseSensitive, isCaseSensitive) => {
    const [row] = await blanks('Kobalt je *Co*.', { behaviour: { caseSensitive } })
    expect(row?.question?.body).toHaveProperty('kind', 'short')
    expect((row?.question?.body as { isCaseSensitive?: true }).isCaseSensitive).toBe(
      isCaseSensitive,
    )
  })
})

const TRUE = { question: '<p>Sunce je zvijezda.</p>', correct: 'true' }

describe('H5P’s feedback on the overall result', () => {
  const said = async (feedback: string) =>
    (
      await readUpload(
        packageOf('H5P.TrueFalse', { ...TRUE, overallFeedback: [{ from: 0, to: 100, feedback }] }),
      )
    ).rows[0]?.warnings

  test('is reported', async () => {
    expect(await said('<p>Ponovi poglavlje 3.</p>')).toEqual([
      'Poruka uz rezultat „Ponovi poglavlje 3.” nije uvezena.',
    ])
  })

  test.each(['', 'Imaš @score od @total bodova.', 'You got :numcorrect of :maxscore correct'])(
    'but not the number of points: %s',
    async (feedback) => {
      expect(await said(feedback)).toEqual([])
    },
  )
})

test('the introduction of a question set is reported', async () => {
  const { notes, rows } = await readUpload(
    packageOf('H5P.QuestionSet', {
      introPage: { showIntroPage: true, introduction: '<p>Pročitaj <b>bajku</b> pa odgovori.</p>' },
      questions: [{ library: 'H5P.TrueFalse 1.8', params: TRUE }],
    }),
  )
  expect(rows).toHaveLength(1)
  expect(notes).toEqual(['Uvod u skup pitanja nije uvezen: „Pročitaj **bajku** pa odgovori.”'])
})
