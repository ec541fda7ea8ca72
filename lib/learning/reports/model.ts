import { z } from 'zod'
import { keyPointViewSchema } from '@/lib/learning/check/model'
import { testResultSchema } from '@/lib/learning/exams/model'

/**
 * The period of a report: 7 days, 30 days, or everything (`sve`), in Zagreb days including today.
 */
export const periodKeySchema = z.enum(['7', '30', 'sve'])
export type PeriodKey = z.output<typeof periodKeySchema>

/** The level of a lesson, rated by its answers; see topics.ts. */
const topicLevelSchema = z.enum(['strong', 'steady', 'weak'])
export type TopicLevel = z.output<typeof topicLevelSchema>

const topicSchema = z.object({
  lessonId: z.uuid(),
  title: z.string(),
  subject: z.string(),
  /** Address of the lesson's page. */
  path: z.string(),
  level: topicLevelSchema,
  /** Answered questions whose last answer is right, and all answered questions. */
  right: z.int(),
  of: z.int(),
})
export type Topic = z.output<typeof topicSchema>

/** Activity in numbers. */
const totalsSchema = z.object({
  /** Milliseconds spent, and days with time or activity. */
  ms: z.int(),
  activeDays: z.int(),
  /** Days of the period; for `sve`, the days since the first activity. */
  days: z.int(),
  answers: z.int(),
  right: z.int(),
  /** Right answers with hints, and answers „Ne znam”. */
  hinted: z.int(),
  unknown: z.int(),
  cards: z.int(),
  quizzes: z.int(),
  tests: z.int(),
  checks: z.int(),
  /** Number of mistakes open today. */
  openMistakes: z.int(),
})
export type Totals = z.output<typeof totalsSchema>

/** One bar of the charts: a day, a week from Monday, or a month. */
const barSchema = z.object({
  from: z.string(),
  to: z.string(),
  ms: z.int(),
  right: z.int(),
  wrong: z.int(),
})
export type Bar = z.output<typeof barSchema>
const barUnitSchema = z.enum(['day', 'week', 'month'])
export type BarUnit = z.output<typeof barUnitSchema>

/** A test of the period with its Croatian mark. */
const markedTestSchema = testResultSchema
  .pick({ _id: true, right: true, total: true, mark: true, correctedAt: true })
  .extend({
    day: z.string(),
    lesson: z.string(),
    /** Empty where what the test was about is deleted. */
    subject: z.string(),
  })
export type MarkedTest = z.output<typeof markedTestSchema>

/** Where the child begins in a textbook, found in the period by a placement. */
const foundStartSchema = z.object({
  subject: z.string(),
  book: z.string(),
  lesson: z.string(),
  day: z.string(),
})
export type FoundStart = z.output<typeof foundStartSchema>

/** One concrete next step, with the page where it starts. */
const recommendationSchema = z.object({
  text: z.string(),
  label: z.string(),
  path: z.string(),
})
export type Recommendation = z.output<typeof recommendationSchema>

/** A question to ask aloud. Plain text; `answer` is null where every answer is fine. */
const spokenSchema = z.object({
  question: z.string(),
  answer: z.string().nullable(),
  /** The lesson of the question. */
  lesson: z.string().nullable(),
  isMistake: z.boolean(),
})
export type QuestionToAskAloud = z.output<typeof spokenSchema>

/** A written answer with the key points whose ticks differ from the found words. */
const selfJudgedSchema = z.object({
  _id: z.uuid(),
  lesson: z.string(),
  /** HTML. */
  question: z.string(),
  text: z.string(),
  points: z.array(keyPointViewSchema),
})
export type SelfJudged = z.output<typeof selfJudgedSchema>

export const reportSchema = z.object({
  child: z.object({ _id: z.uuid(), firstName: z.string() }),
  period: periodKeySchema,
  from: z.string(),
  to: z.string(),
  totals: totalsSchema,
  /** A few lessons of each level. */
  topics: z.array(topicSchema),
  /** The latest tests; `totals.tests` counts all. */
  tests: z.array(markedTestSchema),
  /** The latest first. */
  starts: z.array(foundStartSchema),
  recommendation: recommendationSchema,
  questions: z.array(spokenSchema),
  selfJudged: z.array(selfJudgedSchema),
  barUnit: barUnitSchema,
  bars: z.array(barSchema),
})
export type Report = z.output<typeof reportSchema>

/** Days with learning among the last seven, and the time spent. */
export const weekActivitySchema = z.object({ days: z.int(), ms: z.number() })
export type WeekActivity = z.output<typeof weekActivitySchema>
