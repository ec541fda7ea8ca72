'use client'
import { createContext, type ComponentType } from 'react'
import type { Answered } from '@/lib/learning/check/model'

export type SecondLookProps = {
  runId: string
  checkQuestionId: string
  /** Called with the same answer and other suggested ticks. */
  onLooked: (answered: Answered) => void
}

/** Has an answer read once more by a model; null where no page offers that. */
export const SecondLookContext = createContext<ComponentType<SecondLookProps> | null>(null)
