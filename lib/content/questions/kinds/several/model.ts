import { z } from 'zod'
import { choice, defineKind, MAX_OPTIONS, optionId, publicOption } from '../define-kind'

export const several = defineKind('several', {
  body: { choices: z.array(choice) },
  shown: { choices: z.array(publicOption) },
  answer: { choices: z.array(optionId).max(MAX_OPTIONS) },
  correct: { choices: z.array(z.string()) },
  show: ({ choices }, options) => ({ choices: options(choices) }),
})
