import { z } from 'zod'
import { contract } from '@/lib/http/contract'
import { LEARNING_LIMITS } from '../limits'
import { CHECK_MESSAGES } from './messages'
import { checkRunSchema, checkVerdictSchema } from './model'

export const startCheckContract = contract({
  method: 'POST',
  path: '/lessons/{id}/provjera',
  access: 'pupil',
  summary:
    'Počinje ili nastavlja današnju provjeru lekcije: pitanja bez odgovora, najviše tri kruga',
  params: z.object({ id: z.string().max(120) }),
  body: z.strictObject({}),
  returns: checkRunSchema,
  failure: CHECK_MESSAGES.startFailed,
})

export const judgeOpenAnswerContract = contract({
  method: 'POST',
  path: '/provjere/{id}/odgovori',
  access: 'pupil',
  summary: 'Prosuđuje odgovor riječima, jednom: znanje odvojeno od pravopisa, i uzoran odgovor',
  params: z.object({ id: z.string().max(120) }),
  body: z.strictObject({
    checkQuestionId: z.uuid(),
    text: z.string().trim().min(1).max(LEARNING_LIMITS.openAnswer),
  }),
  returns: checkVerdictSchema,
  // Reading an open answer takes longer than any other judgement; a school's pupils share one address.
  rateLimit: { points: 300, perSeconds: 60 },
  failure: CHECK_MESSAGES.judgeFailed,
})
