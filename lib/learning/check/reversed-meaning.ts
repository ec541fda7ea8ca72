import type { KeysOf } from '@/lib/platform/hr/lexicon/lexicon'
import { clausesOf, negatedWordsIn } from './negation'
import { isRelatedWord, wordsWithRoots, type WordWithRoots } from './related-words'
import { oppositeMatcher } from './opposites'
import { isStopWord } from './same-word'
import { contentWordsWithRoots, type CheckQuestionWithKey, type PointWord } from './point-words'

/** An answer's words, the negated ones among them, and its clauses. */
export type ParsedAnswer = {
  words: WordWithRoots[]
  denied: Set<WordWithRoots>
  clauses: WordWithRoots[][]
}

export function parseAnswer(text: string, keysOf: KeysOf): ParsedAnswer {
  const words = wordsWithRoots(text, keysOf)
  return { words, denied: negatedWordsIn(text, words), clauses: clausesOf(text, words) }
}

/** A key point of a question, with its identifying words. */
export type KeyPointWithWords = {
  question: CheckQuestionWithKey
  index: number
  words: PointWord[]
}

const holds = (words: WordWithRoots[], word: WordWithRoots) =>
  words.some((one) => isRelatedWord(one, word))

/** True when an answer reverses the meaning of a point. */
export const isMeaningReversed = (
  answer: ParsedAnswer,
  asked: KeyPointWithWords,
  keysOf: KeysOf,
): boolean => isContradicted(answer, asked, keysOf) || isCrossed(answer, asked, keysOf)

/**
 * True when an answer denies what the point states, states what it denies, or states the opposite.
 */
function isContradicted(
  { words, denied }: ParsedAnswer,
  asked: KeyPointWithWords,
  keysOf: KeysOf,
): boolean {
  const { point = '' } = asked.question.keyPoints[asked.index] ?? {}
  const keyText = `${point}\n${asked.question.modelAnswer}`
  const key = wordsWithRoots(keyText, keysOf)
  const deniedByKey = negatedWordsIn(keyText, key)
  const searched = asked.words.map(({ word }) => word)
  const meant = [...key, ...searched]
  return [...searched, ...contentWordsWithRoots(point, keysOf)].some((word) => {
    const typed = words.filter((one) => isRelatedWord(one, word))
    const inKey = key.filter((one) => isRelatedWord(one, word))
    const isOpposite = oppositeMatcher(word, keysOf)
    const isBoth = meant.some(isOpposite)
    if (!typed.length) return !isBoth && words.some((one) => isOpposite(one) && !denied.has(one))
    // A word chosen together with its opposite counts only when denied: isti, (ne) mijenja.
    if (!inKey.length) return isBoth && typed.every((one) => !denied.has(one))
    const says = inKey.some((one) => !deniedByKey.has(one))
    const denies = inKey.some((one) => deniedByKey.has(one))
    return !typed.some((one) => (denied.has(one) ? denies : says))
  })
}

/**
 * True when an answer pairs words that the key keeps in separate clauses, unless the model answer
 * does so too: uključen znači 0, isključen znači 1.
 */
function isCrossed(
  { clauses }: ParsedAnswer,
  { question, index }: KeyPointWithWords,
  keysOf: KeysOf,
): boolean {
  const parts = question.keyPoints.map(({ point }) =>
    clausesOf(point, wordsWithRoots(point, keysOf)).map((words) =>
      words.filter(({ folded }) => !isStopWord(folded)),
    ),
  )
  const model = parseAnswer(question.modelAnswer, keysOf).clauses
  const ofPoint = parts[index] ?? []
  return ofPoint.some((own) =>
    parts.flat().some((other) => {
      const areAlike = ofPoint.includes(other) || other.some((word) => holds(own, word))
      if (other === own || !areAlike) return false
      const pair = [without(own, other), without(other, own)] as const
      return areSwapped(clauses, pair) && !areSwapped(model, pair)
    }),
  )
}

/**
 * True when two clauses mix words of both parts, and no clause has several words of only one part.
 */
function areSwapped(
  clauses: WordWithRoots[][],
  pair: readonly [WordWithRoots[], WordWithRoots[]],
): boolean {
  const counts = clauses.map((clause) =>
    pair.map((part) => part.filter((word) => holds(clause, word)).length),
  )
  const isMixed = ([one = 0, other = 0]: number[]) => one > 0 && other > 0
  const isJoined = (count: number[]) => !isMixed(count) && Math.max(...count) > 1
  return counts.filter(isMixed).length > 1 && !counts.some(isJoined)
}

const without = (words: WordWithRoots[], others: WordWithRoots[]) =>
  words.filter((word) => !holds(others, word))

/**
 * Words of the clauses that are about another point's subject instead of this point's. Empty unless
 * the question names the subjects of both, such as glas and slovo.
 */
export function wordsAboutOtherPoints(
  { clauses }: ParsedAnswer,
  { question, index }: KeyPointWithWords,
  keysOf: KeysOf,
): Set<WordWithRoots> {
  const given = contentWordsWithRoots(question.prompt, keysOf)
  const points = question.keyPoints.map(({ point }) => contentWordsWithRoots(point, keysOf))
  const subjects = points.map((words) => words.find((word) => holds(given, word)))
  const own = points[index] ?? []
  const subject = subjects[index]
  if (!subject) return new Set()
  const others = subjects.flatMap((one) => (one && !holds(own, one) ? one : []))
  return new Set(
    clauses
      .filter((one) => !holds(one, subject) && others.some((other) => holds(one, other)))
      .flat(),
  )
}
