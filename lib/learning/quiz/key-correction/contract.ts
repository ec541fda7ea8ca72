import { z } from 'zod'
import { recordParams } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'

const correctionSchema = z.object({
  /** True if an earlier edition was judged with another key. */
  isOther: z.boolean(),
  /** True if an earlier edition with another key has answers that can't be judged again. */
  isBeyond: z.boolean(),
  /** Number of pupils whose results change or have changed. */
  pupils: z.int(),
  /** Number of answers whose outcome changes or has changed. */
  answers: z.int(),
})
export type KeyCorrectionSummary = z.output<typeof correctionSchema>

export const expectedCorrectionContract = contract('GET /admin/pitanja/{id}/kljuc', {
  access: 'admin',
  summary: 'Koliko bi rezultata promijenio današnji ključ pitanja; ništa se ne mijenja',
  params: recordParams,
  returns: correctionSchema,
})

export const applyKeyCorrectionContract = contract('POST /admin/pitanja/{id}/kljuc', {
  access: 'admin',
  summary: 'Stare odgovore na pitanje prosuđuje po današnjem ključu; dodijeljeni XP ostaje',
  params: recordParams,
  body: z.strictObject({}),
  returns: correctionSchema,
})
