import { z } from 'zod'
import { REHEARSALS_PER_TEXTBOOK } from './limits'
import {
  judgedSchema,
  publicQuestionSchema,
  submittedAnswerSchema,
} from '@/lib/content/questions/model'

/** A finished test in a pupil's own list (`testResults`, rule 23.9). */
export const testResultSchema = z.object({
  _id: z.uuid(),
  /** Null for a mixed test. */
  lessonID: z.uuid().nullable(),
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
  /** Null for a mixed test. */
  lessonID: z.uuid().nullable(),
  questions: z.array(publicQuestionSchema),
  answers: z.record(z.string(), submittedAnswerSchema),
  startedAt: z.iso.datetime(),
  minutes: z.int().nullable(),
  /** Time left by the server's clock; null without a timer. */
  remainingMs: z.int().nullable(),
})
export type OpenTest = z.output<typeof openTestSchema>

/** The start screen of a test. */
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

/** The start screen of a mixed test. */
export const mixedTestOverviewSchema = testOverviewSchema.extend({
  /** True without a subscription, to which mixed tests belong. */
  isLocked: z.boolean(),
})

/** What a mixed test is about: a unit, or a textbook and its part. */
export const mixedScopeSchema = z.object({
  unitId: z.uuid().optional(),
  literatureId: z.uuid().optional(),
  part: z.coerce.number<number>().int().min(1).max(REHEARSALS_PER_TEXTBOOK).optional(),
})

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

/** The result of a mixed test in one of its lessons. */
const lessonResultSchema = z.object({
  lessonId: z.uuid(),
  title: z.string(),
  /** Its script. */
  path: z.string(),
  right: z.int(),
  total: z.int(),
})
export type LessonResult = z.output<typeof lessonResultSchema>

/** A finished test with each question. */
export const testReviewSchema = testResultSchema.extend({
  items: z.array(reviewedItemSchema),
  /** Only of a mixed test: its visible lessons, the weakest first. */
  lessons: z.array(lessonResultSchema).optional(),
})
export type TestReview = z.output<typeof testReviewSchema>

/** A mixed test in progress: its kind and scope in words that follow „Nastavi”, and its page. */
export const openMixedTestSchema = z.object({ title: z.string(), path: z.string() })
