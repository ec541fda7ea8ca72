import type { ShortAnswer } from './model'
import { nearestAnswer, type Near } from './text-closeness'
import { bare } from './text-forms'

/** More is no sentence around a word, but a list of guesses. */
const MAX_WORDS = 10

/** Of more words an answer is a sentence itself, which other words would change. */
const ANSWER_WORDS = 2

/** A shorter word may be a part of anything: had, pet. */
const MIN_LETTERS = 5

const CERTAIN = ['literal', 'punctuation', 'case', 'diacritics']

/** What turns the sense of an answer around, or leaves it open. */
const TURNS =
  /^(?:ne|ni|nije|nisu|nema|niti|nikad|nikada|nikako|nikakav|nijedan|nego|ali|bez|osim|umjesto|suprotno|ili|možda|not|no|or|but)$/i

/** What joins the words of a sentence, as a list of guesses does not. */
const JOINS =
  /^(?:\p{L}{1,2}|sam|smo|bio|bila|bilo|bile|taj|ovo|ono|zove|zovu|zovemo|naziva|nazivamo|znači|nalazi|nalaze|odgovor|mislim|kao|pod|nad|kod|pri|oko|the|are|was|were)$/iu

/** So many other words of their own may stand in the sentence. */
const MAX_OTHERS = 3

/**
 * The listed answer that a sentence holds in whole words: „Fontana je na jugozapadu.” A sentence with a
 * foreseen mistake or a denial is not right.
 */
export function answerInSentence(
  answers: ShortAnswer[],
  typed: string,
  isCaseSensitive = false,
): Near | null {
  const words = bare(typed).split(/[^\p{L}\p{N}'-]+/u)
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

/** Whether the words around a run make a sentence of it: not a list of guesses, and no denial. */
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
