import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'
import { mistakePageSchema, worksheetSchema } from './model'

export const MISTAKE_MESSAGES = {
  listFailed: 'Greške se trenutačno ne mogu učitati. Pokušaj ponovno.',
  worksheetFailed: 'Radni list nije složen. Pokušaj ponovno.',
} as const

export const listMistakesContract = contract('GET /korisnik/greske', {
  access: 'pupil',
  summary:
    'Otvorene greške prijavljenog učenika po lekcijama, bez rješenja, dvadeset odjednom; jedne lekcije ili jednog testa sve',
  query: z.object({
    nakon: z.uuid().optional(),
    lekcija: z.uuid().optional(),
    test: z.uuid().optional(),
  }),
  returns: mistakePageSchema,
  failure: MISTAKE_MESSAGES.listFailed,
})

export const worksheetContract = contract('GET /korisnik/greske/radni-list', {
  access: 'pupil',
  summary: 'Radni list od vlastitih otvorenih grešaka, s rješenjima koja je učenik već vidio',
  returns: worksheetSchema,
  failure: MISTAKE_MESSAGES.worksheetFailed,
})
