import { useEffect } from 'react'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { preloadFields } from './answer-fields'

/** Loads the fields of a round's rarer kinds at once: later the connection may be lost. */
export function usePreloadedFields(questions: PublicQuestion[]): void {
  useEffect(() => void preloadFields(questions), [questions])
}
