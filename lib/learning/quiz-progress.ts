import type { JudgedView } from '@/lib/questions/answer-view'
import type { SubmittedAnswer } from '@/lib/questions/model'

/** A question that was answered and judged. */
export type QuizStep = { answer: SubmittedAnswer; judgement: JudgedView }

/** How far a pupil is in one lesson's quiz. `round` holds the ids of this round in their order. */
export type QuizProgress = {
  /** Names the round to the server, which keeps a pupil's; guests' rounds have none. */
  id?: string
  round: string[]
  /** Index in `round`; equal to its length when the round is finished. */
  position: number
  steps: Record<string, QuizStep>
  /** What is chosen or typed for the open question and not handed in; it may be incomplete. */
  draft?: SubmittedAnswer
  /** The answer to the open question from when it is handed in until it is judged. */
  pending?: SubmittedAnswer
}

export const startRound = (round: string[]): QuizProgress => ({ round, position: 0, steps: {} })

const openQuestion = ({ round, position }: QuizProgress) => round[position]

/** True for the one question that an answer can be given to. */
export const isOpen = (progress: QuizProgress, id: string) =>
  id === openQuestion(progress) && !progress.steps[id]

/** An answer is counted once: a second one to the same question of a round changes nothing. */
export function recordStep(progress: QuizProgress, id: string, step: QuizStep): QuizProgress {
  if (progress.steps[id] || !progress.round.includes(id)) return progress
  const rest = id === openQuestion(progress) ? withoutAnswer(progress) : progress
  return { ...rest, steps: { ...progress.steps, [id]: step } }
}

function withoutAnswer({ draft: _, pending: __, ...rest }: QuizProgress): QuizProgress {
  return rest
}

/** Names the round, once. */
export const nameRound = (progress: QuizProgress, id: string): QuizProgress =>
  progress.id ? progress : { ...progress, id }

/**
 * A round of the questions that everyone gets goes on with all of them, for those to whom they are
 * open. Any other round stays as it is.
 */
export function extendRound(
  progress: QuizProgress,
  demoIds: string[],
  allIds: string[],
): QuizProgress {
  const isDemoRound = progress.round.join() === demoIds.join()
  const isLonger = allIds.slice(0, demoIds.length).join() === demoIds.join()
  return isDemoRound && isLonger ? { ...progress, round: allIds } : progress
}

/** Keeps what is being answered. What was handed in before is no longer meant. */
export function draftAnswer(
  progress: QuizProgress,
  id: string,
  draft: SubmittedAnswer,
): QuizProgress {
  return isOpen(progress, id) ? { ...withoutAnswer(progress), draft } : progress
}

/** Keeps an answer until it can be judged. */
export function holdAnswer(
  progress: QuizProgress,
  id: string,
  pending: SubmittedAnswer,
): QuizProgress {
  return isOpen(progress, id) ? { ...withoutAnswer(progress), pending } : progress
}

/** An answer that is no longer to be sent is a draft again. */
export function dropPending(progress: QuizProgress): QuizProgress {
  const { pending } = progress
  return pending ? { ...withoutAnswer(progress), draft: pending } : progress
}

/** Takes the open question, which is not judged any more, out of the round. */
export function skipQuestion(progress: QuizProgress, id: string): QuizProgress {
  if (!isOpen(progress, id)) return progress
  return { ...withoutAnswer(progress), round: progress.round.filter((other) => other !== id) }
}

/** Goes on only from a question that was judged. */
export function nextQuestion(progress: QuizProgress): QuizProgress {
  const current = openQuestion(progress)
  if (current === undefined || !progress.steps[current]) return progress
  return { ...progress, position: progress.position + 1 }
}

/** How far a round that goes on is; null before its first answer and after its last. */
export function partOf({ round, position, steps }: QuizProgress) {
  const done = round.filter((id) => steps[id]).length
  return done > 0 && position < round.length ? { done, of: round.length } : null
}

export const isRight = ({ judgement }: QuizStep) =>
  judgement.outcome === 'right' || judgement.outcome === 'spelling'

/** Ids of the round's questions that were not right, in order. */
export const mistakesOf = ({ round, steps }: QuizProgress) =>
  round.filter((id) => steps[id] && !isRight(steps[id]))

export const rightCount = ({ round, steps }: QuizProgress) =>
  round.filter((id) => steps[id] && isRight(steps[id])).length

/**
 * Takes up a stored round if it still fits the questions of the lesson: an edited quiz starts anew
 * instead of asking for what is no longer there.
 */
export function resumeRound(stored: QuizProgress | null, questionIds: string[]): QuizProgress {
  const fresh = startRound(questionIds)
  if (!stored || stored.round.length === 0) return fresh
  const known = new Set(questionIds)
  const isWhole = stored.round.every((id) => known.has(id))
  const isInside = stored.position >= 0 && stored.position <= stored.round.length
  const isAnswered = stored.round.slice(0, stored.position).every((id) => stored.steps[id])
  if (!isWhole || !isInside || !isAnswered) return fresh
  return isOpen(stored, openQuestion(stored) ?? '') ? stored : withoutAnswer(stored)
}
