import { isAnswer } from '@/lib/questions/kinds/answers'
import type { SubmittedAnswer } from '@/lib/questions/model'

/** Answers that the server has not said to have; null takes an answer back. */
export type Waiting = Record<string, SubmittedAnswer | null>

/** What the browser keeps of a test: the open question, and what is still to be sent. */
export type LocalTest = { position: number; waiting: Waiting }

/** Whether something from the browser's storage is that: anybody may have written there. */
export function isLocalTest(value: unknown): value is LocalTest {
  if (typeof value !== 'object' || value === null) return false
  const { position, waiting } = value as Partial<LocalTest>
  if (!Number.isInteger(position) || typeof waiting !== 'object' || waiting === null) return false
  return Object.values(waiting).every((answer) => answer === null || isAnswer(answer))
}

/** The answers as the pupil gave them: those on their way over those that are saved. */
export function withWaiting(
  saved: Record<string, SubmittedAnswer>,
  waiting: Waiting,
): Record<string, SubmittedAnswer> {
  const entries = Object.entries({ ...saved, ...waiting })
  return Object.fromEntries(entries.flatMap(([id, answer]) => (answer ? [[id, answer]] : [])))
}
