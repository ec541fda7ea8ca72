import { z } from 'zod'
import { ANSWER_LIMITS } from '../../answer-limits'
import { defineKind, feedback } from '../define-kind'

/** An interval with both ends inside; `low` is `high` where no tolerance is given. */
const numberAnswer = z.object({
  low: z.number(),
  high: z.number(),
  weight: z.number().min(0).max(100),
  feedback,
  /** The value as its author wrote it (`1/3`, `1,50`, `007`), where `low` alone would say it otherwise. */
  written: z.string().max(60).optional(),
  /** Before it is drawn: computes the value from which `low` and `high` are the distances. */
  formula: z.string().optional(),
})
export type NumberAnswer = z.infer<typeof numberAnswer>

/** Ends of the interval that every number lies in: JSON has no infinity. */
export const EVERY_NUMBER = { low: -Number.MAX_VALUE, high: Number.MAX_VALUE }

export const isEveryNumber = ({ low, high }: { low: number; high: number }) =>
  low === EVERY_NUMBER.low && high === EVERY_NUMBER.high

const unit = {
  unit: z.string().nullable(),
  /** The question says in which unit („izrazi u centimetrima”): no other one is converted. */
  isUnitAsked: z.literal(true).optional(),
}

/** The unit of a key, and whether the answer has to be in it. */
export type KeyUnit = z.infer<z.ZodObject<typeof unit>>

export const number = defineKind('number', {
  body: { answers: z.array(numberAnswer), ...unit },
  shown: unit,
  answer: { text: z.string().max(ANSWER_LIMITS.numberText) },
  /** `text` is the key as Croatian writes it, with its unit: `3,5 cm`, `od 2,9 do 3,1`. */
  correct: { low: z.number(), high: z.number(), unit: unit.unit, text: z.string() },
  show: ({ unit: symbol, isUnitAsked }) => ({
    unit: symbol,
    ...(isUnitAsked && { isUnitAsked }),
  }),
})
