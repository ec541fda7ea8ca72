import { isRightOutcome } from '@/lib/learning/answers/model'
import type { QuizProgress } from '@/lib/learning/quiz/quiz-progress'

/** The current streak of right answers, and the longest of the play. */
export function comboOf({ round, steps }: Pick<QuizProgress, 'round' | 'steps'>) {
  let [now, best] = [0, 0]
  for (const id of round) {
    const step = steps[id]
    if (!step) break
    now = isRightOutcome(step.judgement.outcome) ? now + 1 : 0
    best = Math.max(best, now)
  }
  return { now, best }
}
