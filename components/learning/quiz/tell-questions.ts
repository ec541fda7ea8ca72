import { createContext } from 'react'
import type { PublicQuestion } from '@/lib/content/questions/model'

/** Called by a quiz once it knows the questions of its visitor: what prints them asks for none again. */
export const TellQuestions = createContext<(questions: PublicQuestion[]) => void>(() => undefined)
