'use client'
import { useCallback, useState } from 'react'
import { useRetry } from '@/components/ui/use-retry'
import { funQuizzesCalls } from '@/lib/fun-quizzes/calls'
import type { PlayResult } from '@/lib/fun-quizzes/model'
import { ApiError, call } from '@/lib/http/client'

/** A later try may go through: no connection, or a server that is busy. */
const isPassing = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500

/**
 * Has the server count a finished play, again and again until it has heard: the call ends a play
 * once. Null `playId`: nothing is to be counted.
 */
export function useFinishedPlay(playId: string | null) {
  const [result, setResult] = useState<PlayResult | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isLate, setLate] = useState(false)
  const send = useCallback(async () => {
    if (!playId) return
    try {
      setResult(await call(funQuizzesCalls.finishPlay, { params: { id: playId }, body: {} }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isPassing(error)) return setLate(true)
      setRefusal(error.message)
    }
  }, [playId])
  useRetry(playId !== null && result === null && refusal === null, send)
  return { result, refusal, isLate }
}
