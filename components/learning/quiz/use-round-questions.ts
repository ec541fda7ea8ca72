import { useCallback, useEffect, useMemo, useState } from 'react'
import { useRepeatWhile } from '@/components/ui/use-repeat-while'
import { withShuffledOptions } from '@/lib/content/questions/kinds/answers'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { currentTurn, type QuizProgress } from '@/lib/learning/quiz/quiz-progress'
import { questionIdOf } from '@/lib/learning/quiz/turns'
import { ApiError } from '@/lib/platform/http/client'
import { fetchQuizQuestions } from './fetch-quiz-questions'

type Round = { id: string; drawn: PublicQuestion[] }

/**
 * The questions with the random numbers that the server draws for the round's id; without an id,
 * with the page's numbers. Questions still being fetched are left out. `current` is the question of
 * the current turn, with its options shuffled by the round's seed.
 */
export function useRoundQuestions(
  lessonId: string,
  progress: QuizProgress,
  questions: PublicQuestion[],
) {
  const { id: roundId = '', seed } = progress
  const [round, setRound] = useState<Round | null>(null)
  const [lateId, setLateId] = useState('')
  const asked = questions.some(({ isDrawn }) => isDrawn) ? roundId : ''
  const drawn = round?.id === asked ? round.drawn : null

  const ask = useCallback(async () => {
    if (!asked) return
    try {
      setRound({ id: asked, drawn: await fetchQuizQuestions(lessonId, { krug: asked }) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setLateId(asked)
    }
  }, [lessonId, asked])
  useEffect(() => void Promise.resolve().then(ask), [ask])

  const isLate = asked !== '' && lateId === asked && !drawn
  useRepeatWhile(isLate, ask)
  const ready = useMemo(() => {
    if (!asked) return questions
    const known = new Map(drawn?.map((question) => [question._id, question]))
    return questions.flatMap((one) => (one.isDrawn ? (known.get(one._id) ?? []) : one))
  }, [questions, asked, drawn])

  const openId = questionIdOf(currentTurn(progress) ?? '')
  const current = useMemo(() => {
    const open = ready.find(({ _id }) => _id === openId)
    return open && seed !== undefined ? withShuffledOptions(open, seed) : open
  }, [ready, openId, seed])
  return { ready, current, isLate, ask }
}
