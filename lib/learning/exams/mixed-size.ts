import { MIXED_TEST_FROM_LESSONS } from '@/lib/content/curriculum/limits'
import { QUESTIONS_PER_TEST } from './limits'

/** The number of questions of a mixed test over these lessons; 0 where they are too few for one. */
export function mixedTestSize(lessons: { questionCount: number }[]): number {
  const asked = lessons.filter(({ questionCount }) => questionCount > 0)
  if (asked.length < MIXED_TEST_FROM_LESSONS) return 0
  const all = asked.reduce((sum, { questionCount }) => sum + questionCount, 0)
  return Math.min(QUESTIONS_PER_TEST, all)
}
