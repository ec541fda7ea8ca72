import type { QuestionKind } from '@/lib/content/questions/model'
import { countWords } from '@/lib/platform/markdown/count-words'
import { readingSpeedOf } from './bounds'
import type { LessonUnderReview } from './model'

/** What a question of each kind takes with its reason, in minutes. An estimate, not a measurement. */
const QUESTION_MINUTES: Record<QuestionKind, number> = {
  'true-false': 0.75,
  single: 1,
  several: 1.5,
  short: 1,
  number: 1.5,
  matching: 1.5,
  ordering: 1.5,
  groups: 2,
  gaps: 2,
  line: 1,
  spot: 1.5,
}
const OPEN_QUESTION_MINUTES = 3

/** Minutes for a lesson's script, questions and open questions; cards come on other days. */
export function minutesOf({ lesson, grade }: Pick<LessonUnderReview, 'lesson' | 'grade'>): number {
  const reading = countWords(lesson.script) / readingSpeedOf(grade)
  const questions = lesson.questions.reduce((sum, { body }) => sum + QUESTION_MINUTES[body.kind], 0)
  return Math.round(reading + questions + lesson.checks.length * OPEN_QUESTION_MINUTES)
}
