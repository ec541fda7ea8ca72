import { z } from 'zod'
import { recordParams } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'

const correctionSchema = z.object({
  /** True where an earlier edition was judged by another key. */
  isOther: z.boolean(),
  /** True where one was judged by another key, and its answers can't be judged anew. */
  isBeyond: z.boolean(),
  /** Pupils whose results change, or have changed. */
  pupils: z.int(),
  /** Their answers that are judged otherwise. */
  answers: z.int(),
})
export type KeyCorrection = z.output<typeof correctionSchema>

export const expectedCorrectionContract = contract('GET /admin/pitanja/{id}/kljuc', {
  access: 'admin',
  summary: 'Koliko bi rezultata promijenio današnji ključ pitanja; ništa se ne mijenja',
  params: recordParams,
  returns: correctionSchema,
})

export const correctKeyContract = contract('POST /admin/pitanja/{id}/kljuc', {
  access: 'admin',
  summary: 'Stare odgovore na pitanje prosuđuje po današnjem ključu; dodijeljeni XP ostaje',
  params: recordParams,
  body: z.strictObject({}),
  returns: correctionSchema,
})
