import { useCallback, useEffect, useMemo, useState } from 'react'
import { useRetry } from '@/components/ui/use-retry'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { ApiError } from '@/lib/platform/http/client'
import { askForQuestions } from './ask-for-questions'

type Round = { id: string; drawn: PublicQuestion[] }

/**
 * The questions with the numbers that the server draws by the round's id. Without a round, the
 * page's numbers. Questions still being fetched are left out.
 */
export function useRoundNumbers(
  lessonId: string,
  roundId: string | undefined,
  questions: PublicQuestion[],
) {
  const [round, setRound] = useState<Round | null>(null)
  const [lateId, setLateId] = useState('')
  const asked = questions.some(({ isDrawn }) => isDrawn) && roundId ? roundId : ''
  const drawn = round?.id === asked ? round.drawn : null

  const ask = useCallback(async () => {
    if (!asked) return
    try {
      setRound({ id: asked, drawn: await askForQuestions(lessonId, { krug: asked }) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setLateId(asked)
    }
  }, [lessonId, asked])
  useEffect(() => void Promise.resolve().then(ask), [ask])

  const isLate = asked !== '' && lateId === asked && !drawn
  useRetry(isLate, ask)
  const ready = useMemo(() => {
    if (!asked) return questions
    const known = new Map(drawn?.map((question) => [question._id, question]))
    return questions.flatMap((one) => (one.isDrawn ? (known.get(one._id) ?? []) : one))
  }, [questions, asked, drawn])
  return { ready, isLate, ask }
}
