import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'
import { ANSWER_LENGTH_LIMITS } from '@/lib/learning/answers/limits'
import { CHECK_MESSAGES } from './messages'
import { answeredQuestionSchema, checkRunSchema } from './model'

/** Older questions may have more key points than the format allows now. */
const MAX_POINTS = 20

/**
 * Limits per address, which the pupils of a school share, and per account: nobody writes an answer
 * in two seconds.
 */
const SCHOOL_RATE = { points: 300, perSeconds: 60 }
const OWN_RATE = { points: 30, perSeconds: 60 }

export const startCheckContract = contract('POST /lessons/{id}/provjera', {
  access: 'pupil',
  summary:
    'Počinje ili nastavlja današnju provjeru lekcije: pitanja bez odgovora, najviše tri kruga',
  params: z.object({ id: z.string().max(120) }),
  body: z.strictObject({}),
  returns: checkRunSchema,
  failure: CHECK_MESSAGES.startFailed,
})

export const answerOpenContract = contract('POST /provjere/{id}/odgovori', {
  access: 'pupil',
  summary:
    'Prima odgovor na pitanje, jednom, i vraća uzoran odgovor i ključne točke s predloženim kvačicama',
  params: z.object({ id: z.string().max(120) }),
  body: z.strictObject({
    checkQuestionId: z.uuid(),
    /** Empty in the first three grades, where pupils answer aloud. */
    text: z.string().trim().max(ANSWER_LENGTH_LIMITS.openAnswer),
  }),
  returns: answeredQuestionSchema,
  rateLimit: SCHOOL_RATE,
  accountRateLimit: OWN_RATE,
  failure: CHECK_MESSAGES.answerFailed,
})

export const tickPointsContract = contract('POST /provjere/{id}/kvacice', {
  access: 'pupil',
  summary: 'Sprema kvačice učenika uz jedan odgovor, jednom: one odlučuju o ishodu',
  params: z.object({ id: z.string().max(120) }),
  body: z.strictObject({
    checkQuestionId: z.uuid(),
    /** Indexes, from 0, of the key points that the pupil ticked. */
    points: z.array(z.int().min(0).max(MAX_POINTS)).max(MAX_POINTS),
  }),
  returns: answeredQuestionSchema,
  rateLimit: SCHOOL_RATE,
  accountRateLimit: OWN_RATE,
  failure: CHECK_MESSAGES.ticksFailed,
})
