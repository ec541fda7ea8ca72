import 'server-only'
import { listLessons } from '@/lib/content/queries'
import { lessonPath } from '@/lib/paths'
import type { RecentLesson } from './model'
import type { Pupil } from '@/lib/answers/policy'
import { nextStepOf, stepPath, type NextStep } from './next-step'
import { findLessonState } from './queries'

type Found<Lesson> = { lesson: Lesson; path: string; step: NextStep; mistakes: number }

/** Lessons that are looked at until one has a next step. */
const LOOKED_AT = 4

/**
 * The first of these lessons in which something is left to do, and what; null when there is none.
 * `path` is that of the lesson. A quiz round that is open in some browser is not known here.
 */
export async function findNextStep<Lesson extends { lessonId: string }>(
  lessons: Lesson[],
  player: Pupil,
  now = new Date(),
): Promise<Found<Lesson> | null> {
  const looked = lessons.slice(0, LOOKED_AT)
  const [first] = looked
  const stateOf = ({ lessonId }: Lesson) => findLessonState(lessonId, player, now)
  // Mostly it is the first: its state is asked for at once.
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

/** What a pupil best goes on with: never what was just finished. */
export async function goOnOf(recent: RecentLesson[], player: Pupil, now = new Date()) {
  const found = await findNextStep(recent, player, now)
  if (!found) return null
  const { lesson, step, path } = found
  return { lesson, element: step.element, path: stepPath(step, { ...lesson, path }) }
}
