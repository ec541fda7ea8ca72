import { z } from 'zod'
import { contract, successSchema, fileBody, fileAnswerSchema } from '@/lib/platform/http/contract'
import { IMAGE_LIMITS } from '@/lib/content/media/images/model'
import { askFields } from './fields'
import { PROFESSOR_LIMITS as MAX } from './limits'
import { PROFESSOR_MESSAGES as M } from './messages'
import { ownQuestionSchema } from './model'

const idParams = z.object({ id: z.uuid() })
const aboutChild = z.object({ childId: z.uuid(), _t: z.string().optional() })

/** The lesson, or the lesson's question, that the pupil asks about. */
const place = { lessonId: z.uuid().optional(), questionId: z.uuid().optional() }

/** Query of a paged list. */
export const pageQuery = (limit: number) =>
  z.object({
    page: z.coerce.number().int().min(1).max(MAX.pages).default(1),
    limit: z.coerce.number().int().min(1).max(MAX.pageMax).default(limit),
    _t: z.string().optional(),
  })

export const listChildQuestionsContract = contract('GET /professor-questions/my-questions', {
  access: 'user',
  summary: 'Pitanja djeteta profesoru, novija prva; childId je prijavljeni učenik ili svoje dijete',
  query: pageQuery(MAX.ownPage).extend(aboutChild.shape),
  returns: z.object({ questions: z.array(ownQuestionSchema), total: z.int(), page: z.int() }),
  failure: M.listFailed,
})

export const countUnseenContract = contract('GET /professor-questions/unseen-answers-count', {
  access: 'user',
  summary: 'Koliko odgovora profesora dijete još nije otvorilo',
  query: aboutChild,
  returns: z.object({ count: z.int() }),
})

export const listSimilarContract = contract('GET /professor-questions/similar', {
  access: 'pupil',
  summary: 'Pitanja iz baze znanja iste lekcije, s odgovorom, prije nego što se pita',
  query: z.object(place),
  returns: z.object({
    questions: z.array(z.object({ _id: z.uuid(), question: z.string(), answer: z.string() })),
    /** Number of questions the family has left today; null without the right to ask. */
    left: z.int().nullable(),
  }),
})

export const askContract = contract('POST /professor-questions', {
  access: 'pupil',
  summary:
    'Postavlja pitanje profesoru i troši jedno pitanje roditelja; isti _id samo jednom. Pitanje djeteta u nevolji ne troši ništa i šalje se tek uz isSure',
  body: askFields
    .extend({
      _id: z.uuidv7(),
      childId: z.uuid(),
      ...place,
      /** Id of an uploaded picture. */
      picture: z.uuid().optional(),
      /** Words of distress are sent only after the pupil has confirmed it. */
      isSure: z.literal(true).optional(),
    })
    .strict()
    .refine(({ lessonId, questionId }) => lessonId ?? questionId, { path: ['lessonId'] }),
  /** Null when nothing was sent, because `isSure` was missing. */
  returns: z.object({ question: ownQuestionSchema.nullable() }),
  accountRateLimit: { points: MAX.asksADay, perSeconds: 86_400 },
  failure: M.askFailed,
})

export const uploadPictureContract = contract('POST /professor-questions/pictures', {
  access: 'pupil',
  summary: 'Prima sliku uz pitanje, bez podataka o mjestu; bez pitanja se briše za jedan dan',
  body: fileBody(IMAGE_LIMITS.bytes, ['image/jpeg', 'image/png', 'image/webp']),
  returns: z.object({ picture: z.uuid() }),
  accountRateLimit: { points: MAX.picturesADay, perSeconds: 86_400 },
  failure: M.pictureFailed,
})

export const openPictureContract = contract('GET /professor-questions/{id}/picture', {
  access: 'user',
  summary: 'Slika uz pitanje, za učenika koji ju je poslao i njegova roditelja',
  params: idParams,
  returns: fileAnswerSchema,
})

/** Without a body (rule 34.8). */
export const markSeenContract = contract('PUT /professor-questions/mark-as-seen/{id}', {
  access: 'pupil',
  summary: 'Označava odgovor viđenim',
  params: idParams,
  returns: successSchema,
})

export const saveLetterPreferenceContract = contract('POST /korisnik/pisma-profesora', {
  access: 'parent',
  summary: 'Uključuje ili isključuje email kad profesor odgovori djetetu',
  body: z.strictObject({ parentId: z.uuid(), isWanted: z.boolean() }),
  returns: z.object({ success: z.boolean(), isWanted: z.boolean() }),
  failure: M.wishFailed,
})
