'use client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { v4 as uuidv4 } from 'uuid'
import { GUEST_OWNER, storageKeyOf, ownerOf } from '@/lib/platform/browser/storage'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { funQuizzesApiCalls } from '@/lib/learning/fun-quizzes/calls'
import { ApiError, call } from '@/lib/platform/http/client'
import { useFunPlay, useFunQuiz } from '@/stores/fun-quiz'
import { useSession } from '@/stores/session'
import type { JudgedAnswer, JudgingStrategy } from '@/components/learning/quiz/judging-strategy'
import { isRightOutcome } from '@/lib/learning/answers/model'
import { itemFor } from '@/stores/outbox'
import { playSound } from './play-sound'

const LOST = 'Ova se igra više ne može nastaviti. Kreni iznova.'

/**
 * A fun quiz and its play. The server starts and times a pupil's play; other plays get no place on
 * the leaderboard.
 */
export function useFunGame(slug: string, questionIds: string[]) {
  const [isStarting, setStarting] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const { progress, lessonId: openRound, open: openRoundOf, restart } = useFunQuiz()
  const { game, playId, begunAt, questions, open, begin, forget } = useFunPlay()
  const isPupil = game?.isPupil ?? false

  useEffect(() => {
    const { viewer, look } = useSession.getState()
    const player = viewer ?? look()
    openRoundOf(slug, questionIds)
    const key = storageKeyOf(player?.sub ?? GUEST_OWNER, 'igra', slug)
    open({ slug, key, isPupil: player?.type === 'ucenik' })
  }, [slug, questionIds, open, openRoundOf])

  const start = async () => {
    if (!game || isStarting) return
    setStarting(true)
    setMessage(null)
    const id = uuidv4()
    try {
      const begun =
        isPupil && (await call(funQuizzesApiCalls.startPlay, { params: { slug }, body: { id } }))
      restart()
      begin(id, Date.now(), begun ? begun.questions : null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401)
        void import('@/stores/load-user').then(({ leaveRefusedSession }) => leaveRefusedSession())
      setMessage(error.message)
    } finally {
      setStarting(false)
    }
  }

  const onLost = useCallback(() => {
    forget()
    setMessage(LOST)
  }, [forget])
  const countedPlay = isPupil ? playId : null
  const judging = useMemo(
    () => judgePlay({ slug, playId: countedPlay, onLost }),
    [slug, countedPlay, onLost],
  )
  // Before the effect the stores may hold another quiz.
  const isOpen = game?.slug === slug && openRound === slug
  return {
    /** Null before the play has begun. */
    progress: isOpen && playId !== null ? progress : null,
    /** A pupil's play; null for others, who have no place. */
    playId: countedPlay,
    begunAt,
    questions: isOpen ? questions : null,
    isStarting,
    message,
    start,
    judging,
  }
}

type Game = {
  slug: string
  playId: string | null
  /** The play takes no answers: it is unknown, was ended elsewhere, or was never begun. */
  onLost: () => void
}

/** Judges the answers of a play; in a pupil's, the first answer to each question counts. */
function judgePlay({ slug, playId, onLost }: Game): JudgingStrategy {
  return {
    useStore: useFunQuiz,
    itemOf: (questionId, given) => {
      // A fun quiz has no „Ne znam”.
      const answer = given as SubmittedAnswer
      const { key } = useFunQuiz.getState()
      const body = { questionId, answer, ...(playId && { playId }) }
      const envelope = { id: `${key}:${questionId}`, owner: ownerOf(key), kind: key }
      return itemFor(funQuizzesApiCalls.judgeFunAnswer, { params: { slug }, body }, envelope)
    },
    read: (said) => {
      const judged = said as JudgedAnswer
      const { outcome } = judged.judgement
      if (outcome !== 'invalid') playSound(isRightOutcome(outcome) ? 'right' : 'wrong')
      return judged
    },
    onRefused: ({ status }) => void ([404, 409].includes(status) && onLost()),
  }
}
