import { z } from 'zod'
import { CONTENT_MESSAGES } from '@/lib/content/contract'
import { lessonSearchResultSchema } from '@/lib/content/model'
import { contract } from '@/lib/http/contract'
import { AT } from './calls'

export const searchLessonsContract = contract(AT.searchLessons, {
  access: 'optional',
  summary: 'Pretraga lekcija u zaglavlju: od dva znaka, najviše deset rezultata',
  body: z.strictObject({ query: z.string().max(200) }),
  returns: z.array(lessonSearchResultSchema),
  // A school's pupils share one address.
  rateLimit: { points: 1200, perSeconds: 60 },
  failure: CONTENT_MESSAGES.searchFailed,
})
