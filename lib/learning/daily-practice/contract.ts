import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'
import { SITTINGS_A_DAY } from './limits'
import { lessonPracticeSchema, sittingEndSchema, sittingSchema } from './model'

export const DAILY_PRACTICE_MESSAGES = {
  failed: 'Današnja vježba trenutačno se ne može otvoriti. Pokušaj ponovno.',
  notDone: 'Još te čeka nekoliko pitanja.',
  notFound: 'Te vježbe više nema.',
  enough: 'Za danas je dosta. Sutra te čeka nova vježba.',
  lessonFailed: 'Vježba se trenutačno ne može otvoriti. Pokušaj ponovno.',
  endFailed: 'Kraj vježbe nije zabilježen. Pokušaj ponovno.',
} as const

const number = z.int().min(1).max(SITTINGS_A_DAY)

export const openSittingContract = contract('POST /danas', {
  access: 'pupil',
  summary: 'Vježba dana: otvara je ili nastavlja, bez rješenja; sljedeća počinje nakon gotove',
  body: z.strictObject({
    /** The sitting to open; the latest of today by default. */
    number: number.optional(),
    /** Its day, if it was begun before midnight; today by default. */
    day: z.iso.date().optional(),
  }),
  returns: sittingSchema,
  // A school's pupils share one address.
  rateLimit: { points: 600, perSeconds: 60 },
  failure: DAILY_PRACTICE_MESSAGES.failed,
})

export const finishSittingContract = contract('POST /danas/kraj', {
  access: 'pupil',
  summary: 'Bilježi da je vježba dana gotova; broji je poslužitelj',
  /** The day of the sitting, which may be finished after midnight. */
  body: z.strictObject({ day: z.iso.date(), number }),
  returns: sittingEndSchema,
  rateLimit: { points: 600, perSeconds: 60 },
  failure: DAILY_PRACTICE_MESSAGES.endFailed,
})

export const lessonPracticeContract = contract('POST /lessons/{id}/vjezba', {
  access: 'pupil',
  summary: 'Krug vježbe jedne lekcije, bez rješenja; svaki krug ima svoje brojeve',
  params: z.object({ id: z.string().max(120) }),
  /** The round is created by the browser. */
  body: z.strictObject({ roundId: z.uuid() }),
  returns: lessonPracticeSchema,
  rateLimit: { points: 600, perSeconds: 60 },
  failure: DAILY_PRACTICE_MESSAGES.lessonFailed,
})
