import { z } from 'zod'
import { choice, defineKind, optionId, publicOption } from '../define-kind'

export const single = defineKind('single', {
  body: { choices: z.array(choice) },
  shown: { choices: z.array(publicOption) },
  answer: { choice: optionId },
  correct: { choice: z.string() },
  show: ({ choices }, options) => ({ choices: options(choices) }),
})
