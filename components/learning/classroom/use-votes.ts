'use client'
import { useState } from 'react'
import { ApiError } from '@/lib/platform/http/client'
import { answerOfHands, type Hands } from '@/lib/learning/classroom/hands'
import type { ValidJudgementView } from '@/lib/content/questions/answer-view'
import { isCompleteAnswer } from '@/lib/content/questions/kinds/answers'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'
import { judgeForClass } from './class-questions'

/** A class's vote on a question. */
export type ClassVote = {
  hands: Hands
  answer?: SubmittedAnswer | undefined
  judgement?: ValidJudgementView
  isChecking?: boolean
  message?: string
}

const NOTHING: ClassVote = { hands: {} }

export type UseVotesResult = ReturnType<typeof useVotes>

/** A class's votes, kept only while the slides are open. */
export function useVotes() {
  const [votes, setVotes] = useState<Record<string, ClassVote>>({})
  const of = ({ _id }: PublicQuestion) => votes[_id] ?? NOTHING
  const change = ({ _id }: PublicQuestion, part: Partial<ClassVote>) =>
    setVotes((now) => ({ ...now, [_id]: { ...(now[_id] ?? NOTHING), ...part } }))
  const isOpen = (question: PublicQuestion) => {
    const { judgement, isChecking } = of(question)
    return !judgement && !isChecking
  }
  return {
    of,
    /** Counts hands; the leading option is the class's answer. */
    count: (question: PublicQuestion, hands: Hands) => {
      if (!isOpen(question)) return
      const answer = answerOfHands(question, hands)
      change(question, { hands, message: '', ...(answer && { answer }) })
    },
    choose: (question: PublicQuestion, answer: SubmittedAnswer) =>
      isOpen(question) && change(question, { answer, message: '' }),
    judge: async (question: PublicQuestion) => {
      const { answer } = of(question)
      if (!answer || !isOpen(question) || !isCompleteAnswer(question, answer)) return
      change(question, { isChecking: true, message: '' })
      try {
        const said = await judgeForClass(question._id, answer)
        if (said.outcome === 'invalid') change(question, { message: said.message })
        else change(question, { judgement: said })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        change(question, { message: error.message })
      } finally {
        change(question, { isChecking: false })
      }
    },
    /** Clears the votes for asking the question again. */
    clear: ({ _id }: PublicQuestion) => setVotes((now) => ({ ...now, [_id]: NOTHING })),
  }
}
