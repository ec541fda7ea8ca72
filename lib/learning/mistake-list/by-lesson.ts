import 'server-only'
import { listLessons } from '@/lib/content/queries'
import { toLessonLink, type LessonLink } from '../lesson-link'

/** Items under their lessons, both in the order they come; an item that is null is left out. */
export async function byLesson<Row extends { lesson_id: string }, Item>(
  rows: Row[],
  toItem: (row: Row) => Item | null,
): Promise<{ lesson: LessonLink; items: Item[] }[]> {
  const lessons = await listLessons(rows.map(({ lesson_id }) => lesson_id))
  return lessons
    .map((lesson) => ({
      lesson: toLessonLink(lesson),
      items: rows
        .filter(({ lesson_id }) => lesson_id === lesson._id)
        .map(toItem)
        .filter((item) => item !== null),
    }))
    .filter(({ items }) => items.length > 0)
}
