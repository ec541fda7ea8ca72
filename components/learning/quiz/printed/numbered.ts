import type { LessonLink } from '@/lib/content/curriculum/lesson-link'
import type { WorksheetItem } from '@/lib/learning/mistakes/model'
import type { KeyedQuizQuestion } from '@/lib/learning/quiz/contract'
import type { PublicQuestion } from '@/lib/content/questions/model'

/** A printed task without its key. */
export type Task =
  | { kind: 'question'; question: PublicQuestion }
  | { kind: 'card'; front: string }
  | { kind: 'check'; prompt: string }

/** A task with its solution; `correct` of a quiz question is null while it must stay secret. */
export type TaskWithSolution = WorksheetItem | ({ kind: 'question' } & KeyedQuizQuestion)

export type TaskGroup<Item> = {
  lesson: Pick<LessonLink, 'lessonId' | 'title' | 'subject'>
  items: Item[]
}

export type NumberedGroup<Item> = TaskGroup<{ number: number; item: Item }>

/** The tasks of a worksheet, numbered across lessons. */
export function numbered<Item>(groups: TaskGroup<Item>[]): NumberedGroup<Item>[] {
  let number = 0
  return groups.map(({ lesson, items }) => ({
    lesson,
    items: items.map((item) => ({ number: (number += 1), item })),
  }))
}
