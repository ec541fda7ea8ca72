import type { LessonLink } from '@/lib/learning/lesson-link'
import type { Worksheet, WorksheetItem } from '@/lib/learning/mistake-list/model'

export type NumberedItem = { number: number; item: WorksheetItem }
export type NumberedGroup = { lesson: LessonLink; items: NumberedItem[] }

/** The items of a worksheet with their numbers, which go on from lesson to lesson. */
export function numbered({ groups }: Worksheet): NumberedGroup[] {
  let number = 0
  return groups.map(({ lesson, items }) => ({
    lesson,
    items: items.map((item) => ({ number: (number += 1), item })),
  }))
}
