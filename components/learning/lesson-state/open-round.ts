import { readKept } from '@/lib/platform/browser/storage'
import { isRoundPosition, progressOfOpenRound } from '@/lib/learning/quiz/turns'
import { roundKey } from '@/stores/quiz-rounds'

/**
 * Reads the progress of the open round stored in this browser; the server knows only finished
 * rounds.
 */
export function readOpenRoundProgress(lessonId: string) {
  const place = readKept(roundKey(lessonId), isRoundPosition)
  return place && progressOfOpenRound(place)
}
