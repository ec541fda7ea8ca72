'use client'
import { createContext, type ReactNode } from 'react'
import type { AnsweredQuestion } from '@/lib/learning/check/model'

export type CheckAnswerReviewProps = {
  runId: string
  checkQuestionId: string
  /** Called with the same answer and other suggested ticks. */
  onLooked: (answered: AnsweredQuestion) => void
}

/** Renders the button that has a model check an answer; null where a page has none. */
export const CheckAnswerReviewContext = createContext<
  ((props: CheckAnswerReviewProps) => ReactNode) | null
>(null)
