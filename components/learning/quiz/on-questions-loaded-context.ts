import { createContext } from 'react'
import type { PublicQuestion } from '@/lib/content/questions/model'

/** Called by a quiz when it knows its visitor's questions, so that printing need not fetch them. */
export const OnQuestionsLoadedContext = createContext<(questions: PublicQuestion[]) => void>(
  () => undefined,
)
