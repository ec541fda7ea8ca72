import { z } from 'zod'

/** `spelling`: everything is known, some words were misspelt. */
export const CHECK_OUTCOMES = ['right', 'spelling', 'partly', 'not-yet'] as const
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number]

/** A word that was misspelt, and how it is written. */
export const slipSchema = z.object({ typed: z.string(), correct: z.string() })

/** A question of the check as it is asked: neither model answer nor key points. */
export const checkPromptSchema = z.object({ _id: z.uuid(), html: z.string() })
export type CheckPrompt = z.output<typeof checkPromptSchema>

/** What a pupil learns about an answer once it was given. */
export const checkVerdictSchema = z.object({
  checkQuestionId: z.uuid(),
  /** The answer as it was given. */
  text: z.string(),
  outcome: z.enum(CHECK_OUTCOMES),
  /** Key points as HTML. */
  hit: z.array(z.string()),
  missing: z.array(z.string()),
  slips: z.array(slipSchema),
  /** HTML. */
  modelAnswer: z.string(),
})
export type CheckVerdict = z.output<typeof checkVerdictSchema>

export const checkRunSchema = z.object({
  runId: z.uuid(),
  questions: z.array(checkPromptSchema),
  /** Of the questions that were answered in this run. */
  verdicts: z.array(checkVerdictSchema),
  /** Runs that are left today, this one not counted. */
  runsLeft: z.int(),
})
export type CheckRun = z.output<typeof checkRunSchema>
