import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'
import { submittedAnswerSchema } from '@/lib/content/questions/model'
import { FUN_QUIZ_MESSAGES } from './messages'
import {
  leaderboardSchema,
  funJudgementSchema,
  funQuizSchema,
  listedFunQuizSchema,
  LEADERBOARD_PERIODS,
  playResultSchema,
  startedPlaySchema,
} from './model'

const slugParams = z.object({ slug: z.string().max(120) })

export const listFunQuizzesContract = contract('GET /zabavni-kwizovi', {
  access: 'optional',
  summary: 'Zabavni kvizovi; uz prijavljenog učenika i njegov najbolji rezultat u svakome',
  returns: z.array(listedFunQuizSchema),
  failure: FUN_QUIZ_MESSAGES.fetchFailed,
})

export const findFunQuizContract = contract('GET /zabavni-kwizovi/{slug}', {
  access: 'public',
  summary: 'Zabavni kviz s pitanjima bez rješenja',
  params: slugParams,
  returns: funQuizSchema,
  failure: FUN_QUIZ_MESSAGES.fetchFailed,
})

export const startPlayContract = contract('POST /zabavni-kwizovi/{slug}/igra', {
  access: 'pupil',
  summary:
    'Započinje igru: pitanja s odgovorima u redoslijedu samo te igre. Isti id dvaput ista je igra',
  params: slugParams,
  body: z.strictObject({ id: z.uuid() }),
  returns: startedPlaySchema,
  // A school's pupils share one address.
  rateLimit: { points: 600, perSeconds: 60 },
  failure: FUN_QUIZ_MESSAGES.startFailed,
})

export const judgeFunAnswerContract = contract('POST /zabavni-kwizovi/{slug}/odgovor', {
  access: 'optional',
  summary: 'Prosuđuje odgovor; u igri učenika vrijedi samo prvi odgovor na svako pitanje',
  params: slugParams,
  body: z.strictObject({
    questionId: z.uuid(),
    answer: submittedAnswerSchema,
    /** The pupil's play; guests have none. */
    playId: z.uuid().optional(),
  }),
  returns: funJudgementSchema,
  rateLimit: { points: 3_000, perSeconds: 60 },
  failure: FUN_QUIZ_MESSAGES.judgeFailed,
})

export const finishPlayContract = contract('POST /zabavni-kwizovi/igre/{id}/kraj', {
  access: 'pupil',
  summary: 'Završava igru i računa bodove; drugi put odgovara isto',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({}),
  returns: playResultSchema,
  failure: FUN_QUIZ_MESSAGES.finishFailed,
})

export const leaderboardContract = contract('GET /zabavni-kwizovi/{slug}/ljestvica', {
  access: 'optional',
  summary: 'Ljestvica tjedna ili svih vremena: prvih deset nadimaka i okolica vlastitog mjesta',
  params: slugParams,
  query: z.object({ razdoblje: z.enum(LEADERBOARD_PERIODS).default('tjedan') }),
  returns: leaderboardSchema,
  // Limited because every call ranks all plays of a quiz again.
  rateLimit: { points: 600, perSeconds: 60 },
  failure: FUN_QUIZ_MESSAGES.boardFailed,
})
