import { QUESTIONS } from '@/lib/content/nouns'
import { counted } from '@/lib/hr/plurals'
import { DEMO_QUESTIONS } from './limits'

/** How long a lesson's quiz is, and how much of it is free where that is not all. */
export function quizSize(questionCount: number): string {
  const all = counted(questionCount, QUESTIONS)
  return questionCount > DEMO_QUESTIONS ? `${all}, prvih ${DEMO_QUESTIONS} besplatno` : all
}
