import { z } from 'zod'
import { ANSWER_LIMITS } from '../../answer-limits'
import { defineKind, feedbackSchema } from '../define-kind'

/** A closed interval; `low` equals `high` for an answer without tolerance. */
const numberAnswer = z.object({
  low: z.number(),
  high: z.number(),
  weight: z.number().min(0).max(100),
  feedback: feedbackSchema,
  /** The author's spelling (`1/3`, `1,50`, `007`), where `low` alone would be shown differently. */
  written: z.string().max(60).optional(),
  /**
   * In a question with changing numbers: computes the value to which `low` and `high` are added.
   */
  formula: z.string().optional(),
})
export type NumberAnswer = z.infer<typeof numberAnswer>

/** Bounds of the interval that contains every number, because JSON has no infinity. */
export const EVERY_NUMBER = { low: -Number.MAX_VALUE, high: Number.MAX_VALUE }

export const isEveryNumber = ({ low, high }: { low: number; high: number }) =>
  low === EVERY_NUMBER.low && high === EVERY_NUMBER.high

const unit = {
  unit: z.string().nullable(),
  /** The question requires the unit („izrazi u centimetrima”): other units are not converted. */
  isUnitAsked: z.literal(true).optional(),
}

/** The unit of a key, and whether the answer must be in that unit. */
export type KeyUnit = z.infer<z.ZodObject<typeof unit>>

export const number = defineKind('number', {
  body: { answers: z.array(numberAnswer), ...unit },
  shown: unit,
  answer: { text: z.string().max(ANSWER_LIMITS.numberText) },
  /** `text` is the key in Croatian notation with its unit: `3,5 cm`, `od 2,9 do 3,1`. */
  correct: { low: z.number(), high: z.number(), unit: unit.unit, text: z.string() },
  show: ({ unit: symbol, isUnitAsked }) => ({
    unit: symbol,
    ...(isUnitAsked && { isUnitAsked }),
  }),
})
