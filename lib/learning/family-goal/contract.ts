import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'
import { familyGoalSchema, goalSizeSchema } from './model'

export const FAMILY_GOAL_MESSAGES = {
  failed: 'Obiteljski cilj trenutačno se ne može učitati.',
  notSaved: 'Došlo je do greške prilikom spremanja',
} as const

export const familyGoalContract = contract('GET /obiteljski-cilj', {
  access: 'user',
  summary: 'Obiteljski cilj tjedna: zbroj dana vježbe sve djece, bez podatka tko je koliko vježbao',
  returns: familyGoalSchema,
  rateLimit: { points: 600, perSeconds: 60 },
  failure: FAMILY_GOAL_MESSAGES.failed,
})

export const setFamilyGoalContract = contract('PUT /obiteljski-cilj', {
  access: 'parent',
  summary: 'Roditelj bira veličinu obiteljskog cilja',
  body: z.strictObject({ size: goalSizeSchema }),
  returns: familyGoalSchema,
  failure: FAMILY_GOAL_MESSAGES.notSaved,
})
