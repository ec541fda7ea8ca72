import { KEY_POINT_LIMITS } from '@/lib/content/curriculum/limits'
import type { KeyPoint } from '@/lib/content/curriculum/tables'
import type { KeysOf } from '@/lib/platform/hr/lexicon/lexicon'
import { hasSameRoot, isRelatedWord, wordsWithRoots, type WordWithRoots } from './related-words'
import { isStopWord } from './same-word'

/** An open question with its key. */
export type CheckQuestionWithKey = { prompt: string; modelAnswer: string; keyPoints: KeyPoint[] }

/** A word that identifies a key point, and its weight: lower if the word also fits other points. */
export type PointWord = { word: WordWithRoots; weight: number }

/**
 * `SHARE`: weight of a word chosen by an editor, and of a word from the point's own text beside
 * chosen ones; without chosen words, own words weigh as much. `OTHERS`: added to the divisor of a
 * word's weight for each other question or point that contains the word.
 */
const SHARE = { chosen: 1, own: 0.5 } as const
const OTHERS = { question: 0.5, point: 0.5 } as const

/** The content words of a Markdown text, without names of LaTeX commands. */
export const contentWordsWithRoots = (text: string, keysOf: KeysOf): WordWithRoots[] =>
  wordsWithRoots(text.replace(/\\\p{L}+/gu, ' '), keysOf).filter(
    ({ folded }) => !isStopWord(folded),
  )

/** Per point: the words chosen by an editor, and those of its text that the question lacks. */
function searchedWords({ prompt, keyPoints }: CheckQuestionWithKey, keysOf: KeysOf) {
  const given = contentWordsWithRoots(prompt, keysOf)
  return keyPoints.map(({ point, words = [] }) => {
    const chosen = words.flatMap((word) => wordsWithRoots(word, keysOf))
    const own = contentWordsWithRoots(point, keysOf)
    const told = own.filter((word) => !given.some((asked) => isRelatedWord(asked, word)))
    const more = (told.length || chosen.length ? told : own)
      .filter((word) => !chosen.some((one) => isRelatedWord(word, one)))
      .slice(0, KEY_POINT_LIMITS.words)
    const share = chosen.length ? SHARE.own : SHARE.chosen
    return [
      ...chosen.map((word) => ({ word, weight: SHARE.chosen })),
      ...more.map((word) => ({ word, weight: share })),
    ]
  })
}

/**
 * Per point of a question: its identifying words, weighted against the lesson's other questions.
 */
export function pointWords(
  question: CheckQuestionWithKey,
  lesson: CheckQuestionWithKey[],
  keysOf: KeysOf,
): PointWord[][] {
  const others = lesson
    .filter((one) => one !== question)
    .map(({ modelAnswer, keyPoints }) =>
      wordsWithRoots([modelAnswer, ...keyPoints.map(({ point }) => point)].join('\n'), keysOf),
    )
  const points = searchedWords(question, keysOf)
  return points.map((words) =>
    words.map(({ word, weight }) => {
      const has = (one: WordWithRoots) => hasSameRoot(one, word)
      const inQuestions = others.filter((text) => text.some(has)).length
      const inPoints = points.filter(
        (point) => point !== words && point.some((one) => has(one.word)),
      ).length
      const taken = OTHERS.question * inQuestions + OTHERS.point * inPoints
      return { word, weight: weight / (1 + taken) }
    }),
  )
}
