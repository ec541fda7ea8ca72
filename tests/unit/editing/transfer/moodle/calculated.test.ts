import { expect, test } from 'vitest'
import type { GiftQuestion } from '@/lib/editing/transfer/export/write-gift'
import {
  MOODLE_END,
  MOODLE_START,
  toMoodleElements,
} from '@/lib/editing/transfer/formats/moodle/write'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'

const answer = (formula: string, weight: number) => ({
  ...{ low: 0, high: 0, formula, weight },
  feedback: 'Zato.',
})

const question: GiftQuestion = {
  ...{ key: 'razlika', text: 'Koliko je {a} − {b}?', explanation: 'Razlika je {=a-b}.' },
  body: { kind: 'number', unit: null, answers: [answer('d', 100), answer('0', 0)] },
  ...{ isBonus: false, calculation: 'a-b' },
  numbers: 'a: 20..99\nb: 11..19\nc: a+b\nd: a-b\ne: 2*a\nd > 5\na > b',
}

/**
 * The file as Moodle exports it after an import: without elements that it doesn't know, and with
 * tags of at most 50 characters.
 */
const throughMoodle = (xml: string) =>
  xml
    .replace(/<iskra>[\s\S]*?<\/iskra>/g, '')
    .replace(/(<tag><text><!\[CDATA\[)(.{0,50}).*?(?=\]\])/g, '$1$2')

test('changing numbers come back whole, though Moodle cuts tags', async () => {
  const xml = MOODLE_START + toMoodleElements(question).join('') + MOODLE_END
  expect(xml).toContain('<question type="calculated">')
  const { rows } = await readUpload(Buffer.from(throughMoodle(xml)))
  expect(rows[0]).toMatchObject({ errors: [], lacks: [], warnings: [], question })
})

test('a key of 0 is no catch-all in Moodle', () => {
  const [xml = ''] = toMoodleElements(question)
  expect(xml).toContain('<answer fraction="0"><text><![CDATA[(0)]]></text>')
})
