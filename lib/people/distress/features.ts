import { DISTRESS_RULES } from './distress-rules'
import { meaningsOf } from './meanings'

type Rule = { family: string; name: string; needed: string[][]; unless: string[] }

const RULES = Object.entries(DISTRESS_RULES).flatMap(([family, rules]) =>
  rules.map((rule, index): Rule => {
    const [needed = '', unless = ''] = rule.split(' - ')
    return {
      ...{ family, name: `${family} ${index}` },
      needed: needed.split(' + ').map((meanings) => meanings.split('|')),
      unless: unless.split('|'),
    }
  }),
)

/** Approximates the stem of a word: its first letters, which most of its forms share. */
const stemOf = (word: string): string =>
  word.length < 4
    ? word
    : word
        .slice(0, 6)
        .replace(/[aeiou]+$/, '')
        .slice(0, 5)

/** Two meanings at most this many words apart also count as an ordered pair. */
const NEAR = 3

/**
 * The features of a sentence of folded words: matching rules, meanings, pairs of meanings, word
 * stems, pairs of adjacent stems, and letter sequences.
 */
export function featuresOf(sentence: string[]): Set<string> {
  const meanings = meaningsOf(sentence)
  const stems = ['^', ...sentence.map(stemOf), '$']
  return new Set([
    ...familiesIn(new Set(meanings.flat())),
    ...meanings.flat().map((meaning) => `#${meaning}`),
    ...pairsOf([...new Set(meanings.flat())].toSorted()),
    ...meanings.flatMap((own, at) =>
      own.flatMap((one) =>
        meanings
          .slice(at + 1, at + 1 + NEAR)
          .flat()
          .map((next) => `${one}>${next}`),
      ),
    ),
    ...stems,
    ...stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`),
    ...sentence.flatMap(lettersOf),
  ])
}

function familiesIn(said: Set<string>): string[] {
  const fitting = RULES.filter(({ needed }) =>
    needed.every((meanings) => meanings.some((one) => said.has(one))),
  )
  const plain = fitting.filter(({ unless }) => !unless.some((one) => said.has(one)))
  return [
    ...fitting.map(({ name }) => `?${name}`),
    ...plain.flatMap(({ name, family }) => [`!${name}`, `!${family}`, '!']),
  ]
}

const pairsOf = (meanings: string[]): string[] =>
  meanings.flatMap((one, index) => meanings.slice(index + 1).map((other) => `${one}&${other}`))

/**
 * All sequences of three and four letters of a word. With a typo or an unknown ending most of them
 * stay the same.
 */
function lettersOf(word: string): string[] {
  const letters = `_${word}_`
  return [3, 4].flatMap((size) =>
    Array.from(
      { length: Math.max(0, letters.length - size + 1) },
      (_, at) => `~${letters.slice(at, at + size)}`,
    ),
  )
}
