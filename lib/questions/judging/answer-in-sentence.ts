import type { ShortAnswer } from '../model'
import { nearestAnswer, type Near } from './nearest-answer'
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
  /^(?:ne|ni|nije|nisu|nema|niti|nikad|nikada|nikako|nego|bez|osim|umjesto|suprotno|ili|not|no|or)$/i

/**
 * The listed answer that a sentence holds in whole words: „Fontana je na jugozapadu.” One that
 * also holds a foreseen mistake, or takes back what it says, is not right.
 */
export function answerInSentence(answers: ShortAnswer[], typed: string): Near | null {
  const words = bare(typed).split(/[^\p{L}\p{N}'-]+/u)
  if (words.length < 2 || words.length > MAX_WORDS) return null
  const [found] = runsOf(words)
    .flatMap((run) => nearestAnswer(answers, run) ?? [])
    .filter(({ answer, by, typed: run }) => CERTAIN.includes(by) && isEnough(answer, run))
    .toSorted((a, b) => a.answer.weight - b.answer.weight)
  const isTaken = found && (found.answer.weight === 0 || !words.some((word) => TURNS.test(word)))
  return isTaken ? found : null
}

const isEnough = ({ weight }: ShortAnswer, run: string) => weight < 100 || run.length >= MIN_LETTERS

const runsOf = (words: string[]): string[] =>
  words.flatMap((_, start) =>
    Array.from({ length: ANSWER_WORDS }, (__, more) => words.slice(start, start + more + 1)).map(
      (run) => run.join(' '),
    ),
  )
