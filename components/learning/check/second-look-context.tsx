'use client'
import { createContext, type ReactNode } from 'react'
import type { Answered } from '@/lib/learning/check/model'

export type SecondLookProps = {
  runId: string
  checkQuestionId: string
  /** Called with the same answer and other suggested ticks. */
  onLooked: (answered: Answered) => void
}

/** Draws the button that has a model read an answer once more; null where no page offers that. */
export const SecondLookContext = createContext<((props: SecondLookProps) => ReactNode) | null>(null)
