import { z } from 'zod'
import { contract } from '@/lib/http/contract'
import { placedQuestionSchema } from './answer-view'

export const QUESTION_MESSAGES = {
  /** Specification, section 8. */
  fetchFailed: 'Greška pri dohvatu pitanja',
  notFound: 'Pitanje nije pronađeno',
  lessonInBin: 'Lekcija ovog pitanja je u košu. Vrati prvo nju.',
  membersOnly: 'Ovo pitanje nije u besplatnom dijelu kviza.',
  judgeFailed: 'Odgovor nije provjeren. Pokušaj ponovno.',
} as const

export const idParams = z.object({ id: z.string().max(120) })

export const findQuestionContract = contract('GET /pitanja/{id}', {
  access: 'public',
  summary: 'Uz identifikator: adresna riječ pitanja; uz adresnu riječ: pitanje bez rješenja',
  params: idParams,
  returns: z.union([placedQuestionSchema, z.object({ slug: z.string() })]),
  failure: QUESTION_MESSAGES.fetchFailed,
})
