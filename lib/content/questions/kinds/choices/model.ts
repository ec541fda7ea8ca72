import { z } from 'zod'
import { choice, defineKind, feedback, MAX_OPTIONS, optionId, publicOption } from '../define-kind'

export const single = defineKind('single', {
  body: { choices: z.array(choice) },
  shown: { choices: z.array(publicOption) },
  answer: { choice: optionId },
  correct: { choice: z.string() },
  show: ({ choices }, options) => ({ choices: options(choices) }),
})

export const several = defineKind('several', {
  body: { choices: z.array(choice) },
  shown: { choices: z.array(publicOption) },
  answer: { choices: z.array(optionId).max(MAX_OPTIONS) },
  correct: { choices: z.array(z.string()) },
  show: ({ choices }, options) => ({ choices: options(choices) }),
})

export const trueFalse = defineKind('true-false', {
  body: { isTrue: z.boolean(), wrongFeedback: feedback, rightFeedback: feedback },
  shown: {},
  answer: { value: z.boolean() },
  correct: { value: z.boolean() },
  show: () => ({}),
})
