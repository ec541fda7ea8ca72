import { openRoundOf } from '@/components/learning/lesson-state/open-round'
import type { OpenedLesson } from '@/lib/learning/lesson-state/model'
import { onwardIn, type Onward } from '@/lib/learning/lesson-state/next-step'

export type LessonsOnward = {
  /** The lesson to go on with; null where nothing of them is left to do. */
  goOn: Onward | null
  others: Onward[]
}

/** What leads on in each of these lessons: the same step that the lesson's own page recommends. */
export function lessonsOnward(lessons: OpenedLesson[]): LessonsOnward {
  const all = lessons.map((lesson) => onwardIn(lesson, openRoundOf(lesson.lessonId)))
  const goOn = all.find(({ step }) => step !== null) ?? null
  return { goOn, others: all.filter((one) => one !== goOn) }
}
