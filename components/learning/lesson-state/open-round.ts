import { readKept } from '@/lib/platform/browser/storage'
import { isRoundPlace, partOf } from '@/lib/learning/quiz/turns'
import { roundKey } from '@/stores/quiz-rounds'

/** How far the open round in this browser is: the server knows only finished rounds. */
export function openRoundOf(lessonId: string) {
  const place = readKept(roundKey(lessonId), isRoundPlace)
  return place && partOf(place)
}
