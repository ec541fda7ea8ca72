import { z } from 'zod'
import { defineKind, feedback } from '../define-kind'

export const trueFalse = defineKind('true-false', {
  body: { isTrue: z.boolean(), wrongFeedback: feedback, rightFeedback: feedback },
  shown: {},
  answer: { value: z.boolean() },
  correct: { value: z.boolean() },
  show: () => ({}),
})
