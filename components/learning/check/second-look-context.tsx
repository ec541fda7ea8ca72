'use client'
import { createContext, type ReactNode } from 'react'
import type { AnsweredQuestion } from '@/lib/learning/check/model'

export type SecondLookProps = {
  runId: string
  checkQuestionId: string
  /** Called with the same answer and other suggested ticks. */
  onLooked: (answered: AnsweredQuestion) => void
}

/** Renders the button that has a model check an answer; null where a page has none. */
export const SecondLookContext = createContext<((props: SecondLookProps) => ReactNode) | null>(null)
