import { describe, expect, test } from 'vitest'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import { parseGift } from '../../../../support/parse-gift'
import type { QuestionBody } from '@/lib/content/questions/model'
import { moodleGift } from '@/lib/editing/transfer/formats/moodle/gift'
import { toMoodleElements } from '@/lib/editing/transfer/formats/moodle/write'
import { toGift, type GiftQuestion } from '@/lib/editing/transfer/export/write-gift'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { FORMATS, readBack } from '@/tests/support/formats'

const answer = (fraction: number, value: string) =>
  `<answer fraction="${fraction}"><text>${value}</text><feedback><text>Zato.</text></feedback></answer>`
const xml = (...answers: string[]) =>
  Buffer.from(
    `<quiz><question type="shortanswer"><name><text>k</text></name><questiontext><text>Koji znak množi?</text></questiontext><generalfeedback><text>Jer.</text></generalfeedback>${answers.join('')}</question></quiz>`,
  )
const gift = (answers: string) => Buffer.from(`::k::Koji znak množi? {${answers} ####Jer.}`)

const outcomeOf = (body: QuestionBody, text: string) =>
  judgeAnswer(body, null, { kind: 'short', text })

describe.each([
  ['XML', xml(answer(100, '\\*'), answer(0, '*'))],
  ['GIFT', gift('=\\*#Zato. =%0%*#Zato.')],
])('the character * as a key of Moodle’s %s', (_, file) => {
  test('is right, and the catch-all answer is wrong', async () => {
    const { rows } = await readUpload(file)
    const [row] = rows
    expect(row).toMatchObject({ errors: [], lacks: [], warnings: [] })
    const body = row?.question?.body as QuestionBody
    expect(outcomeOf(body, '*')).toMatchObject({ outcome: 'right' })
    expect(outcomeOf(body, '+')).toMatchObject({ outcome: 'wrong', feedback: ['Zato.'] })
  })
})

test.each([
  ['XML', xml(answer(100, '*'))],
  ['XML, for a part', xml(answer(100, 'puta'), answer(50, '*'))],
  ['GIFT', gift('=*#Zato.')],
  ['GIFT, for a part', gift('=puta#Zato. =%50%*#Zato.')],
])('a star of Moodle’s %s that is right for any text is rejected', async (_, file) => {
  const { rows } = await readUpload(file)
  expect(rows).toMatchObject([{ errors: ['Odgovor „*” prihvatio bi svaki tekst.'] }])
})

describe('the character * as a key of this project', () => {
  const question: GiftQuestion = {
    ...{ key: 'k', text: 'Koji znak množi?', explanation: 'Jer.' },
    ...{ isBonus: false, numbers: null, calculation: null },
    body: {
      kind: 'short',
      answers: [
        { text: '*', weight: 100, feedback: null },
        { text: '*', weight: 0, feedback: 'Nije.' },
      ],
    },
  }

  test.each(FORMATS)('survives %s', async (format) => {
    expect(await readBack(format, [question])).toEqual([question])
  })

  test('survives the project’s own GIFT, where a star without a weight is rejected', () => {
    expect(parseGift(toGift([question]), 'p')).toMatchObject({
      questions: [{ body: question.body }],
      errors: [],
    })
    const { errors } = parseGift('::k::Koji? {=* ####Jer.}', 'p')
    expect(errors).toMatchObject([
      { message: expect.stringContaining('Odgovor „*” prihvatio bi svaki tekst.') as string },
    ])
  })

  test('is written for Moodle with a backslash', () => {
    expect(moodleGift([question])).toContain('=\\*')
    expect(toMoodleElements(question).join('')).toContain('<![CDATA[\\*]]>')
  })
})
