import type { ShortAnswer } from './model'
import { nearestAnswer, type NearestAnswer } from './text-closeness'
import { stripPunctuation } from './text-forms'

/** Maximum length of a sentence in words; a longer text is a list of guesses. */
const MAX_WORDS = 10

/**
 * Maximum number of words of a listed answer. A longer answer is a sentence itself, and additional
 * words would change its meaning.
 */
const ANSWER_WORDS = 2

/** Minimum length of a word; a shorter one may be part of anything: had, pet. */
const MIN_LETTERS = 5

const CERTAIN = ['literal', 'punctuation', 'case', 'diacritics']

/** Words that reverse the meaning of an answer, or leave it open. */
const TURNS =
  /^(?:ne|ni|nije|nisu|nema|niti|nikad|nikada|nikako|nikakav|nijedan|nego|ali|bez|osim|umjesto|suprotno|ili|možda|not|no|or|but)$/i

/** Function words that make a sentence, which a list of guesses lacks. */
const JOINS =
  /^(?:\p{L}{1,2}|sam|smo|bio|bila|bilo|bile|taj|ovo|ono|zove|zovu|zovemo|naziva|nazivamo|znači|nalazi|nalaze|odgovor|mislim|kao|pod|nad|kod|pri|oko|the|are|was|were)$/iu

/** Maximum number of other words with a meaning in the sentence. */
const MAX_OTHERS = 3

/**
 * The listed answer that a sentence contains as whole words: „Fontana je na jugozapadu.” A sentence
 * with a foreseen mistake or a negation is not right.
 */
export function answerInSentence(
  answers: ShortAnswer[],
  typed: string,
  isCaseSensitive = false,
): NearestAnswer | null {
  const words = stripPunctuation(typed).split(/[^\p{L}\p{N}'-]+/u)
  if (words.length < 2 || words.length > MAX_WORDS) return null
  const [found] = runsOf(words)
    .flatMap((run) => {
      const near = nearestAnswer(answers, run.text, isCaseSensitive)
      return near ? [{ near, run }] : []
    })
    .filter(({ near }) => CERTAIN.includes(near.by) && isEnough(near.answer, near.typed))
    .toSorted((a, b) => a.near.answer.weight - b.near.answer.weight)
  if (!found) return null
  const { near, run } = found
  return near.answer.weight === 0 || isSentence(words, run) ? near : null
}

type Run = { start: number; end: number; text: string }

/**
 * Whether the words around the answer form a sentence: not a list of guesses, and without a
 * negation.
 */
function isSentence(words: string[], { start, end }: Run): boolean {
  const others = [...words.slice(0, start), ...words.slice(end)]
  const joined = others.filter((word) => JOINS.test(word))
  const isJoined = [words[start - 1], words[end]].every((word) => !word || JOINS.test(word))
  const isShort = others.length - joined.length <= MAX_OTHERS
  return joined.length > 0 && isJoined && isShort && !words.some((word) => TURNS.test(word))
}

const isEnough = ({ weight }: ShortAnswer, run: string) => weight < 100 || run.length >= MIN_LETTERS

const runsOf = (words: string[]): Run[] =>
  words.flatMap((_, start) =>
    Array.from({ length: ANSWER_WORDS }, (__, more) => {
      const end = Math.min(start + more + 1, words.length)
      return { start, end, text: words.slice(start, end).join(' ') }
    }),
  )
