import type { ValidJudgementView } from '@/lib/content/questions/answer-view'
import type { PracticeAnswer } from '@/lib/content/questions/model'
import { seededRandom, shuffled } from '@/lib/content/questions/shuffle'
import {
  firstTurns,
  hasAnswer,
  isRepeat,
  questionIdOf,
  repeatTurnOf,
  type RoundPosition,
} from './turns'

/** An answered and judged question. */
export type QuizStep = { answer: PracticeAnswer; judgement: ValidJudgementView }

/** The result of a complete round. */
type RoundSummary = { right: number; total: number; wrong: string[] }

/** A pupil's progress in one lesson's quiz. */
export type QuizProgress = RoundPosition & {
  /**
   * The round's id on the server, which derives the random numbers from it and saves a pupil's
   * round.
   */
  id?: string
  /** Shuffles the options in this round; without it they keep the page's order. */
  seed?: number
  /** The previous complete round, for comparison. */
  before?: RoundSummary
  steps: Record<string, QuizStep>
  /** The unsubmitted, possibly incomplete answer to the open question: a reload sends nothing. */
  draft?: PracticeAnswer
  /**
   * The submitted answer to the open question until it is judged. It is stored in the round as well
   * as in the outbox. The outbox loses its item when any page of the site has sent it, and in some
   * private windows when the page closes, but this page must still show the answer and get its
   * judgement.
   */
  pending?: PracticeAnswer
  /** The number of opened hints, by turn. */
  hints?: Record<string, number>
  /** Answers of earlier turns, submitted offline, until they are judged. */
  waiting?: Record<string, PracticeAnswer>
}

export const startRound = (round: string[]): QuizProgress => ({ round, position: 0, steps: {} })

/**
 * Starts a new round in a new order, with the mistakes first. Only a complete round is kept for
 * comparison.
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

/** The previous round's result, and how many of its mistakes are right now. */
export function comparedWithLastRound(progress: QuizProgress) {
  const { before } = progress
  if (!before || before.total !== firstTurns(progress).length) return null
  const better = before.wrong.filter((id) => progress.steps[id] && isRight(progress.steps[id]))
  return { right: before.right, total: before.total, better: better.length }
}

/** The turn that is asked now; undefined at the end of the round. */
export const currentTurn = ({ round, position }: QuizProgress) => round[position]

/** The answer to a turn: first chosen, then submitted, then judged. */
export type CurrentAnswer = {
  answer: PracticeAnswer | undefined
  isSubmitted?: boolean
  judgement?: ValidJudgementView
  /** The number of opened hints. */
  hints?: number
}

/** The answer to the open turn. */
export function currentAnswer(progress: QuizProgress): CurrentAnswer {
  const { steps, hints, pending, draft } = progress
  const turn = currentTurn(progress) ?? ''
  const opened = hints?.[turn]
  return {
    ...(steps[turn] ?? { answer: pending ?? draft, isSubmitted: pending !== undefined }),
    ...(opened && { hints: opened }),
  }
}

/** Stores the number of opened hints of the open turn. */
export const recordOpenedHints = (
  progress: QuizProgress,
  turn: string,
  count: number,
): QuizProgress =>
  isOpenTurn(progress, turn)
    ? { ...progress, hints: { ...progress.hints, [turn]: count } }
    : progress

/** True for the turn that can be answered now. */
export const isOpenTurn = (progress: QuizProgress, turn: string) =>
  turn === currentTurn(progress) && !progress.steps[turn]

/** Repeats a question once at the end of the round if its answer was not right. */
export function repeatMistake(progress: QuizProgress, turn: string): QuizProgress {
  const step = progress.steps[turn]
  const again = repeatTurnOf(turn)
  if (!step || isRight(step) || isRepeat(turn) || progress.round.includes(again)) return progress
  return { ...progress, round: [...progress.round, again] }
}

/** Records an answer once: a second answer to a turn of the round changes nothing. */
export function recordStep(progress: QuizProgress, id: string, step: QuizStep): QuizProgress {
  if (progress.steps[id] || !progress.round.includes(id)) return progress
  const rest = id === currentTurn(progress) ? withoutAnswer(progress) : withoutWaiting(progress, id)
  return { ...rest, steps: { ...progress.steps, [id]: step } }
}

const withoutAnswer = ({ draft: _, pending: __, ...rest }: QuizProgress): QuizProgress => rest

/**
 * True if a round still needs an id, from which its random numbers follow. A pupil's round always
 * gets one, so that children of a class get different numbers; a guest's first round keeps the
 * numbers of the page.
 */
export const needsRoundId = ({ id, seed }: QuizProgress, isPupil: boolean) =>
  !id && (isPupil || seed !== undefined)

/** Sets the round's id, once. */
export const setRoundId = (progress: QuizProgress, id: string): QuizProgress =>
  progress.id ? progress : { ...progress, id }

/**
 * Extends a round of the demo questions to all questions, for players who have access to them.
 * Other rounds stay as they are.
 */
export function extendRound(progress: QuizProgress, demoIds: string[], allIds: string[]) {
  const isDemoRound = firstTurns(progress).toSorted().join() === demoIds.toSorted().join()
  const isLonger = allIds.slice(0, demoIds.length).join() === demoIds.join()
  if (!isDemoRound || !isLonger) return progress
  return { ...progress, round: [...progress.round, ...allIds.slice(demoIds.length)] }
}

