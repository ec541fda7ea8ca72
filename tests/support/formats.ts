import { expect } from 'vitest'
import type { OpenQuestion } from '@/lib/editing/transfer/formats/model'
import { moodleGift, moodleGiftEssays } from '@/lib/editing/transfer/formats/moodle/gift'
import { withFiles } from '@/lib/editing/transfer/formats/moodle/embedded'
import {
  MOODLE_END,
  MOODLE_START,
  moodleEssay,
  toMoodleElements,
} from '@/lib/editing/transfer/formats/moodle/write'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { writeQuestionSheet } from '@/lib/editing/transfer/formats/sheet/write'
import type { GiftQuestion } from '@/lib/editing/transfer/export/write-gift'

/** Single-file formats that support every kind of question. */
export const FORMATS = ['gift', 'moodle', 'sheet'] as const
export type Format = (typeof FORMATS)[number]

type Either = GiftQuestion | OpenQuestion
const isOpen = (one: Either): one is OpenQuestion => 'prompt' in one
const isQuiz = (one: Either): one is GiftQuestion => !isOpen(one)

const WRITERS: Record<Format, (all: Either[]) => Promise<Uint8Array> | Uint8Array> = {
  gift: (all) =>
    Buffer.from(`${moodleGift(all.filter(isQuiz))}\n${moodleGiftEssays(all.filter(isOpen))}`),
  moodle: async (all) => {
    const xml = all.flatMap((one) => (isOpen(one) ? moodleEssay(one) : toMoodleElements(one)))
    return Buffer.from(await withFiles(MOODLE_START + xml.join('') + MOODLE_END, new Map()))
  },
  sheet: workbookOf,
}

/** A workbook with these questions. */
export async function workbookOf(questions: Either[]): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  await writeQuestionSheet(questions, async (part) => parts.push(Buffer.from(part)))
  return Buffer.concat(parts)
}

/** Writes questions in a format and reads them back; the test fails if any row has a fault. */
export async function readBack(format: Format, questions: Either[]): Promise<unknown[]> {
  const { format: found, rows } = await readUpload(await WRITERS[format](questions))
  expect(found).toBe(format)
  const told = rows.flatMap(({ errors, lacks, warnings }) => [...errors, ...lacks, ...warnings])
  expect(told).toEqual([])
  return rows.map(({ question, open }) => {
    if (open) return open
    const { line: _line, ...rest } = question ?? { line: 0 }
    return rest
  })
}

/** A summary of each row: the question, or the reasons why there is none, and what it lacks. */
export async function summarizeUpload(bytes: Uint8Array) {
  const { format, rows } = await readUpload(bytes)
  const short = rows.map(({ question, name, errors, lacks, warnings, lesson }) => ({
    ...(question
      ? { key: question.key, text: question.text, body: question.body }
      : { name, errors }),
    ...(lesson && { lesson }),
    ...(lacks.length && { lacks }),
    ...(warnings.length && { warnings }),
  }))
  return { format, rows: short }
}
