import { z } from 'zod'
import { type Judged } from '@/lib/questions/model'

/** Where a question was answered: a quiz, a test, the mistakes, or a day's review before a test. */
export const answerSourceSchema = z.enum(['kwiz', 'test', 'greske', 'imam-test'])
export type AnswerSource = z.output<typeof answerSourceSchema>

/** How an answer was judged; `spelling` counts as right. */
export type AnswerOutcome = Judged['outcome']
