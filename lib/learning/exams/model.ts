import { z } from 'zod'
import {
  judgedSchema,
  publicQuestionSchema,
  submittedAnswerSchema,
} from '@/lib/content/questions/model'

/** A finished test as a pupil's own list has it (specification, section 3: testResults). */
export const testResultSchema = z.object({
  _id: z.uuid(),
  lessonID: z.uuid(),
  at: z.iso.datetime(),
  right: z.int(),
  total: z.int(),
  mark: z.literal([1, 2, 3, 4, 5]),
  /** When a corrected key changed it; missing where none has. */
  correctedAt: z.iso.datetime().optional(),
})
export type TestResult = z.output<typeof testResultSchema>

/** A test that goes on: its questions without keys, and what was answered so far. */
export const openTestSchema = z.object({
  _id: z.uuid(),
  lessonID: z.uuid(),
  questions: z.array(publicQuestionSchema),
  answers: z.record(z.string(), submittedAnswerSchema),
  startedAt: z.iso.datetime(),
  minutes: z.int().nullable(),
  /** What is left by the server's clock; null without a timer. */
  remainingMs: z.int().nullable(),
})
export type OpenTest = z.output<typeof openTestSchema>

/** What the start screen of a lesson's test tells. */
export const testOverviewSchema = z.object({
  /** The latest first. */
  results: z.array(testResultSchema),
  /** The test that goes on; null without one. `remainingMs` as in the test itself. */
  open: z
    .object({
      _id: z.uuid(),
      startedAt: z.iso.datetime(),
      remainingMs: z.int().nullable(),
      /** What is saved so far: another tab or device may have answered. */
      answers: z.record(z.string(), submittedAnswerSchema),
    })
    .nullable(),
  questionCount: z.int(),
  /** Timers to choose from, in minutes. */
  timers: z.array(z.int()),
  /** False when today's tests are used up: the next one is possible tomorrow. */
  isAllowed: z.boolean(),
})
export type TestOverview = z.output<typeof testOverviewSchema>

const reviewedItemSchema = z.object({
  question: publicQuestionSchema,
  /** Null where nothing was answered. */
  answer: submittedAnswerSchema.nullable(),
  /** Texts are HTML. */
  judgement: judgedSchema,
  /** When its key was corrected after the test was handed in. */
  correctedAt: z.iso.datetime().optional(),
})
export type ReviewedItem = z.output<typeof reviewedItemSchema>

/** A finished test, item by item. */
export const testReviewSchema = testResultSchema.extend({ items: z.array(reviewedItemSchema) })
export type TestReview = z.output<typeof testReviewSchema>
