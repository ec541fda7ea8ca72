import { z } from 'zod'

/** A word that was misspelt, and how it is written. */
const slipSchema = z.object({ typed: z.string(), correct: z.string() })

/** A question of the check as it is asked: neither model answer nor key points. */
const checkPromptSchema = z.object({ _id: z.uuid(), html: z.string() })
export type CheckPrompt = z.output<typeof checkPromptSchema>

/** A key point beside an answer. */
export const checkPointSchema = z.object({
  html: z.string(),
  /** Its words were found in the text. */
  isFound: z.boolean(),
  /** The pupil says that the answer holds it; while they have not decided, as it was found. */
  isTicked: z.boolean(),
})

/** What a pupil learns about an answer once it was given. */
export const answeredSchema = z.object({
  checkQuestionId: z.uuid(),
  /** The answer as it was given; empty where it was spoken. */
  text: z.string(),
  /** Where in the text the words of the points were found, from and to. */
  marks: z.array(z.tuple([z.int(), z.int()])),
  points: z.array(checkPointSchema),
  /** Whether the pupil's ticks are kept: from then on they are the result. */
  isDecided: z.boolean(),
  slips: z.array(slipSchema),
  /** HTML. */
  modelAnswer: z.string(),
})
export type Answered = z.output<typeof answeredSchema>

export const checkRunSchema = z.object({
  runId: z.uuid(),
  questions: z.array(checkPromptSchema),
  /** To the questions that were answered in this run. */
  answers: z.array(answeredSchema),
  /** Runs that are left today, this one not counted. */
  runsLeft: z.int(),
})
export type CheckRun = z.output<typeof checkRunSchema>

/** The first grades answer aloud and tick with a grown-up; from the fourth on pupils write. */
export const isSpoken = (gradeOrder: number): boolean => gradeOrder <= 3
