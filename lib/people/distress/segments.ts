import { fold } from '@/lib/platform/hr/fold'

/** Words of a stretch that is looked at as one. */
const MOST_WORDS = 30
/** Fewer words say nothing alone. */
const FEWEST_WORDS = 3

const SENTENCE_END = /[.!?;:\n()"„”“]+/
/** Where a school sentence turns into something else: „fotosinteza je proces, a mene doma tuku”. */
const CLAUSE_END = /,| (?:a|ali|al|pa|nego|samo|jer|i jos) /

const wordsIn = (text: string): string[] => text.match(/[a-z0-9]+/g) ?? []

/** Stretches of a text as folded words: the text itself, long ones in windows, and its parts. */
export type Segments = { whole: string[][]; parts: string[][] }

/** The stretches of a text that can mean something by themselves: most overlap. */
export function segmentsOf(text: string): Segments {
  // „upomooooc” is „upomoc”.
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

/** Parts of a long stretch, each half over the next. */
function windowsOf(words: string[]): string[][] {
  if (words.length <= MOST_WORDS) return words.length ? [words] : []
  const starts = Array.from(
    { length: Math.ceil(words.length / (MOST_WORDS / 2)) - 1 },
    (_, index) => (index * MOST_WORDS) / 2,
  )
  return starts.map((start) => words.slice(start, start + MOST_WORDS))
}
