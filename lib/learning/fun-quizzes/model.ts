import { z } from 'zod'
import { judgementViewSchema } from '@/lib/content/questions/answer-view'
import { publicQuestionSchema, submittedAnswerSchema } from '@/lib/content/questions/model'
import { FUN_QUIZ_ICONS } from './icons'

/** What a play came to: right answers of all. */
const funScoreSchema = z.object({ right: z.int(), total: z.int() })
export type FunScore = z.infer<typeof funScoreSchema>

const funQuizHead = {
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.enum(FUN_QUIZ_ICONS),
  questionCount: z.int(),
}

/** A quiz in the list; `best` is what the signed-in pupil has made of it so far. */
export const listedFunQuizSchema = z.object({ ...funQuizHead, best: funScoreSchema.nullable() })
export type ListedFunQuiz = z.infer<typeof listedFunQuizSchema>

export const funQuizSchema = z.object({
  ...funQuizHead,
  questions: z.array(publicQuestionSchema),
})
export type FunQuiz = z.infer<typeof funQuizSchema>
export type FunQuizSummary = Omit<FunQuiz, 'questions'>

/** A play that has begun. Ids of options are good for its answers only. */
export const startedPlaySchema = z.object({
  playId: z.uuid(),
  questions: z.array(publicQuestionSchema),
})
export type StartedPlay = z.infer<typeof startedPlaySchema>

/** A judgement, and the answer that it is about: of a play the first one to the question. */
export const funJudgementSchema = z.object({
  answer: submittedAnswerSchema,
  judgement: judgementViewSchema,
})
export type FunJudgement = z.infer<typeof funJudgementSchema>

export const playResultSchema = z.object({
  right: z.int(),
  total: z.int(),
  points: z.int(),
  timeMs: z.int(),
  /** True for the first attempt of the day: the one that counts. */
  isRanked: z.boolean(),
  /** The pupil's place this week; null for who is on no leaderboard. */
  place: z.int().nullable(),
  /** How many pupils are on this week's leaderboard. */
  players: z.int(),
})
export type PlayResult = z.infer<typeof playResultSchema>

export const PERIODS = ['tjedan', 'sve'] as const
export type Period = (typeof PERIODS)[number]

/** A line of a leaderboard: a nickname or a drawn name, never a pupil's own name or id. */
const boardRowSchema = z.object({
  place: z.int(),
  nickName: z.string(),
  points: z.int(),
  timeMs: z.int(),
  isOwn: z.boolean(),
})
export type BoardRow = z.infer<typeof boardRowSchema>

export const boardSchema = z.object({
  /** Pupils on the board. */
  total: z.int(),
  ownPlace: z.int().nullable(),
  /** False for a pupil whose parent wants no leaderboards; null for who is no pupil. */
  isTakingPart: z.boolean().nullable(),
  /** The first ten and those around one's own place, by place. */
  rows: z.array(boardRowSchema),
})
export type Board = z.infer<typeof boardSchema>
