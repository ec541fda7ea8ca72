import { z } from 'zod'
import {
  choiceSchema,
  defineKind,
  feedbackSchema,
  MAX_OPTIONS,
  optionIdSchema,
  publicOptionSchema,
} from '../define-kind'

export const single = defineKind('single', {
  body: { choices: z.array(choiceSchema) },
  shown: { choices: z.array(publicOptionSchema) },
  answer: { choice: optionIdSchema },
  correct: { choice: z.string() },
  show: ({ choices }, options) => ({ choices: options(choices) }),
})

export const several = defineKind('several', {
  body: { choices: z.array(choiceSchema) },
  shown: { choices: z.array(publicOptionSchema) },
  answer: { choices: z.array(optionIdSchema).max(MAX_OPTIONS) },
  correct: { choices: z.array(z.string()) },
  show: ({ choices }, options) => ({ choices: options(choices) }),
})

export const trueFalse = defineKind('true-false', {
  body: { isTrue: z.boolean(), wrongFeedback: feedbackSchema, rightFeedback: feedbackSchema },
  shown: {},
  answer: { value: z.boolean() },
  correct: { value: z.boolean() },
  show: () => ({}),
})
