import { z } from 'zod'

export const QUESTION_MESSAGES = {
  /** Text of rule 3.9. */
  fetchFailed: 'Greška pri dohvatu pitanja',
  notFound: 'Pitanje nije pronađeno',
  lessonInBin: 'Lekcija ovog pitanja je u košu. Vrati prvo nju.',
  membersOnly: 'Ovo pitanje nije u besplatnom dijelu kviza.',
  judgeFailed: 'Odgovor nije provjeren. Pokušaj ponovno.',
} as const

export const idParams = z.object({ id: z.string().max(120) })
