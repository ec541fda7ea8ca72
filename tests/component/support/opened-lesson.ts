import type { LessonState, OpenedLesson } from '@/lib/learning/lesson-state/model'
import { idOf } from './family'

const NOTHING_DONE: LessonState = {
  ...{ isScriptRead: false, quiz: null, cards: { met: 0, due: 0 } },
  test: { open: null, mark: null },
  check: { isOffered: false, open: null, last: null, leftToday: 3 },
  mistakes: 0,
  mastery: null,
}
const ALL_DONE: LessonState = {
  ...NOTHING_DONE,
  isScriptRead: true,
  ...{ quiz: { right: 8, total: 8 }, cards: { met: 8, due: 0 } },
  test: { open: null, mark: 5 },
  mastery: { right: 8, of: 8, isMastered: true, lastDay: '2026-11-28' },
}

/** A lesson on a pupil's profile; without changes everything in it is done. */
export const lessonOf = (
  digits: string,
  title: string,
  state: Partial<LessonState>,
): OpenedLesson => ({
  ...{ lessonId: idOf(digits), title, subject: 'Povijest', area: 'povijest' },
  path: `/5-razred/knjiga/${digits}`,
  state: { ...ALL_DONE, ...state },
  ...{ questionCount: 8, cardCount: 8 },
})
