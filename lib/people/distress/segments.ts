import { fold } from '@/lib/platform/hr/fold'

/** Maximum number of words that are scored together. */
const MOST_WORDS = 30
/** Minimum number of words in a clause; shorter ones are not scored alone. */
const FEWEST_WORDS = 3

const SENTENCE_END = /[.!?;:\n()"„”“]+/
/**
 * Where a clause ends, since a sentence about school may go on with something else: “fotosinteza je
 * proces, a mene doma tuku”.
 */
const CLAUSE_END = /,| (?:a|ali|al|pa|nego|samo|jer|i jos) /

const wordsIn = (text: string): string[] => text.match(/[a-z0-9]+/g) ?? []

/**
 * A text as lists of folded words: the whole text, in windows if it is long, and its sentences and
 * clauses.
 */
export type Segments = { whole: string[][]; parts: string[][] }

/** Splits a text into the segments that are scored separately. Most of them overlap. */
export function segmentsOf(text: string): Segments {
  // Repeated letters count once: “upomooooc” is “upomoc”.
  const folded = fold(text).replace(/(.)\1{2,}/g, '$1')
  const whole = windowsOf(wordsIn(folded))
  const sentences = folded.split(SENTENCE_END)
  const clauses = sentences
    .flatMap((sentence) => sentence.split(CLAUSE_END))
    .map(wordsIn)
    .filter(({ length }) => length >= FEWEST_WORDS)
  const parts = [...sentences.map(wordsIn), ...clauses].flatMap(windowsOf)
  const seen = new Set(whole.map(toText))
  const isNew = (words: string[]) => !seen.has(toText(words)) && seen.add(toText(words))
  return { whole, parts: parts.filter(isNew) }
}

const toText = (words: string[]): string => words.join(' ')

/** Windows of a long text, each overlapping the next by half. */
function windowsOf(words: string[]): string[][] {
  if (words.length <= MOST_WORDS) return words.length ? [words] : []
  const starts = Array.from(
    { length: Math.ceil(words.length / (MOST_WORDS / 2)) - 1 },
    (_, index) => (index * MOST_WORDS) / 2,
  )
  return starts.map((start) => words.slice(start, start + MOST_WORDS))
}
