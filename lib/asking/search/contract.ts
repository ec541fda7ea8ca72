import { z } from 'zod'
import { postSummarySchema } from '@/lib/site/blog/model'
import { CONTENT_MESSAGES } from '@/lib/content/curriculum/contract'
import { lessonSearchResultSchema } from '@/lib/content/curriculum/model'
import { contract } from '@/lib/platform/http/contract'
import { placedQuestionSchema } from '@/lib/content/questions/answer-view'
import { idParams, QUESTION_MESSAGES } from '@/lib/content/questions/contract'
import { QUESTION_SEARCH } from './limits'

export const searchLessonsContract = contract('POST /lessons/search', {
  access: 'optional',
  summary: 'Pretraga lekcija u zaglavlju: od dva znaka, najviše deset rezultata',
  body: z.strictObject({ query: z.string().max(200) }),
  returns: z.array(lessonSearchResultSchema),
  // A school's pupils share one address.
  rateLimit: { points: 1200, perSeconds: 60 },
  failure: CONTENT_MESSAGES.searchFailed,
})

export const searchPostsContract = contract('POST /blogs/pretraga', {
  access: 'public',
  summary: 'Pretraga bloga: od dva znaka, najbolji prvi',
  body: z.strictObject({ query: z.string().max(200) }),
  returns: z.array(postSummarySchema),
  rateLimit: { points: 600, perSeconds: 60 },
  failure: CONTENT_MESSAGES.searchFailed,
})

/** A knowledge-base question in the search results. */
export const foundQuestionSchema = z.object({
  _id: z.uuid(),
  /** The last part of its address: /baza-znanja/pitanje/{slug}. */
  slug: z.string(),
  /** Plain text. */
  text: z.string(),
  /** Highlighted ranges of the text: start and end. */
  marks: z.array(z.tuple([z.int(), z.int()])),
  lessonTitle: z.string().nullable(),
  metadata: placedQuestionSchema.shape.metadata,
})
export type FoundQuestion = z.output<typeof foundQuestionSchema>

export const searchQuestionsContract = contract('POST /baza-znanja/pretraga', {
  access: 'optional',
  summary: 'Pretraga baze znanja: od dva znaka, po stranicama',
  body: z.strictObject({
    query: z.string().max(200),
    page: z.int().default(QUESTION_SEARCH.firstPage),
    limit: z.int().min(1).max(QUESTION_SEARCH.maxPageSize).default(QUESTION_SEARCH.pageSize),
  }),
  returns: z.object({
    questions: z.array(foundQuestionSchema),
    pagination: z.object({ total: z.int(), pages: z.int() }),
    /** The query with corrected typos, if the results were found with it. */
    instead: z.string().optional(),
    /** Set when no question contains all words: the results are the closest ones. */
    isNear: z.literal(true).optional(),
  }),
  // A school's pupils share one address.
  rateLimit: { points: 1200, perSeconds: 60 },
  failure: CONTENT_MESSAGES.searchFailed,
})

export const findQuestionContract = contract('GET /pitanja/{id}', {
  access: 'optional',
  summary:
    'Uz identifikator: adresna riječ pitanja; uz adresnu riječ: pitanje bez rješenja. Dok dijete piše test s tim pitanjem, njegovoj obitelji 404',
  params: idParams,
  returns: z.union([placedQuestionSchema, z.object({ slug: z.string() })]),
  failure: QUESTION_MESSAGES.fetchFailed,
})
