import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'
import { idParams, QUESTION_MESSAGES } from '@/lib/content/questions/contract'
import {
  publicQuestionSchema,
  practiceAnswerSchema,
  correctAnswerSchema,
} from '@/lib/content/questions/model'
import { HINT_LIMITS } from '@/lib/content/questions/hint-limits'
import { judgementViewSchema } from '@/lib/content/questions/answer-view'

/** A quiz question and its key, which is null while an open test in the family contains it. */
export const keyedQuizQuestionSchema = z.object({
  question: publicQuestionSchema,
  correct: correctAnswerSchema.nullable(),
})

export type KeyedQuizQuestion = z.output<typeof keyedQuizQuestionSchema>

export const keyedQuizQuestionsContract = contract('GET /lessons/{id}/rjesenja', {
  access: 'parent',
  summary:
    'Pitanja kviza s rješenjima, za ispis; bez pretplate prvih osam, osim besplatne lekcije, bez rješenja iz testa koji traje',
  params: z.object({ id: z.string().max(120) }),
  returns: z.array(keyedQuizQuestionSchema),
  rateLimit: { points: 300, perSeconds: 60 },
  failure: QUESTION_MESSAGES.fetchFailed,
})

export const lessonQuestionsContract = contract('GET /lessons/{id}/questions', {
  access: 'optional',
  summary:
    'Pitanja lekcije bez rješenja; gosti dobivaju prvih osam, u besplatnoj lekciji sva. Krug ima svoje brojeve',
  params: idParams,
  query: z.object({ krug: z.uuid().optional() }),
  returns: z.array(publicQuestionSchema),
  failure: QUESTION_MESSAGES.fetchFailed,
})

export const kwizContract = contract('POST /kwiz', {
  access: 'optional',
  summary: 'Pitanja kviza jedne lekcije bez rješenja',
  body: z.strictObject({ id: z.uuid() }),
  returns: z.object({ questions: z.array(publicQuestionSchema) }),
  failure: QUESTION_MESSAGES.fetchFailed,
})

export const judgeAnswerContract = contract('POST /pitanja/{id}/odgovor', {
  access: 'optional',
  summary: 'Prosuđuje odgovor na jedno pitanje i objašnjava ga; učeniku se i bilježi',
  params: idParams,
  body: z.strictObject({
    answer: practiceAnswerSchema,
    /** Created by the browser for each answer: an answer sent twice counts once. */
    id: z.uuid().optional(),
    /** The quiz round or review of the answer. It determines the question's random numbers. */
    roundId: z.uuid().optional(),
    /** The number of opened hints; a number above the question's hints counts as all of them. */
    hints: z.int().min(0).max(HINT_LIMITS.count).optional(),
    source: z.enum(['kwiz', 'greske', 'imam-test', 'danas', 'vjezba']).default('kwiz'),
  }),
  returns: judgementViewSchema,
  // A school's pupils share one address.
  rateLimit: { points: 3000, perSeconds: 60 },
  failure: QUESTION_MESSAGES.judgeFailed,
})

export const ROUND_MESSAGES = {
  notFound: 'Krug kviza nije pronađen',
  notSaved: 'Rezultat kviza nije spremljen. Pokušaj ponovno.',
} as const

export const saveRoundResultContract = contract('POST /kwiz/results', {
  access: 'pupil',
  summary: 'Broji odigrani krug kviza i sprema ga, jednom; krug od samo nekih pitanja ne sprema se',
  body: z.strictObject({
    childID: z.uuid(),
    parentID: z.uuid(),
    lessonID: z.uuid(),
    /** Created by the browser at the start of the round; the round's answers carry it. */
    roundID: z.uuid(),
  }),
  returns: z.object({ right: z.int(), total: z.int() }),
  failure: ROUND_MESSAGES.notSaved,
})
