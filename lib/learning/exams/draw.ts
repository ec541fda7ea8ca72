import type { QuestionKind } from '@/lib/content/questions/model'
import { shuffled } from '@/lib/content/questions/shuffle'
import { QUESTIONS_PER_TEST } from './limits'

export type DrawableQuestion = {
  id: string
  kind: QuestionKind
  /** A public page shows its answer, so it is drawn only when there are too few other questions. */
  isInKnowledgeBase?: boolean
}

type Draw = {
  /** All questions that may be asked, in any order. */
  pool: DrawableQuestion[]
  /** Ids of the pupil's previous draw, in order. */
  previous?: string[]
  /** Ids of questions of the pupil's other open tests, drawn only when there are too few others. */
  elsewhere?: ReadonlySet<string>
  /** From 0 to below 1, like `Math.random`. */
  random: () => number
  size?: number
}

/**
 * Draws a test with mixed kinds. Consecutive draws differ if the pool allows, and never have the
 * same order unless there is only one question.
 */
export function drawTest({
  pool,
  previous = [],
  elsewhere = new Set(),
  random,
  size = QUESTIONS_PER_TEST,
}: Draw): string[] {
  const [chosen, left] = choose(shuffled(pool, random), elsewhere, size)
  const [spare] = left
  if (spare && isSameChoice(chosen, previous))
    chosen.splice(Math.floor(random() * chosen.length), 1, spare)
  return orderUnlike(chosen, previous)
}

/** True if the previous draw has the same questions, in any order. */
export const isSameChoice = (chosen: DrawableQuestion[], previous: string[]): boolean =>
  chosen.length === previous.length && chosen.every(({ id }) => previous.includes(id))

/** The chosen questions with mixed kinds, never in the previous order unless there is only one. */
export function orderUnlike(chosen: DrawableQuestion[], previous: string[]): string[] {
  const order = mixKinds(chosen).map(({ id }) => id)
  const isSameOrder = order.every((id, place) => id === previous[place])
  return isSameOrder ? order.toReversed() : order
}

/**
 * Prefers questions whose answers are not public and that no other open test asks, takes each kind
 * in turn so that rare kinds are asked too, and returns the rest separately.
 */
function choose(
  pool: DrawableQuestion[],
  elsewhere: ReadonlySet<string>,
  size: number,
): [chosen: DrawableQuestion[], left: DrawableQuestion[]] {
  const told = Map.groupBy(
    pool,
    ({ id, isInKnowledgeBase = false }) => isInKnowledgeBase || elsewhere.has(id),
  )
  const order = [false, true].flatMap((isTold) => inTurn(told.get(isTold) ?? []))
  return [order.slice(0, size), order.slice(size)]
}

function inTurn(pool: DrawableQuestion[]): DrawableQuestion[] {
  const byKind = Map.groupBy(pool, ({ kind }) => kind)
  const rounds = [...byKind.values()].flatMap((group) =>
    group.map((question, round) => ({ question, round })),
  )
  return rounds.toSorted((a, b) => a.round - b.round).map(({ question }) => question)
}

/**
 * Keeps questions of one kind apart: the next question comes from the largest group of another
 * kind.
 */
function mixKinds(questions: DrawableQuestion[]): DrawableQuestion[] {
  const groups = [...Map.groupBy(questions, ({ kind }) => kind).values()].map((group) => [...group])
  const order: DrawableQuestion[] = []
  while (order.length < questions.length) {
    const waiting = groups.filter((group) => group.length > 0)
    const others = waiting.filter(([first]) => first?.kind !== order.at(-1)?.kind)
    const [next] = (others.length > 0 ? others : waiting).toSorted((a, b) => b.length - a.length)
    const question = next?.shift()
    if (question) order.push(question)
  }
  return order
}
