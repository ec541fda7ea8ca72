import { describe, expect, test } from 'vitest'
import type { BodyOf } from '@/lib/content/questions/model'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { summarizeUpload } from '@/tests/support/formats'
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
    ['Grad je *<strong>Zagreb</strong>*.', 'Grad je [[1]].', ['Zagreb']],
    ['Voda je *<em>H2O</em>/<b>voda</b>*.', 'Voda je [[1]].', ['H2O', 'voda']],
    ['Znak je *&amp;/&lt;*.', 'Znak je [[1]].', ['&', '<']],
    ['Znak je *\\*.', 'Znak je [[1]].', ['\\']],
  ])('%s has its words as key, without tags', async (sentence, text, keys) => {
    const [row] = await blanks(sentence)
    expect(row?.question).toMatchObject({
      text: 'Dopuni tekst.',
      body: {
        ...{ kind: 'gaps', passage: text },
        gaps: [{ kind: 'short', answers: keys.map((key) => ({ text: key, weight: 100 })) }],
      },
    })
  })

  test('is not made by two consecutive stars', async () => {
    const [row] = await blanks('2 ** 3 je *osam*.')
    expect(row?.question).toMatchObject({
      body: { passage: '2 \\*\\* 3 je [[1]].', gaps: [{ answers: [{ text: 'osam' }] }] },
    })
  })

  test('keeps the whole tip in the warning', async () => {
    const [row] = await blanks('Vlak kreće u *podne:sat: 12*.')
    expect(row?.warnings).toContain('Savjet (tip) „sat: 12” nije uvezen.')
  })

  test.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('warns where spelling errors are accepted: %j', async (acceptSpellingErrors, warns) => {
    const [row] = await blanks('Grad je *Zagreb*.', { behaviour: { acceptSpellingErrors } })
    const about = row?.warnings.filter((warning) => warning.includes('jedno pogrešno slovo'))
    expect(about).toHaveLength(warns ? 1 : 0)
  })

  test.each([
    [true, true],
    [false, false],
    // H5P's behaviour without the setting.
    [undefined, true],
  ])('is case-sensitive: %j', async (caseSensitive, isSo) => {
    const [row] = await blanks('Kobalt je *Co*.', { behaviour: { caseSensitive } })
    const { gaps } = row?.question?.body as BodyOf<'gaps'>
    expect(gaps).toMatchObject([{ kind: 'short', answers: [{ text: 'Co' }] }])
    expect(gaps[0] && 'isCaseSensitive' in gaps[0]).toBe(isSo)
  })
})

test('a star of one line does not pair with that of the next', async () => {
  const { rows } = await readUpload(
    packageOf('H5P.DragText', { textField: '5 * 3\nje *petnaest*', distractors: '*osam*' }),
  )
  expect(rows[0]?.question?.body).toMatchObject({
    gaps: [
      {
        choices: [
          { text: 'petnaest', weight: 100 },
          { text: 'osam', weight: 0 },
        ],
      },
    ],
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

test('an H5P question set', async () => {
  const part = (library: string, params: object) => ({
    ...{ library, params, subContentId: 'x', metadata: { title: library, license: 'U' } },
  })
  const content = {
    introPage: { showIntroPage: false },
    questions: [
      part('H5P.MultiChoice 1.16', {
        question: '<p>Koliko je \\(2^3\\)?</p>\n',
        answers: [
          {
            correct: true,
            text: '<div>8</div>\n',
            tipsAndFeedback: { chosenFeedback: '<div>Da</div>' },
          },
          { correct: false, text: '<div>6</div>\n' },
        ],
        behaviour: { type: 'auto' },
        media: { type: { params: { file: { path: 'images/x.png' } } } },
      }),
      part('H5P.TrueFalse 1.8', { question: '<p>Sunce je zvijezda.</p>', correct: 'true' }),
      part('H5P.Blanks 1.14', {
        text: '<p>Dopuni.</p>',
        questions: ['<p>Glavni grad je *Zagreb/grad Zagreb:na slovo Z*.</p>', '<p>*a* i *b*</p>'],
      }),
      part('H5P.DragText 1.10', { textField: 'a *b*' }),
      part('H5P.MultiChoice 1.16', { question: 7 }),
    ],
  }
  const bytes = zipOf({
    'h5p.json': JSON.stringify({ mainLibrary: 'H5P.QuestionSet', title: 'x' }),
    'content/content.json': JSON.stringify(content),
    'content/images/x.png': new Uint8Array(9),
  })
  const { format, rows } = await summarizeUpload(bytes)
  expect(format).toBe('h5p')
  expect(rows).toMatchObject([
    {
      text: 'Koliko je $2^3$?',
      body: { kind: 'single', choices: [{ text: '8', feedback: 'Da' }, { text: '6' }] },
      lacks: expect.arrayContaining(['Slika ili video uz pitanje nije uvezen.']) as string[],
    },
    { text: 'Sunce je zvijezda.', body: { kind: 'true-false', isTrue: true } },
    {
      text: 'Dopuni.',
      body: {
        passage: 'Glavni grad je [[1]].\n\n[[2]] i [[3]]',
        gaps: [
          { answers: [{ text: 'Zagreb' }, { text: 'grad Zagreb' }] },
          { answers: [{ text: 'a' }] },
          { answers: [{ text: 'b' }] },
        ],
      },
    },
    { errors: ['1. praznina: Pitanje mora imati barem dva ponuđena odgovora.', expect.anything()] },
    { errors: ['Pitanje nije zapisano onako kako ga H5P zapisuje.'] },
  ])
})
