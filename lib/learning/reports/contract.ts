import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'
import { periodKeySchema, reportSchema } from './model'

/** Messages of the report calls. */
export const REPORT_MESSAGES = {
  membersOnly: 'Izvještaji o učenju dio su pretplate. Sve ostalo otvoreno je kao i dosad.',
  failed: 'Došlo je do greške prilikom dohvaćanja izvještaja',
  wishFailed: 'Došlo je do greške prilikom spremanja',
} as const

export const reportContract = contract('GET /korisnik/izvjestaj', {
  access: 'parent',
  summary: 'Izvještaj o učenju djeteta za 7 dana, 30 dana ili sve; dio pretplate',
  query: z.object({
    childId: z.uuid(),
    razdoblje: periodKeySchema.default('7'),
    _t: z.string().optional(),
  }),
  returns: reportSchema,
  rateLimit: { points: 300, perSeconds: 60 },
  failure: REPORT_MESSAGES.failed,
})

export const wishWeeklyReportContract = contract('POST /korisnik/tjedni-izvjestaj', {
  access: 'parent',
  summary: 'Uključuje ili isključuje tjedni izvještaj emailom, nedjeljom navečer',
  body: z.strictObject({ parentId: z.uuid(), isWanted: z.boolean() }),
  returns: z.object({ success: z.boolean(), isWanted: z.boolean() }),
  failure: REPORT_MESSAGES.wishFailed,
})
