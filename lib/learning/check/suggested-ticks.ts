import type { KeysOf } from '@/lib/platform/hr/lexicon/lexicon'
import { isRelatedWord, type WordWithRoots } from './related-words'
import { pointWords, type CheckQuestionWithKey, type PointWord } from './point-words'
import { isMeaningReversed, wordsAboutOtherPoints, parseAnswer } from './reversed-meaning'

/** A range of an answer's text. */
export type AnswerRange = [from: number, to: number]

/** Indexes of the key points found in an answer, and the ranges of their words. */
export type SuggestedTicks = { found: number[]; marks: AnswerRange[] }

/**
 * A point counts as found when its found words reach this share of the weight of its two heaviest
 * words, and also this weight, or all its words if they weigh less.
 */
const ENOUGH = { part: 0.4, weight: 0.4 } as const

/** An answer that fits another question of the lesson better by more than this is off topic. */
const OTHER_QUESTION = 0.2

/** Tolerance for the rounding of floating-point sums. */
const ROUNDING = 1e-9

/**
 * Suggests ticks for an answer from its words. They only save clicks; the pupil decides. A point is
 * found by words that fit it better than the lesson's other questions, unless the answer denies it,
 * says the opposite, or says it of something else.
 * @param lesson all open questions of the lesson
 */
export function suggestTicks(
  text: string,
  question: CheckQuestionWithKey,
  lesson: CheckQuestionWithKey[],
  keysOf: KeysOf,
): SuggestedTicks {
  const answer = parseAnswer(text, keysOf)
  const { words } = answer
  const points = pointWords(question, lesson, keysOf)
  const fits = fitOf(words, points)
  const isOfAnother = lesson.some(
    (one) =>
      one !== question && fitOf(words, pointWords(one, lesson, keysOf)) > fits + OTHER_QUESTION,
  )
  if (isOfAnother) return { found: [], marks: [] }
  const marked = new Set<WordWithRoots>()
  const found = question.keyPoints.flatMap((_, index) => {
    const asked = { question, index, words: points[index] ?? [] }
    if (isMeaningReversed(answer, asked, keysOf)) return []
    const elsewhere = wordsAboutOtherPoints(answer, asked, keysOf)
    const hits = asked.words.map(({ word, weight }) => ({
      weight,
      typed: words.filter((typed) => !elsewhere.has(typed) && isRelatedWord(typed, word)),
    }))
    const sum = total(hits.filter(({ typed }) => typed.length > 0))
    if (sum === 0 || sum + ROUNDING < requiredWeight(asked.words)) return []
    for (const { typed } of hits) for (const word of typed) marked.add(word)
    return [index]
  })
  const marks = words
    .filter((word) => marked.has(word))
    .map(({ from, to }): AnswerRange => [from, to])
  return { found, marks }
}

const total = (words: { weight: number }[]) => words.reduce((sum, { weight }) => sum + weight, 0)

const bestTwo = (words: PointWord[]) =>
  total(words.toSorted((a, b) => b.weight - a.weight).slice(0, 2))

const requiredWeight = (words: PointWord[]) =>
  Math.max(ENOUGH.part * bestTwo(words), Math.min(ENOUGH.weight, total(words)))

/** How well the words fit the points of a question, from 0 to 1. */
function fitOf(typed: WordWithRoots[], points: PointWord[][]): number {
  const parts = points.map((words) => {
    const hit = words.filter(({ word }) => typed.some((one) => isRelatedWord(one, word)))
    return Math.min(1, total(hit) / (bestTwo(words) || 1))
  })
  return parts.reduce((sum, part) => sum + part, 0) / (parts.length || 1)
}
