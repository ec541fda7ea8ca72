import { readOpenRoundProgress } from '@/components/learning/lesson-state/open-round'
import type { OpenedLesson } from '@/lib/learning/lesson-state/model'
import { continuationIn, type Continuation } from '@/lib/learning/lesson-state/next-step'

export type NextSteps = {
  /** The lesson to continue with; null when nothing is left to do. */
  goOn: Continuation | null
  others: Continuation[]
}

/** The next step in each lesson: the same one that the lesson's own page recommends. */
export function nextStepsOfLessons(lessons: OpenedLesson[]): NextSteps {
  const all = lessons.map((lesson) =>
    continuationIn(lesson, readOpenRoundProgress(lesson.lessonId)),
  )
  const goOn = all.find(({ step }) => step !== null) ?? null
  return { goOn, others: all.filter((one) => one !== goOn) }
}
