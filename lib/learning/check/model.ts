import { z } from 'zod'

/** A misspelt word with its correct spelling. */
const slipSchema = z.object({ typed: z.string(), correct: z.string() })

/** A check question before it is answered: without model answer and key points. */
const checkPromptSchema = z.object({ _id: z.uuid(), html: z.string() })
export type CheckPrompt = z.output<typeof checkPromptSchema>

/** A key point shown beside an answer. */
export const keyPointViewSchema = z.object({
  html: z.string(),
  /** True when the point's words were found in the text. */
  isFound: z.boolean(),
  /** The pupil's tick. Until the pupil decides, it equals `isFound`. */
  isTicked: z.boolean(),
})

/** Shown to the pupil after answering. */
export const answeredQuestionSchema = z.object({
  checkQuestionId: z.uuid(),
  /** The answer as given; empty for a spoken answer. */
  text: z.string(),
  /** Ranges of the text where the points' words were found. */
  marks: z.array(z.tuple([z.int(), z.int()])),
  points: z.array(keyPointViewSchema),
  /** Whether the pupil's ticks are saved. From then on they are the result. */
  isDecided: z.boolean(),
  slips: z.array(slipSchema),
  /** HTML. */
  modelAnswer: z.string(),
})
export type AnsweredQuestion = z.output<typeof answeredQuestionSchema>

export const checkRunSchema = z.object({
  runId: z.uuid(),
  questions: z.array(checkPromptSchema),
  /** Answers given in this run. */
  answers: z.array(answeredQuestionSchema),
  /** Runs left today after this one. */
  runsLeft: z.int(),
})
export type CheckRun = z.output<typeof checkRunSchema>

/**
 * The first three grades answer aloud and tick with an adult; from the fourth grade pupils write.
 */
export const isOralCheckGrade = (gradeOrder: number): boolean => gradeOrder <= 3
