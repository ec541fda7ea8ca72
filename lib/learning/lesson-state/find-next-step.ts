import 'server-only'
import { toLessonLink } from '@/lib/content/curriculum/lesson-link'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { lessonPath } from '@/lib/platform/paths'
import type { OpenedLesson } from './model'
import type { Pupil } from '@/lib/learning/answers/policy'
import { nextStepOf } from './next-step'
import { findLessonStates } from './queries'

/** Number of lessons searched for a next step. */
const LOOKED_AT = 4

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
 * The first of these lessons with a next step, and that step; null without any. `path` is the
 * lesson's address. Open quiz rounds are stored only in the browser, so they are not considered.
 */
export async function findNextStep<Lesson extends { lessonId: string }>(
  lessons: Lesson[],
  player: Pupil,
  now = new Date(),
) {
  const looked = lessons.slice(0, LOOKED_AT)
  const ids = looked.map(({ lessonId }) => lessonId)
  for (const { lesson: offer, state } of await findStanding(ids, player, now)) {
    const lesson = looked.find(({ lessonId }) => lessonId === offer._id)
    const step = nextStepOf(state, { ...offer, openRound: null })
    if (lesson && step) return { lesson, path: lessonPath(offer), step, mistakes: state.mistakes }
  }
  return null
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
