import { describe, expect, test } from 'vitest'
import type { GiftQuestion } from '@/lib/editing/transfer/export/write-gift'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { moodleGiftFaults, moodleXmlFaults } from '@/tests/support/moodle-rules'
import { dailySampleOf } from '@/tests/support/sample'
import { books, fileOf } from './seed-books'

/** Of a unit with many lessons, some a day: reading a file checks each question in many draws. */
const ofDay = books.map(([slug, book]) => {
  const units = book.units.map((unit) => ({ ...unit, lessons: dailySampleOf(unit.lessons, 1) }))
  return [slug, { ...book, units }] as const
})

describe.each(dailySampleOf(ofDay, 8))('%s', (_, book) => {
  const all = book.units.flatMap(({ lessons }) => lessons)
  const questions = all.flatMap((lesson) => lesson.questions)
  const checks = all.flatMap((lesson) => lesson.checks)

  test.each(['gift', 'xml'] as const)(
    'is accepted by Moodle as %s, and survives the round trip',
    async (format) => {
      const file = await fileOf(book, format)
      const faults = format === 'xml' ? await moodleXmlFaults(file) : moodleGiftFaults(file)
      expect(faults).toEqual([])
      const { rows } = await readUpload(Buffer.from(file))
      const plain = ({ line: _line, ...question }: GiftQuestion & { line?: number }) => question
      expect(rows.flatMap(({ question }) => (question ? plain(question) : []))).toEqual(
        questions.map(plain),
      )
      expect(rows.flatMap(({ open }) => open ?? [])).toEqual(checks)
      expect(rows.flatMap(({ errors, lacks }) => [...errors, ...lacks])).toEqual([])
    },
  )
})
