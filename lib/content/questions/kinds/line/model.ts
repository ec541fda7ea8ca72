import { z } from 'zod'
import { defineKind } from '../define-kind'
import { number } from '../number/model'
import { tickTexts } from './scale'

export const LINE_PART_LIMITS = { min: 2, max: 40 }

const tick = z.int().min(0).max(LINE_PART_LIMITS.max)
const ticks = z.array(tick).max(LINE_PART_LIMITS.max + 1)

const scale = {
  /** Values of the first and the last tick; may hold changing numbers. */
  from: z.string().max(60),
  to: z.string().max(60),
  /** Number of equal parts between them. */
  parts: z.int().max(LINE_PART_LIMITS.max),
  /** The ticks, from 0, whose values are written. */
  labels: ticks,
}

/** A number line on which a number is marked: the answer is one of its ticks. */
export const line = defineKind('line', {
  body: { ...scale, answers: number.body.shape.answers },
  shown: {
    /** The value of each tick, in display form. */
    ticks: z.array(z.string()),
    labels: ticks,
  },
  answer: { tick },
  correct: { tick, text: z.string() },
  show: ({ labels, ...of }) => ({ ticks: tickTexts(of), labels }),
})
