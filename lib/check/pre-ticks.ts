import { KEY_POINTS } from '@/lib/content/limits'
import type { KeyPoint } from '@/lib/content/tables'
import { wordsOf, type Word } from '@/lib/hr/words'
import { isSameWord } from './same-word'

/** A stretch of an answer, by its places in the text. */
export type Mark = [from: number, to: number]

/** Key points whose words an answer holds, by index, and where those words are. */
export type PreTicks = { found: number[]; marks: Mark[] }

/** Half of a point's words are enough to find it, and two of many. */
const enough = (words: number) => Math.min(2, Math.ceil(words / 2))

/**
 * The ticks that a pupil finds set beside an answer. They only spare clicks, since the pupil
 * decides: what the sentence says of the words is not asked.
 */
export function preTicksOf(
  text: string,
  { prompt, keyPoints }: { prompt: string; keyPoints: KeyPoint[] },
): PreTicks {
  const typed = wordsOf(text)
  const marked = new Set<Word>()
  const found = keyPoints.flatMap((point, index) => {
    const words = searchedWords(point, prompt)
    const hits = words
      .map((word) => typed.filter(({ folded }) => isSameWord(folded, word)))
      .filter((hit) => hit.length > 0)
    if (hits.length < enough(words.length)) return []
    hits.flat().forEach((word) => marked.add(word))
    return [index]
  })
  const marks = typed.filter((word) => marked.has(word)).map(({ from, to }): Mark => [from, to])
  return { found, marks }
}

/** A point's chosen words, or its own but for those that the question gives away. */
function searchedWords({ point, words }: KeyPoint, prompt: string): string[] {
  if (words) return words.flatMap((word) => wordsOf(word).map(({ folded }) => folded))
  const own = contentWords(point)
  const given = contentWords(prompt)
  const told = own.filter((word) => !given.some((asked) => isSameWord(asked, word)))
  return (told.length ? told : own).slice(0, KEY_POINTS.words)
}

/** Folded words that say little by themselves. */
const LITTLE = new Set(
  `ako ali bez bila bile bili bilo bio biti cak dok dva gdje ili ima imaju imati jedan jedna jedno
  jer jest kad kada kao kod koja koje koji koju kroz moze mora nad neki neka neko nego nema nije nisu
  njega njih nam onda oni ono opet pod pri prije sam samo smo sve svi svih svaki svake svakog svoj
  svoje tada taj tog toga tome vec vise vrlo zato zbog the and are you for with not`.split(/\s+/),
)

/** Numbers, and words that say something; names of LaTeX commands don't. */
function contentWords(text: string): string[] {
  const words = wordsOf(text.replace(/\\\p{L}+/gu, ' ')).map(({ folded }) => folded)
  const saying = words.filter((word) => /^\d/.test(word) || (word.length > 2 && !LITTLE.has(word)))
  return [...new Set(saying)]
}
