import { partOf } from '@/lib/quiz/quiz-progress'
import { loadRound, roundKey } from '@/stores/quiz-rounds'

/** How far the open round in this browser is: the server knows only finished rounds. */
export function openRoundOf(lessonId: string) {
  const round = loadRound(roundKey(lessonId))
  return round && partOf(round)
}
