import { z } from 'zod'
import { subjectAreaSchema } from '@/lib/content/model'
import { correctAnswerSchema, publicQuestionSchema, type Judged } from '@/lib/questions/model'

/** Pages of a lesson that a pupil opens: the lesson itself and its elements. */
export const visitedElementSchema = z.enum([
  'lekcija',
  'skripta',
  'kwiz',
  'kartice',
  'test',
  'provjera',
])
export type VisitedElement = z.output<typeof visitedElementSchema>

/** A question of a quiz with its key; null while a child of the family writes a test with it. */
export const quizKeySchema = z.object({
  question: publicQuestionSchema,
  correct: correctAnswerSchema.nullable(),
})
export type QuizKey = z.output<typeof quizKeySchema>

/** A lesson that a pupil has opened, with what leads back to where they were. */
export const recentLessonSchema = z.object({
  lessonId: z.uuid(),
  title: z.string(),
  area: subjectAreaSchema,
  element: visitedElementSchema,
  path: z.string(),
  /** When it was opened last. */
  at: z.iso.datetime(),
})
export type RecentLesson = z.output<typeof recentLessonSchema>

/** What a pupil best goes on with: a lesson, its next step, and the page of that. */
export const goOnSchema = z.object({
  lesson: recentLessonSchema,
  element: z.enum([...visitedElementSchema.options, 'greske']),
  path: z.string(),
})
export type GoOn = z.output<typeof goOnSchema>

/** Where a question was answered: a quiz, a test, the mistakes, or a day's review before a test. */
export const answerSourceSchema = z.enum(['kwiz', 'test', 'greske', 'imam-test'])
export type AnswerSource = z.output<typeof answerSourceSchema>

/** How an answer was judged; `spelling` counts as right. */
export type AnswerOutcome = Judged['outcome']

/** How well a lesson is known, by the last answers to its questions (lib/mastery/mastery). */
export const masterySchema = z.object({ right: z.int(), of: z.int(), isMastered: z.boolean() })
