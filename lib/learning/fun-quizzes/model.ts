import { z } from 'zod'
import { judgementViewSchema } from '@/lib/content/questions/answer-view'
import { publicQuestionSchema, submittedAnswerSchema } from '@/lib/content/questions/model'
import { FUN_QUIZ_ICONS } from './icons'

/** The result of a play: right answers out of all questions. */
const funScoreSchema = z.object({ right: z.int(), total: z.int() })
export type FunScore = z.infer<typeof funScoreSchema>

const funQuizHead = {
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.enum(FUN_QUIZ_ICONS),
  questionCount: z.int(),
}

/** A quiz in the list; `best` is the signed-in pupil's best result. */
export const listedFunQuizSchema = z.object({ ...funQuizHead, best: funScoreSchema.nullable() })
export type ListedFunQuiz = z.infer<typeof listedFunQuizSchema>

export const funQuizSchema = z.object({
  ...funQuizHead,
  questions: z.array(publicQuestionSchema),
})
export type FunQuiz = z.infer<typeof funQuizSchema>
export type FunQuizSummary = Omit<FunQuiz, 'questions'>

/** A started play. Its option ids are valid only for its answers. */
export const startedPlaySchema = z.object({
  playId: z.uuid(),
  questions: z.array(publicQuestionSchema),
})
export type StartedPlay = z.infer<typeof startedPlaySchema>

/** A judgement and the judged answer: in a play, the first answer to the question. */
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
  /** True for the first attempt of the day, which counts for the leaderboard. */
  isRanked: z.boolean(),
  /** The pupil's place this week; null without a ranked play, or on no leaderboard. */
  place: z.int().nullable(),
  /** The number of pupils on this week's leaderboard. */
  players: z.int(),
})
export type PlayResult = z.infer<typeof playResultSchema>

export const LEADERBOARD_PERIODS = ['tjedan', 'sve'] as const
export type LeaderboardPeriod = (typeof LEADERBOARD_PERIODS)[number]

/** A row of a leaderboard: a nickname or a drawn name, never a pupil's own name or id. */
const leaderboardRowSchema = z.object({
  place: z.int(),
  nickName: z.string(),
  points: z.int(),
  timeMs: z.int(),
  isOwn: z.boolean(),
})
export type LeaderboardRow = z.infer<typeof leaderboardRowSchema>

export const leaderboardSchema = z.object({
  /** The number of pupils on the leaderboard. */
  total: z.int(),
  ownPlace: z.int().nullable(),
  /** False for a pupil whose parent wants no leaderboards; null for visitors who are not pupils. */
  isTakingPart: z.boolean().nullable(),
  /** The first ten rows and those around the pupil's own, by place. */
  rows: z.array(leaderboardRowSchema),
})
export type LeaderboardView = z.infer<typeof leaderboardSchema>
