import { renderText } from '@/lib/markdown/render'
import { toPublicQuestion, type PublicQuestion, type Question } from '@/lib/questions/model'
import { withShuffledOptions } from '@/lib/questions/kinds/answers'
import { seedOf } from '@/lib/questions/shuffle'

/**
 * A question of a test as its pupil sees it: with the options in an order of this test's own, the
 * same on every device and in the review.
 */
export const toTestQuestion = (question: Question, testId: string): PublicQuestion =>
  withShuffledOptions(toPublicQuestion(question, renderText), seedOf(testId))
