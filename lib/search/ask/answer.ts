import { distressIn } from '@/lib/distress/level'
import { correct } from './correct'
import { understand, type Understood } from './understand'

/** How an answer came about, where nothing has all the words as they were typed. */
export type Answer<Found> = {
  found: Found[]
  understood: Understood
  /** What was looked for instead of words with typing errors, as texts have it. */
  instead?: string
  /** Some of the words are missing in what was found. */
  isNear?: true
}

/** The most telling words, when not all are found together. */
const FEWEST_WORDS = 1

/**
 * Looks for a query as it is typed; when there is nothing, with its typing errors corrected; when there
 * is still nothing, without the words that tell least. The words of a child in distress are not
 * corrected, nor answered by what has some of them: there is help beside the field (decision 065).
 */
export async function answer<Found>(
  query: string,
  find: (understood: Understood) => Promise<Found[]>,
): Promise<Answer<Found>> {
  const understood = await understand(query)
  if (!understood.asked.length) return { found: [], understood }
  const found = await find(understood)
  if (found.length || distressIn(query) === 'alarm') return { found, understood }
  const corrected = await correct(understood)
  const instead = corrected && { instead: corrected.map(({ surface }) => surface).join(' ') }
  const meant = corrected ? await understand(`${instead?.instead} `) : understood
  if (corrected) {
    const right = await find(meant)
    if (right.length) return { found: right, understood: meant, ...instead }
  }
  const near = await findNear(meant, find)
  return { ...near, ...(near.found.length ? instead : {}) }
}

/**
 * Titles with any of the words, else terms; without one, what has all but those that no document has,
 * then all but the most frequent, one after another.
 */
async function findNear<Found>(
  { start, asked }: Understood,
  find: (understood: Understood) => Promise<Found[]>,
): Promise<Answer<Found>> {
  let left = asked
    .filter(({ isKnown, token }) => isKnown && token.word.length > 2)
    .sort((one, other) => one.documents - other.documents)
  for (const anyIn of left.length ? (['title', 'terms'] as const) : []) {
    const there = { start, asked: left, anyIn }
    const found = await find(there)
    if (found.length) return { found, understood: there, isNear: true }
  }
  if (left.length === asked.length) left = left.slice(0, -1)
  for (; left.length >= FEWEST_WORDS; left = left.slice(0, -1)) {
    const understood = { start, asked: left }
    const found = await find(understood)
    if (found.length) return { found, understood, isNear: true }
  }
  return { found: [], understood: { start, asked } }
}
