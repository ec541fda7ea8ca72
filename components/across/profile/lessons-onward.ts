import { openRoundOf } from '@/components/learning/lesson-state/open-round'
import type { OpenedLesson } from '@/lib/learning/lesson-state/model'
import { onwardIn, type Onward } from '@/lib/learning/lesson-state/next-step'

export type LessonsOnward = {
  /** The lesson to continue with; null when nothing is left to do. */
  goOn: Onward | null
  others: Onward[]
}

/** The next step in each lesson: the same one that the lesson's own page recommends. */
export function lessonsOnward(lessons: OpenedLesson[]): LessonsOnward {
  const all = lessons.map((lesson) => onwardIn(lesson, openRoundOf(lesson.lessonId)))
  const goOn = all.find(({ step }) => step !== null) ?? null
  return { goOn, others: all.filter((one) => one !== goOn) }
}
