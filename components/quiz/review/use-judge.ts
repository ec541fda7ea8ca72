'use client'
import { useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { isRefusal } from '../is-refusal'
import { ApiError, call } from '@/lib/http/client'
import { quizCalls } from '@/lib/quiz/calls'
import type { Judged, SubmittedAnswer } from '@/lib/questions/model'
import type { XpValue } from '@/lib/rewards/limits'

export type JudgeOptions = { source: 'greske' | 'imam-test'; roundId: string }

/**
 * Judges an answer and redeems its XP. The same answer sent again keeps its id, so it counts once.
 */
export function useJudge(questionId: string, { source, roundId }: JudgeOptions) {
  const [judgement, setJudgement] = useState<Judged | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const sent = useRef({ text: '', id: '' })

  const judge = async (answer: SubmittedAnswer): Promise<Judged | null> => {
    const text = JSON.stringify(answer)
    if (sent.current.text !== text) sent.current = { text, id: uuidv7() }
    const body = { answer, id: sent.current.id, roundId, source }
    setChecking(true)
    setMessage(null)
    setRefusal(null)
    try {
      const view = await call(quizCalls.judgeAnswer, { params: { id: questionId }, body })
      if (view.outcome === 'invalid') {
        setMessage(view.message)
        return null
      }
      setJudgement(view)
      if (view.earned) void redeem(view.earned)
      return view
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessage(error.message)
      setRefusal(isRefusal(error) ? error : null)
      return null
    } finally {
      setChecking(false)
    }
  }
  return { judge, judgement, isChecking, refusal, message, forget: () => setMessage(null) }
}

async function redeem(value: XpValue): Promise<void> {
  const { useReward } = await import('@/stores/reward')
  await useReward.getState().redeem(value)
}
