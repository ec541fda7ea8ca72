import { z } from 'zod'
import { contract, successSchema } from '@/lib/platform/http/contract'
import { PLAN_LIMITS } from './limits'
import { dayReviewResultSchema, dayReviewSchema, planSchema, planListSchema } from './model'

export const PLAN_MESSAGES = {
  notFound: 'Plan nije pronađen',
  wrongDay: 'Odaberi dan od sutra do najviše 60 dana unaprijed.',
  unknownLesson: 'Jedna od lekcija više ne postoji. Odaberi ponovno.',
  tooMany: 'Već imaš puno planova. Obriši neki pa dodaj novi.',
  enoughForToday: 'Danas je bilo puno novih planova. Sutra možeš dodati još.',
  isOver: 'Za ovaj test više nema ponavljanja.',
  isYesterday: 'Novi je dan i čeka te novo ponavljanje.',
  inOpenTest: 'Pitanja za danas su u testu koji još pišeš. Predaj ga pa se vrati ponavljanju.',
  notDone: 'Još te čeka nekoliko pitanja.',
  notMade: 'Plan nije spremljen. Pokušaj ponovno.',
  notRemoved: 'Plan nije obrisan. Pokušaj ponovno.',
  dayNotDone: 'Ponavljanje nije zabilježeno. Pokušaj ponovno.',
  reviewFailed: 'Ponavljanje se trenutačno ne može otvoriti. Pokušaj ponovno.',
  listFailed: 'Planovi se trenutačno ne mogu učitati. Pokušaj ponovno.',
} as const

const idParams = z.object({ id: z.string().max(120) })

export const listPlansContract = contract('GET /planovi', {
  access: 'pupil',
  summary: 'Planovi prijavljenog učenika za testove u školi: budući i prošli',
  returns: planListSchema,
  failure: PLAN_MESSAGES.listFailed,
})

export const makePlanContract = contract('POST /planovi', {
  access: 'pupil',
  summary: 'Novi plan za test; isti identifikator vraća i plan koji je obrisan',
  body: z.strictObject({
    /** Created by the browser: a plan sent twice is one plan. */
    id: z.uuid(),
    testDay: z.iso.date(),
    lessonIds: z.array(z.uuid()).min(1).max(PLAN_LIMITS.lessons),
  }),
  returns: z.object({ plan: planSchema }),
  // A school's pupils share one address.
  rateLimit: { points: 600, perSeconds: 60 },
  failure: PLAN_MESSAGES.notMade,
})

export const removePlanContract = contract('DELETE /planovi/{id}', {
  access: 'pupil',
  summary: 'Briše vlastiti plan; isti dan može se vratiti',
  params: idParams,
  returns: successSchema,
  failure: PLAN_MESSAGES.notRemoved,
})

export const dayReviewContract = contract('GET /planovi/{id}/danas', {
  access: 'pupil',
  summary: 'Današnje ponavljanje plana: pitanja bez rješenja i što je već odgovoreno',
  params: idParams,
  returns: dayReviewSchema,
  failure: PLAN_MESSAGES.reviewFailed,
})

export const finishDayContract = contract('POST /planovi/{id}/danas', {
  access: 'pupil',
  summary: 'Bilježi da je današnje ponavljanje gotovo; broji ga poslužitelj',
  params: idParams,
  /** The day of the review: one finished after midnight does not count for the next day. */
  body: z.strictObject({ day: z.iso.date() }),
  returns: dayReviewResultSchema,
  failure: PLAN_MESSAGES.dayNotDone,
})
