import type { JudgedView } from '@/lib/content/questions/answer-view'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { seededRandom, shuffled } from '@/lib/content/questions/shuffle'
import { firstTurns, isGiven, isRepeat, questionOf, repeatOf, type RoundPlace } from './turns'

/** A question that was answered and judged. */
export type QuizStep = { answer: SubmittedAnswer; judgement: JudgedView }

/** The result of a whole round. */
type RoundSummary = { right: number; total: number; wrong: string[] }

/** How far a pupil is in one lesson's quiz. */
export type QuizProgress = RoundPlace & {
  /** Names the round to the server, which draws its numbers by it and keeps a pupil's. */
  id?: string
  /** Orders the options of this round; without it they keep the order of the page. */
  seed?: number
  /** The whole round before this one, for comparison. */
  before?: RoundSummary
  steps: Record<string, QuizStep>
  /** What is chosen or typed for the open question and not submitted; it may be incomplete. */
  draft?: SubmittedAnswer
  /** The submitted answer to the open question until it is judged. */
  pending?: SubmittedAnswer
  /** Submitted answers of earlier turns, given without a connection, until they are judged. */
  waiting?: Record<string, SubmittedAnswer>
}

export const startRound = (round: string[]): QuizProgress => ({ round, position: 0, steps: {} })

/**
 * Plays the questions again in a new order, those that were not right first. Only a whole round is
 * compared with.
 */
export function playAgain(last: QuizProgress, questionIds: string[], seed: number): QuizProgress {
  const random = seededRandom(seed)
  const wrong = mistakesOf(last).filter((id) => questionIds.includes(id))
  const others = questionIds.filter((id) => !wrong.includes(id))
  const isWhole = firstTurns(last).length === questionIds.length
  const before = isWhole ? summaryOf(last) : last.before
  const round = [...shuffled(wrong, random), ...shuffled(others, random)]
  return { ...startRound(round), seed, ...(before && { before }) }
}

const summaryOf = (progress: QuizProgress): RoundSummary => ({
  right: rightCount(progress),
  total: firstTurns(progress).length,
  wrong: mistakesOf(progress),
})

/** The result of the round before, and how many of its mistakes are right now. */
export function progressSince(progress: QuizProgress) {
  const { before } = progress
  if (!before || before.total !== firstTurns(progress).length) return null
  const better = before.wrong.filter((id) => progress.steps[id] && isRight(progress.steps[id]))
  return { right: before.right, total: before.total, better: better.length }
}

const openQuestion = ({ round, position }: QuizProgress) => round[position]

/** True for the one turn that an answer can be given to. */
export const isOpen = (progress: QuizProgress, turn: string) =>
  turn === openQuestion(progress) && !progress.steps[turn]

/** A question that was answered and not right comes once more at the end of the round. */
export function repeatMistake(progress: QuizProgress, turn: string): QuizProgress {
  const step = progress.steps[turn]
  const again = repeatOf(turn)
  if (!step || isRight(step) || isRepeat(turn) || progress.round.includes(again)) return progress
  return { ...progress, round: [...progress.round, again] }
}

/** An answer is counted once: a second one to the same question of a round changes nothing. */
export function recordStep(progress: QuizProgress, id: string, step: QuizStep): QuizProgress {
  if (progress.steps[id] || !progress.round.includes(id)) return progress
  const rest =
    id === openQuestion(progress) ? withoutAnswer(progress) : withoutWaiting(progress, id)
  return { ...rest, steps: { ...progress.steps, [id]: step } }
}

const withoutAnswer = ({ draft: _, pending: __, ...rest }: QuizProgress): QuizProgress => rest

/** Names the round, once. */
export const nameRound = (progress: QuizProgress, id: string): QuizProgress =>
  progress.id ? progress : { ...progress, id }

/**
 * Continues a round of the demo questions with all questions, for players who have them. Any other
 * round stays as it is.
 */
export function extendRound(progress: QuizProgress, demoIds: string[], allIds: string[]) {
  const isDemoRound = firstTurns(progress).toSorted().join() === demoIds.toSorted().join()
  const isLonger = allIds.slice(0, demoIds.length).join() === demoIds.join()
  if (!isDemoRound || !isLonger) return progress
  return { ...progress, round: [...progress.round, ...allIds.slice(demoIds.length)] }
}

