import { z } from 'zod'
import { publicQuestionSchema, correctAnswerSchema } from '@/lib/questions/model'

/** A question of a quiz with its key; null while a child of the family writes a test with it. */
export const quizKeySchema = z.object({
  question: publicQuestionSchema,
  correct: correctAnswerSchema.nullable(),
})

export type QuizKey = z.output<typeof quizKeySchema>
