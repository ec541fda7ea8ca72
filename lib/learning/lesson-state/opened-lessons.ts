import 'server-only'
import { toLessonLink } from '@/lib/content/curriculum/lesson-link'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import type { LessonState, OpenedLesson } from './model'

/**
 * Adds the pupil's state to lessons; the caller has chosen those that the pupil has opened. The
 * browser, which knows its open quiz rounds, picks the next step.
 * @param states by lesson id
 */
export const toOpenedLessons = (
  lessons: PlacedLesson[],
  states: Record<string, LessonState>,
): OpenedLesson[] =>
  lessons.flatMap((lesson) => {
    const state = states[lesson._id]
    if (!state) return []
    const { questionCount, cardCount } = lesson
    return [{ ...toLessonLink(lesson), state, questionCount, cardCount }]
  })
