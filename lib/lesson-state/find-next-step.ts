import 'server-only'
import { listLessons } from '@/lib/content/queries'
import { lessonPath } from '@/lib/paths'
import type { RecentLesson } from './model'
import type { Pupil } from '@/lib/answers/policy'
import { nextStepOf, stepPath } from './next-step'
import { findLessonState } from './queries'

/** Lessons that are looked at until one has a next step. */
const LOOKED_AT = 4

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
  const [first] = looked
  const stateOf = ({ lessonId }: Lesson) => findLessonState(lessonId, player, now)
  // Mostly it is the first lesson, so its state is read at the same time.
  const [offers, firstState] = await Promise.all([
    listLessons(looked.map(({ lessonId }) => lessonId)),
    first && stateOf(first),
  ])
  for (const lesson of looked) {
    const offer = offers.find(({ _id }) => _id === lesson.lessonId)
    if (!offer) continue
    const state = (lesson === first && firstState) || (await stateOf(lesson))
    const step = nextStepOf(state, { ...offer, openRound: null })
    if (step) return { lesson, path: lessonPath(offer), step, mistakes: state.mistakes }
  }
  return null
}

/** What a pupil continues with. */
export async function goOnOf(recent: RecentLesson[], player: Pupil, now = new Date()) {
  const found = await findNextStep(recent, player, now)
  if (!found) return null
  const { lesson, step, path } = found
  return { lesson, element: step.element, path: stepPath(step, { ...lesson, path }) }
}
