import { fold } from '@/lib/platform/hr/fold'
import { HINT_LIMITS } from './hint-limits'
import { secretAnswerTexts } from './kinds/bodies'
import type { StoredQuestion } from './model'

/** A hint on one line, as every format can hold it. */
export const toHint = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What is wrong with the hint at this place, from 0; null if nothing is. */
export function hintFault(hint: string, index: number): string | null {
  const { count, length } = HINT_LIMITS
  if (index >= count) return `Pitanje može imati najviše ${count} upute.`
  if (!hint) return `Uputa ${index + 1} je prazna.`
  return hint.length > length ? `Uputa ${index + 1} je dulja od ${length} znakova.` : null
}

/** The faults of a question's hints, each once. */
export const hintFaults = (hints: readonly string[] = []): string[] => [
  ...new Set(hints.flatMap((hint, index) => hintFault(hint, index) ?? [])),
]

type Hinted = Pick<StoredQuestion, 'body' | 'hints'>

/** Kinds with one right answer, which a hint could contain. */
const KINDS_WITH_KEY: ReadonlySet<string> = new Set(['single', 'short', 'number'])

/** Words and numbers with sign and decimals, separated and enclosed by spaces. */
const wordsOf = (text: string): string =>
  ` ${fold(text.replaceAll('{,}', ',').replaceAll('\\,', ' ').replaceAll('−', '-'))
    .replace(/,(?!\d)|(?<=[a-z\d])-|-(?!\d)/g, ' ')
    .replace(/[^a-z\d,-]+/g, ' ')
    .trim()} `

/** The places, from 0, of the hints that contain a right answer in whole words. */
function answerRevealingHints({ body, hints = [] }: Hinted): number[] {
  if (!hints.length || !KINDS_WITH_KEY.has(body.kind)) return []
  const keys = secretAnswerTexts(body)
    .map(wordsOf)
    .filter((key) => key.trim())
  return hints.flatMap((hint, index) =>
    keys.some((key) => wordsOf(hint).includes(key)) ? [index] : [],
  )
}

/**
 * Minimum share of draws in which a hint must contain the answer to cause a warning. In fewer draws,
 * a small number may equal the key by chance.
 */
const TELLING_SHARE = 0.5

/** Warnings about hints that contain the right answer. @param draws the question, or its draws */
export function hintWarnings(draws: Hinted[]): string[] {
  const told = draws.flatMap(answerRevealingHints)
  const countOf = (place: number) => told.filter((one) => one === place).length
  return [...new Set(told)]
    .filter((place) => countOf(place) >= TELLING_SHARE * draws.length)
    .toSorted()
    .map((place) => `Uputa ${place + 1} sadrži točan odgovor.`)
}
