import { z } from 'zod'
import {
  judgedSchema,
  publicQuestionSchema,
  submittedAnswerSchema,
} from '@/lib/content/questions/model'

/** A finished test in a pupil's own list (`testResults`, rule 23.9). */
export const testResultSchema = z.object({
  _id: z.uuid(),
  lessonID: z.uuid(),
  at: z.iso.datetime(),
  right: z.int(),
  total: z.int(),
  mark: z.literal([1, 2, 3, 4, 5]),
  /** When a corrected key last changed the result; otherwise missing. */
  correctedAt: z.iso.datetime().optional(),
})
export type TestResult = z.output<typeof testResultSchema>

/** A test in progress: its questions without keys, and the answers so far. */
export const openTestSchema = z.object({
  _id: z.uuid(),
  lessonID: z.uuid(),
  questions: z.array(publicQuestionSchema),
  answers: z.record(z.string(), submittedAnswerSchema),
  startedAt: z.iso.datetime(),
  minutes: z.int().nullable(),
  /** Time left by the server's clock; null without a timer. */
  remainingMs: z.int().nullable(),
})
export type OpenTest = z.output<typeof openTestSchema>

/** The start screen of a lesson's test. */
export const testOverviewSchema = z.object({
  /** Latest first. */
  results: z.array(testResultSchema),
  /** The test in progress, or null. `remainingMs` as in the test itself. */
  open: z
    .object({
      _id: z.uuid(),
      startedAt: z.iso.datetime(),
      remainingMs: z.int().nullable(),
      /** Answers saved so far, possibly from another tab or device. */
      answers: z.record(z.string(), submittedAnswerSchema),
    })
    .nullable(),
  questionCount: z.int(),
  /** Available timers, in minutes. */
  timers: z.array(z.int()),
  /** False when today's tests are used up; the next one is possible tomorrow. */
  isAllowed: z.boolean(),
})
export type TestOverview = z.output<typeof testOverviewSchema>

const reviewedItemSchema = z.object({
  question: publicQuestionSchema,
  /** Null for a question without an answer. */
  answer: submittedAnswerSchema.nullable(),
  /** Texts are HTML. */
  judgement: judgedSchema,
  /** When the key was corrected after the test was submitted. */
  correctedAt: z.iso.datetime().optional(),
})
export type ReviewedItem = z.output<typeof reviewedItemSchema>

/** A finished test with each question. */
export const testReviewSchema = testResultSchema.extend({ items: z.array(reviewedItemSchema) })
export type TestReview = z.output<typeof testReviewSchema>
