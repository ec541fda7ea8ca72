import { z } from 'zod'
import { idParams } from '@/lib/content/questions/contract'
import { practiceAnswerSchema } from '@/lib/content/questions/model'
import { contract } from '@/lib/platform/http/contract'
import { placementSchema } from './model'

export const PLACEMENT_MESSAGES = {
  failed: 'Pitanja trenutačno ne stižu. Pokušaj ponovno.',
  answerFailed: 'Odgovor nije spremljen. Pokušaj ponovno.',
  notFound: 'Ovaj udžbenik nema početnu provjeru.',
  notBegun: 'Početna provjera još nije započeta.',
} as const

export const openPlacementContract = contract('POST /literature/{id}/pocetna-provjera', {
  access: 'pupil',
  summary: 'Početna provjera udžbenika: otvara je ili nastavlja, bez rješenja, ili kaže ishod',
  params: idParams,
  /** `again` begins anew once it is done. */
  body: z.strictObject({ again: z.boolean().optional() }),
  returns: placementSchema,
  // A school's pupils share one address.
  rateLimit: { points: 600, perSeconds: 60 },
  failure: PLACEMENT_MESSAGES.failed,
})

export const answerPlacementContract = contract('POST /literature/{id}/pocetna-provjera/odgovor', {
  access: 'pupil',
  summary: 'Odgovor na pitanje početne provjere; ponovljen ili zakašnjeli ne mijenja ništa',
  params: idParams,
  /** The round and the question say what is answered; another device may have answered it. */
  body: z.strictObject({ roundId: z.uuid(), questionId: z.uuid(), answer: practiceAnswerSchema }),
  returns: placementSchema,
  // A school's pupils share one address.
  rateLimit: { points: 3000, perSeconds: 60 },
  failure: PLACEMENT_MESSAGES.answerFailed,
})
