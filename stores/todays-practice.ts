import { isObjectOrArray, isTexts } from '@/lib/content/questions/is-shape'
import { keep, storageKeyOf, readKept } from '@/lib/platform/browser/storage'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { storageOwner } from './session'

/**
 * What a pupil did today in rounds of practice before an answer could tell the server, so that a
 * reload does not forget it. A quiz keeps the same in its round (`quiz.ts`).
 */
type TodaysPractice = {
  day: string
  /** The number of opened hints, by the id of a question that waits for its answer. */
  hints: Record<string, number>
  /** Keys of scripts after which the pupil went on to the questions. */
  scripts: string[]
}

/** The number of opened hints of a question that waits for its answer. */
export const openedHints = (questionId: string): number => today().hints[questionId] ?? 0

/** @param count 0 once the question is answered: the next time it is asked, all hints are closed */
export function keepOpenedHints(questionId: string, count: number): void {
  const { [questionId]: before = 0, ...others } = today().hints
  if (count !== before) change({ hints: count ? { ...others, [questionId]: count } : others })
}

/** Keys of the scripts that the pupil has passed today. */
export const passedScripts = (): string[] => today().scripts

export const passScript = (key: string): void =>
  change({ scripts: [...new Set([...passedScripts(), key])] })

const storageKey = () => storageKeyOf(storageOwner(), 'danas')

function today(): TodaysPractice {
  const day = zagrebDay(new Date())
  const kept = readKept(storageKey(), isTodaysPractice)
  return kept?.day === day ? kept : { day, hints: {}, scripts: [] }
}

const change = (part: Partial<TodaysPractice>) => void keep(storageKey(), { ...today(), ...part })

const isTodaysPractice = (value: unknown): value is TodaysPractice =>
  isObjectOrArray(value) &&
  isObjectOrArray(value.hints) &&
  Object.values(value.hints).every(Number.isInteger) &&
  isTexts(value.scripts)
