import 'server-only'
import { toLessonLink } from '@/lib/content/curriculum/lesson-link'
import { listLessons } from '@/lib/content/curriculum/queries'
import { lessonPath } from '@/lib/platform/paths'
import type { OpenedLesson } from './model'
import type { Pupil } from '@/lib/learning/answers/policy'
import { nextStepOf } from './next-step'
import { findLessonStates } from './queries'

/** Lessons that are looked at until one has a next step. */
const LOOKED_AT = 4

/** These lessons with where the pupil stands in each; those that are gone are left out. */
async function findStanding(lessonIds: string[], player: Pupil, now: Date) {
  const [lessons, states] = await Promise.all([
    listLessons(lessonIds),
    findLessonStates(lessonIds, player, now),
  ])
  return lessons.flatMap((lesson) => {
    const state = states[lesson._id]
    return state ? [{ lesson, state }] : []
  })
}

/**
 * The first of these lessons that has a next step, and that step; null when there is none. `path` is
 * the lesson's. An open quiz round is known only to its browser.
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

/** Lessons that a pupil has opened, in the same order: the browser, which knows its open quiz rounds, says what is next. */
export async function listOpened(lessonIds: string[], player: Pupil, now = new Date()) {
  const standing = await findStanding(lessonIds, player, now)
  return standing.map(({ lesson, state }): OpenedLesson => ({
    ...toLessonLink(lesson),
    state,
    questionCount: lesson.questionCount,
    cardCount: lesson.cardCount,
  }))
}
