import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { recordParams } from '@/lib/platform/admin/records'
import { DISTRESS_LEVELS } from '@/lib/people/distress/model'
import { contract, successSchema } from '@/lib/platform/http/contract'
import { REPORT_REASONS, questionReportFormSchema } from './model'

export const QUESTION_REPORT_MESSAGES = {
  failed: 'Prijava nije poslana. Pokušaj ponovno.',
  tooMany: 'Danas je prijavljeno već mnogo pitanja. Nastavi sutra.',
} as const

export const reportQuestionContract = contract('POST /pitanja/{id}/prijava', {
  access: 'optional',
  summary:
    'Prijavljuje da s pitanjem nešto nije u redu; isti račun isto pitanje prijavljuje jednom',
  params: recordParams,
  body: questionReportFormSchema.strict(),
  returns: successSchema,
  // A school's pupils share one address. The limit keeps a single address from using up the daily
  // limit of all guests.
  rateLimit: { points: 60, perSeconds: 86_400 },
  accountRateLimit: { points: 20, perSeconds: 3_600 },
  failure: QUESTION_REPORT_MESSAGES.failed,
})

const summary = z.object({
  _id: z.uuid(),
  text: z.string(),
  lessonTitle: z.string().nullable(),
  /** Number of open reports. */
  reports: z.int(),
  /** Number of open reports with an alarm of distress; unsure levels are not counted. */
  distressed: z.int(),
  /** Number of latest answers, and of right ones among them. */
  answers: z.int(),
  rightAnswers: z.int(),
  /** Share of the most chosen wrong option; null without options or answers. */
  wrongShare: z.number().nullable(),
  isWeak: z.boolean(),
})

export const listContract = contract('GET /admin/losa-pitanja', {
  access: 'admin',
  summary: 'Pitanja koja slabo uče: prijavljena i dvosmislena prva',
  query: listInputSchema(['order', 'strength'], { why: z.enum(['reported', 'weak']).optional() }),
  returns: pagedSchema(summary),
})

export const readContract = contract('GET /admin/losa-pitanja/{id}', {
  access: 'admin',
  summary: 'Prijave pitanja i koliko se bira koji odgovor',
  params: recordParams,
  returns: summary.omit({ wrongShare: true }).extend({
    /** How often „Ne znam” was chosen; `answers` doesn't count it. */
    unknown: z.int(),
    /** The question is shown with the numbers of one draw. */
    hasChangingNumbers: z.boolean(),
    options: z.array(z.object({ text: z.string(), isRight: z.boolean(), times: z.int() })),
    openReports: z.array(
      z.object({
        _id: z.uuid(),
        reason: z.enum(REPORT_REASONS),
        text: z.string(),
        distress: z.enum(DISTRESS_LEVELS).nullable(),
        /**
         * The parent's id where the law requires a report, which needs a name (decision 065);
         * otherwise null.
         */
        familyId: z.uuid().nullable(),
        by: z.enum(['roditelj', 'ucenik', 'gost']),
        createdAt: z.iso.datetime(),
      }),
    ),
  }),
})

export const resolveQuestionContract = contract('PUT /admin/losa-pitanja/{id}/rijeseno', {
  access: 'admin',
  summary: 'Označava pitanje riješenim: prijave se zatvaraju, a stari odgovori više ne broje',
  params: recordParams,
  body: z.strictObject({}),
  returns: successSchema,
})
