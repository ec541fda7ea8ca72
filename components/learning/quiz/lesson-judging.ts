import { v5 as uuidOf } from 'uuid'
import { ownerOf } from '@/lib/platform/browser/storage'
import { questionIdOf } from '@/lib/learning/quiz/turns'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import type { JudgementView } from '@/lib/content/questions/answer-view'
import { itemFor } from '@/stores/outbox'
import { useQuiz } from '@/stores/quiz'
import type { JudgingStrategy } from './judging-strategy'

/**
 * Judges a lesson's quiz. An answer's id is derived from round and turn, so that one sent twice
 * counts once.
 */
export const LESSON_JUDGING: JudgingStrategy = {
  useStore: useQuiz,
  itemOf: (turn, answer) => {
    const { key, isPupil, progress } = useQuiz.getState()
    const roundId = progress?.id
    const round = roundId && { roundId, ...(isPupil && { id: uuidOf(turn, roundId) }) }
    const hints = progress?.hints?.[turn]
    const body = { answer, ...(hints && { hints }), ...round }
    const input = { params: { id: questionIdOf(turn) }, body }
    const envelope = { id: `${key}:${turn}`, owner: ownerOf(key), kind: key }
    return itemFor(quizApiCalls.judgeAnswer, input, envelope)
  },
  read: async (said, answer) => {
    const judgement = said as JudgementView
    if (judgement.outcome === 'invalid' || !judgement.earned) return { answer, judgement }
    const pupils = await loadRedeeming()
    // Without a connection it is redeemed at the next visit.
    void pupils?.redeemEarned([judgement.earned])
    return { answer, judgement: pupils?.seesRewards() ? judgement : { ...judgement, earned: 0 } }
  },
}

/** Loaded for pupils only: guests don't download it. Null without a connection. */
export const loadRedeeming = () =>
  import('@/components/learning/rewards/redeem-earned').catch(() => null)
