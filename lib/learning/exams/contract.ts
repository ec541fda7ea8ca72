import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'
import { submittedAnswerSchema } from '@/lib/content/questions/model'
import { TEST_MESSAGES } from './messages'
import {
  mixedScopeSchema,
  mixedTestOverviewSchema,
  openTestSchema,
  testOverviewSchema,
  testResultSchema,
  testReviewSchema,
} from './model'

const lessonParams = z.object({ id: z.string().max(120) })
const testParams = z.object({ id: z.uuid() })
/** The timer of a test; null without one. */
const minutes = z.int().min(1).max(1_000).nullable().default(null)

export const testOverviewContract = contract('GET /lessons/{id}/testovi', {
  access: 'pupil',
  summary: 'Dosadašnji testovi prijavljenog učenika iz lekcije i može li se pisati novi',
  params: lessonParams,
  returns: testOverviewSchema,
  failure: TEST_MESSAGES.notLoaded,
})

export const startTestContract = contract('POST /lessons/{id}/test', {
  access: 'pupil',
  summary: 'Započinje test lekcije ili nastavlja onaj koji traje; pitanja su bez rješenja',
  params: lessonParams,
  body: z.strictObject({ minutes }),
  returns: openTestSchema,
  // With a subscription, tests are not limited per day. A school's pupils share one address.
  rateLimit: { points: 600, perSeconds: 60 },
  failure: TEST_MESSAGES.notStarted,
})

export const mixedTestOverviewContract = contract('GET /testovi', {
  access: 'pupil',
  summary:
    'Dosadašnji mješoviti testovi prijavljenog učenika iz cjeline, ili probni ispiti iz dijela udžbenika, i može li se pisati novi',
  query: mixedScopeSchema,
  returns: mixedTestOverviewSchema,
  // It may read the questions of a third of a textbook.
  rateLimit: { points: 600, perSeconds: 60 },
  failure: TEST_MESSAGES.notLoaded,
})

export const startMixedTestContract = contract('POST /testovi', {
  access: 'pupil',
  summary:
    'Započinje mješoviti test cjeline ili probni ispit iz dijela udžbenika, dio pretplate, ili nastavlja onaj koji traje; pitanja su bez rješenja',
  body: mixedScopeSchema.extend({ minutes }).strict(),
  returns: openTestSchema,
  rateLimit: { points: 600, perSeconds: 60 },
  failure: TEST_MESSAGES.notStarted,
})

export const keepAnswerContract = contract('PUT /testovi/{id}/odgovori', {
  access: 'pupil',
  summary:
    'Sprema odgovor u testu koji traje; ništa se ne prosuđuje. Bez odgovora (null) briše ga. Broj koji se ne može pročitati sprema se uz rečenicu o tome',
  params: testParams,
  body: z.strictObject({ questionId: z.uuid(), answer: submittedAnswerSchema.nullable() }),
  returns: z.object({ success: z.boolean(), unreadable: z.string().optional() }),
  failure: TEST_MESSAGES.notSaved,
})

export const handInTestContract = contract('POST /learn/results', {
  access: 'pupil',
  summary: 'Predaje test: poslužitelj prosuđuje sve odgovore i sprema ocjenu, jednom',
  body: z.strictObject({ childID: z.uuid(), parentID: z.uuid(), testID: z.uuid() }),
  returns: z.object({ success: z.boolean(), result: testResultSchema }),
  failure: TEST_MESSAGES.saveFailed,
})

export const testReviewContract = contract('GET /testovi/{id}', {
  access: 'pupil',
  summary: 'Predani test prijavljenog učenika, pitanje po pitanje, s objašnjenjima',
  params: testParams,
  returns: testReviewSchema,
  failure: TEST_MESSAGES.notLoaded,
})
