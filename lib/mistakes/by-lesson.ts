import type { PlacedLesson } from '@/lib/content/model'
import { toLessonLink, type LessonLink } from '@/lib/content/lesson-link'

/** Items under their lessons, both in the order they come; an item that is null is left out. */
export const byLesson = <Row extends { lesson_id: string }, Item>(
  rows: Row[],
  lessons: PlacedLesson[],
  toItem: (row: Row) => Item | null,
): { lesson: LessonLink; items: Item[] }[] =>
  lessons
    .map((lesson) => ({
      lesson: toLessonLink(lesson),
      items: rows
        .filter(({ lesson_id }) => lesson_id === lesson._id)
        .map(toItem)
        .filter((item) => item !== null),
    }))
    .filter(({ items }) => items.length > 0)
