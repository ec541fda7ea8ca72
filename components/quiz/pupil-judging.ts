import { v4 as uuid, v5 as uuidOf } from 'uuid'
import { call } from '@/lib/http/client'
import { questionOf } from '@/lib/quiz/quiz-progress'
import { quizCalls } from '@/lib/quiz/calls'
import type { SubmittedAnswer } from '@/lib/questions/model'
import { useQuiz } from '@/stores/quiz'
import { useReward } from '@/stores/reward'
import { useUser } from '@/stores/user'
import { assertKept } from './assert-kept'

/**
 * Judges a pupil's answer, which the server keeps under an id made of the round and the turn:
 * sent again, from this tab or another, it is the same answer. What it has earned is redeemed. Rejects
 * when the session is over.
 */
export async function judgeForPupil(
  turn: string,
  answer: SubmittedAnswer,
  options: { signal: AbortSignal },
) {
  const roundId = useQuiz.getState().roundId(uuid)
  const kept = roundId && { roundId, id: uuidOf(turn, roundId) }
  const sent = { params: { id: questionOf(turn) }, body: { answer, ...kept } }
  const judgement = await call(quizCalls.judgeAnswer, sent, options)
  assertKept(judgement)
  if (judgement.outcome === 'invalid' || !judgement.earned) return judgement
  void useReward.getState().redeem(judgement.earned)
  const { user } = useUser.getState()
  // Where a parent hid rewards, nothing is said of them.
  return user?.type === 'ucenik' && user.hasRewards
    ? judgement
    : { ...judgement, earned: 0 as const }
}
