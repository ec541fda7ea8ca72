import 'server-only'
import { toLessonLink } from '@/lib/content/curriculum/lesson-link'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import type { OpenedLesson } from './model'
import type { Pupil } from '@/lib/learning/answers/policy'
import { findLessonStates } from './queries'

/** These lessons with the pupil's state in each. Deleted lessons are left out. */
async function findStanding(lessonIds: string[], player: Pupil, now: Date) {
  const [lessons, states] = await Promise.all([
    listLessonsById(lessonIds),
    findLessonStates(lessonIds, player, now),
  ])
  return lessons.flatMap((lesson) => {
    const state = states[lesson._id]
    return state ? [{ lesson, state }] : []
  })
}

/**
 * The given lessons, which a pupil has opened, in the same order and with the pupil's state. The
 * browser, which knows its open quiz rounds, picks the next step.
 */
export async function listOpened(lessonIds: string[], player: Pupil, now = new Date()) {
  const standing = await findStanding(lessonIds, player, now)
  return standing.map(({ lesson, state }): OpenedLesson => ({
    ...toLessonLink(lesson),
    state,
    questionCount: lesson.questionCount,
    cardCount: lesson.cardCount,
  }))
}
