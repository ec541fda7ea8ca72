import type { KeysOf } from '@/lib/platform/hr/lexicon/lexicon'
import { clausesOf, deniedIn } from './denial'
import { isKin, kinOf, type Kin } from './kin'
import { oppositeOf } from './opposites'
import { saysLittle } from './same-word'
import { sayingOf, type OpenQuestion, type PointWord } from './point-words'

/** An answer, prepared for comparison. */
export type Answer = { words: Kin[]; denied: Set<Kin>; clauses: Kin[][] }

export function readAnswer(text: string, keysOf: KeysOf): Answer {
  const words = kinOf(text, keysOf)
  return { words, denied: deniedIn(text, words), clauses: clausesOf(text, words) }
}

/** A key point of a question, with its identifying words. */
export type Asked = { question: OpenQuestion; index: number; words: PointWord[] }

const holds = (words: Kin[], word: Kin) => words.some((one) => isKin(one, word))

/** True when an answer reverses the meaning of a point. */
export const isTurned = (answer: Answer, asked: Asked, keysOf: KeysOf): boolean =>
  isContradicted(answer, asked, keysOf) || isCrossed(answer, asked, keysOf)

/**
 * True when an answer denies what the point states, states what it denies, or states the opposite.
 */
function isContradicted({ words, denied }: Answer, asked: Asked, keysOf: KeysOf): boolean {
  const { point = '' } = asked.question.keyPoints[asked.index] ?? {}
  const keyText = `${point}\n${asked.question.modelAnswer}`
  const key = kinOf(keyText, keysOf)
  const deniedByKey = deniedIn(keyText, key)
  const searched = asked.words.map(({ word }) => word)
  const meant = [...key, ...searched]
  return [...searched, ...sayingOf(point, keysOf)].some((word) => {
    const typed = words.filter((one) => isKin(one, word))
    const inKey = key.filter((one) => isKin(one, word))
    const isOpposite = oppositeOf(word, keysOf)
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
function isCrossed({ clauses }: Answer, { question, index }: Asked, keysOf: KeysOf): boolean {
  const parts = question.keyPoints.map(({ point }) =>
    clausesOf(point, kinOf(point, keysOf)).map((words) =>
      words.filter(({ folded }) => !saysLittle(folded)),
    ),
  )
  const model = readAnswer(question.modelAnswer, keysOf).clauses
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
function areSwapped(clauses: Kin[][], pair: readonly [Kin[], Kin[]]): boolean {
  const counts = clauses.map((clause) =>
    pair.map((part) => part.filter((word) => holds(clause, word)).length),
  )
  const isMixed = ([one = 0, other = 0]: number[]) => one > 0 && other > 0
  const isJoined = (count: number[]) => !isMixed(count) && Math.max(...count) > 1
  return counts.filter(isMixed).length > 1 && !counts.some(isJoined)
}

const without = (words: Kin[], others: Kin[]) => words.filter((word) => !holds(others, word))

/**
 * Words of clauses about another point's subject and not about this point's, when the question
 * names both: glas, slovo.
 */
export function ofOtherPoints(
  { clauses }: Answer,
  { question, index }: Asked,
  keysOf: KeysOf,
): Set<Kin> {
  const given = sayingOf(question.prompt, keysOf)
  const points = question.keyPoints.map(({ point }) => sayingOf(point, keysOf))
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
