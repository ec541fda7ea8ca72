import { z } from 'zod'
import { contract } from '@/lib/http/contract'
import { judgementViewSchema, placedQuestionSchema } from './answer-view'
import { publicQuestionSchema, submittedAnswerSchema } from './model'

export const QUESTION_MESSAGES = {
  /** Specification, section 8. */
  fetchFailed: 'Greška pri dohvatu pitanja',
  notFound: 'Pitanje nije pronađeno',
  membersOnly: 'Ovo pitanje nije u besplatnom dijelu kviza.',
  judgeFailed: 'Odgovor nije provjeren. Pokušaj ponovno.',
} as const

const idParams = z.object({ id: z.string().max(120) })

export const lessonQuestionsContract = contract({
  method: 'GET',
  path: '/lessons/{id}/questions',
  access: 'optional',
  summary: 'Pitanja lekcije bez rješenja; gosti dobivaju prvih osam',
  params: idParams,
  returns: z.array(publicQuestionSchema),
  failure: QUESTION_MESSAGES.fetchFailed,
})

export const kwizContract = contract({
  method: 'POST',
  path: '/kwiz',
  access: 'optional',
  summary: 'Pitanja kviza jedne lekcije bez rješenja',
  body: z.strictObject({ id: z.uuid() }),
  returns: z.object({ questions: z.array(publicQuestionSchema) }),
  failure: QUESTION_MESSAGES.fetchFailed,
})

export const findQuestionContract = contract({
  method: 'GET',
  path: '/pitanja/{id}',
  access: 'public',
  summary: 'Uz identifikator: adresna riječ pitanja; uz adresnu riječ: pitanje bez rješenja',
  params: idParams,
  returns: z.union([placedQuestionSchema, z.object({ slug: z.string() })]),
  failure: QUESTION_MESSAGES.fetchFailed,
})

export const judgeAnswerContract = contract({
  method: 'POST',
  path: '/pitanja/{id}/odgovor',
  access: 'optional',
  summary: 'Prosuđuje odgovor na jedno pitanje i objašnjava ga; učeniku se i bilježi',
  params: idParams,
  body: z.strictObject({
    answer: submittedAnswerSchema,
    /** Made by the browser for each answer: sent twice, it counts once. */
    id: z.uuid().optional(),
    /** The round of the quiz, or the review, that it belongs to. */
    roundId: z.uuid().optional(),
    source: z.enum(['kwiz', 'greske', 'imam-test']).default('kwiz'),
  }),
  returns: judgementViewSchema,
  // A school's pupils share one address.
  rateLimit: { points: 3_000, perSeconds: 60 },
  failure: QUESTION_MESSAGES.judgeFailed,
})