/** Saves the draft of an answer, replacing a pending answer. */
export const draftAnswer = (progress: QuizProgress, id: string, draft: PracticeAnswer) =>
  isOpenTurn(progress, id) ? { ...withoutAnswer(progress), draft } : progress

/** Saves a submitted answer as pending until it is judged. */
export const setPendingAnswer = (progress: QuizProgress, id: string, pending: PracticeAnswer) =>
  isOpenTurn(progress, id) ? { ...withoutAnswer(progress), pending } : progress

/** Turns a pending answer that will not be sent back into a draft. */
export function revertPendingToDraft(progress: QuizProgress): QuizProgress {
  const { pending } = progress
  return pending ? { ...withoutAnswer(progress), draft: pending } : progress
}

/** Removes the open question from the round, because it can no longer be judged. */
export function removeOpenQuestion(progress: QuizProgress, id: string): QuizProgress {
  if (!isOpenTurn(progress, id)) return progress
  return { ...withoutAnswer(progress), round: progress.round.filter((other) => other !== id) }
}

/**
 * Moves the pending answer, which can't be judged now, to the waiting ones and goes to the next
 * turn.
 */
export function deferPendingAnswer(progress: QuizProgress): QuizProgress {
  const { pending, position } = progress
  const turn = currentTurn(progress)
  if (turn === undefined || !pending) return progress
  const waiting = { ...progress.waiting, [turn]: pending }
  return { ...withoutAnswer(progress), position: position + 1, waiting }
}

/** Number of answers waiting to be judged. */
export const waitingCount = ({ waiting = {} }: QuizProgress) => Object.keys(waiting).length

function withoutWaiting(progress: QuizProgress, turn: string): QuizProgress {
  const { waiting, ...rest } = progress
  if (!waiting?.[turn]) return progress
  const { [turn]: _, ...others } = waiting
  return Object.keys(others).length ? { ...rest, waiting: others } : rest
}

/**
 * Removes a turn whose waiting answer was refused.
 * @param isAskedAgain appends the turn to the end of the round
 */
export function removeRefusedTurn(progress: QuizProgress, turn: string, isAskedAgain: boolean) {
  if (!progress.waiting?.[turn]) return progress
  const others = progress.round.filter((one) => one !== turn)
  return {
    ...withoutWaiting(progress, turn),
    round: isAskedAgain ? [...others, turn] : others,
    position: progress.position - 1,
  }
}

/** Goes to the next turn, but only from a judged question. */
export function goToNextTurn(progress: QuizProgress): QuizProgress {
  const current = currentTurn(progress)
  if (current === undefined || !progress.steps[current]) return progress
  return { ...progress, position: progress.position + 1 }
}

/** Ends a round in which all questions were asked, without the mistakes that are not repeated yet. */
export function endRepeats(progress: QuizProgress): QuizProgress {
  const round = progress.round.filter((turn) => !isRepeat(turn) || hasAnswer(progress, turn))
  return { ...withoutAnswer(progress), round, position: round.length }
}

/** True once all first turns are judged: repeated mistakes do not change the result. */
export const isFinished = (progress: QuizProgress) =>
  firstTurns(progress).every((id) => progress.steps[id])

export const isRight = ({ judgement }: QuizStep) =>
  judgement.outcome === 'right' || judgement.outcome === 'spelling'

/** Ids of the round's questions whose first answer was not right, in order. */
export const mistakesOf = (progress: QuizProgress) =>
  firstTurns(progress).filter((id) => progress.steps[id] && !isRight(progress.steps[id]))

/** Ids of the mistakes that were not right when repeated either. */
export const stillWrong = (progress: QuizProgress) =>
  mistakesOf(progress).filter((id) => {
    const again = progress.steps[repeatTurnOf(id)]
    return !again || !isRight(again)
  })

/** Number of questions whose first answer was right. */
export const rightCount = (progress: QuizProgress) =>
  firstTurns(progress).filter((id) => progress.steps[id] && isRight(progress.steps[id])).length

/** Number of questions whose first answer was right with opened hints. */
export const hintedCount = (progress: QuizProgress) =>
  firstTurns(progress).filter((id) => {
    const step = progress.steps[id]
    return step && isRight(step) && (progress.hints?.[id] ?? 0) > 0
  }).length

/** XP earned by the answers of this round, where rewards are shown. */
export const earnedIn = ({ steps }: QuizProgress) =>
  Object.values(steps).reduce((sum, { judgement }) => sum + (judgement.earned ?? 0), 0)

/** Resumes a stored round if it still fits the lesson's questions; otherwise starts a new one. */
export function resumeRound(stored: QuizProgress | null, questionIds: string[]): QuizProgress {
  const fresh = startRound(questionIds)
  if (!stored || stored.round.length === 0) return fresh
  const known = new Set(questionIds)
  const isWhole = stored.round.every((turn) => known.has(questionIdOf(turn)))
  const isInside = stored.position >= 0 && stored.position <= stored.round.length
  const isAnswered = stored.round.slice(0, stored.position).every((id) => hasAnswer(stored, id))
  if (!isWhole || !isInside || !isAnswered) return fresh
  return isOpenTurn(stored, currentTurn(stored) ?? '') ? stored : withoutAnswer(stored)
}