/** Keeps what is being answered; it replaces a pending answer. */
export const draftAnswer = (progress: QuizProgress, id: string, draft: SubmittedAnswer) =>
  isOpen(progress, id) ? { ...withoutAnswer(progress), draft } : progress

/** Keeps an answer until it can be judged. */
export const holdAnswer = (progress: QuizProgress, id: string, pending: SubmittedAnswer) =>
  isOpen(progress, id) ? { ...withoutAnswer(progress), pending } : progress

/** A pending answer that will not be sent becomes a draft again. */
export function dropPending(progress: QuizProgress): QuizProgress {
  const { pending } = progress
  return pending ? { ...withoutAnswer(progress), draft: pending } : progress
}

/** Removes the open question, which can't be judged any more, from the round. */
export function skipQuestion(progress: QuizProgress, id: string): QuizProgress {
  if (!isOpen(progress, id)) return progress
  return { ...withoutAnswer(progress), round: progress.round.filter((other) => other !== id) }
}

/** Goes on from a question whose answer can't be judged now. */
export function setAside(progress: QuizProgress): QuizProgress {
  const { pending, position } = progress
  const turn = openQuestion(progress)
  if (turn === undefined || !pending) return progress
  const waiting = { ...progress.waiting, [turn]: pending }
  return { ...withoutAnswer(progress), position: position + 1, waiting }
}

/** How many answers wait to be judged. */
export const waitingCount = ({ waiting = {} }: QuizProgress) => Object.keys(waiting).length

function withoutWaiting(progress: QuizProgress, turn: string): QuizProgress {
  const { waiting, ...rest } = progress
  if (!waiting?.[turn]) return progress
  const { [turn]: _, ...others } = waiting
  return Object.keys(others).length ? { ...rest, waiting: others } : rest
}

/**
 * Takes a turn whose waiting answer was not accepted out of the round.
 * @param isAskedAgain puts it at the end of the round
 */
export function takeBack(progress: QuizProgress, turn: string, isAskedAgain: boolean) {
  if (!progress.waiting?.[turn]) return progress
  const others = progress.round.filter((one) => one !== turn)
  return {
    ...withoutWaiting(progress, turn),
    round: isAskedAgain ? [...others, turn] : others,
    position: progress.position - 1,
  }
}

/** Goes on only from a question that was judged. */
export function nextQuestion(progress: QuizProgress): QuizProgress {
  const current = openQuestion(progress)
  if (current === undefined || !progress.steps[current]) return progress
  return { ...progress, position: progress.position + 1 }
}

export const isRight = ({ judgement }: QuizStep) =>
  judgement.outcome === 'right' || judgement.outcome === 'spelling'

/** Ids of the round's questions that were not right at their first turn, in order. */
export const mistakesOf = (progress: QuizProgress) =>
  firstTurns(progress).filter((id) => progress.steps[id] && !isRight(progress.steps[id]))

/** Ids of those that were not right at their second turn either. */
export const stillWrong = (progress: QuizProgress) =>
  mistakesOf(progress).filter((id) => {
    const again = progress.steps[repeatOf(id)]
    return !again || !isRight(again)
  })

/** Questions that were right at their first turn. */
export const rightCount = (progress: QuizProgress) =>
  firstTurns(progress).filter((id) => progress.steps[id] && isRight(progress.steps[id])).length

/** XP that the answers of this round have earned, where rewards are shown. */
export const earnedIn = ({ steps }: QuizProgress) =>
  Object.values(steps).reduce((sum, { judgement }) => sum + (judgement.earned ?? 0), 0)

/** Resumes a stored round if it still fits the questions of the lesson; else starts a new one. */
export function resumeRound(stored: QuizProgress | null, questionIds: string[]): QuizProgress {
  const fresh = startRound(questionIds)
  if (!stored || stored.round.length === 0) return fresh
  const known = new Set(questionIds)
  const isWhole = stored.round.every((turn) => known.has(questionOf(turn)))
  const isInside = stored.position >= 0 && stored.position <= stored.round.length
  const isAnswered = stored.round.slice(0, stored.position).every((id) => isGiven(stored, id))
  if (!isWhole || !isInside || !isAnswered) return fresh
  return isOpen(stored, openQuestion(stored) ?? '') ? stored : withoutAnswer(stored)
}
