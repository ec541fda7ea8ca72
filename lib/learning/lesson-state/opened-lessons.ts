import 'server-only'
import { toLessonLink } from '@/lib/content/curriculum/lesson-link'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import type { OpenedLesson } from './model'
import type { PupilPlayer } from '@/lib/learning/answers/policy'
import { findLessonStates } from './queries'

/**
 * Adds the pupil's state to lessons; the caller has chosen those that the pupil has opened. The
 * browser, which knows its open quiz rounds, picks the next step.
 */
export async function toOpenedLessons(
  lessons: PlacedLesson[],
  player: PupilPlayer,
  now = new Date(),
): Promise<OpenedLesson[]> {
  const states = await findLessonStates(
    lessons.map(({ _id }) => _id),
    player,
    now,
  )
  return lessons.flatMap((lesson) => {
    const state = states[lesson._id]
    if (!state) return []
    const { questionCount, cardCount } = lesson
    return [{ ...toLessonLink(lesson), state, questionCount, cardCount }]
  })
}
