import { ANSWER_LIMITS } from '../../answer-limits'
import type { KeyRules } from '../rules'
import { NOTHING_TYPED, outcomeOf, firstWithWeight, TOO_LONG } from '../verdict'
import { answerInSentence } from './answer-in-sentence'
import { meaningfulDifference } from './meaningful-signs'
import { isCatchAll, type ShortAnswer } from './model'
import { nearestAnswer, CLOSENESS } from './text-closeness'
import { stripPunctuation, wordsOfStripped } from './text-forms'

/**
 * Judges a typed text by the closest listed answer (see text-closeness). Among equally close
 * answers the one with the greatest weight counts, but for a typing slip the one with the smallest.
 * A text that fits no answer may contain one within a sentence. A right answer with only forgotten
 * marks or a slip is `spelling`.
 */
export const short: KeyRules<'short'> = {
  judge({ answers, isCaseSensitive }, { text }) {
    if (!text.trim()) return NOTHING_TYPED
    if (text.length > ANSWER_LIMITS.shortText) return TOO_LONG
    const listed = answers.filter((answer) => !isCatchAll(answer))
    const found =
      nearestAnswer(listed, text, isCaseSensitive) ??
      answerInSentence(listed, text, isCaseSensitive)
    const answer = found?.answer ?? answers.find(isCatchAll)
    const { outcome, score } = outcomeOf(answer?.weight ?? 0)
    const isMisspelt = found !== null && CLOSENESS.indexOf(found.by) >= CLOSENESS.indexOf('marks')
    const hint =
      outcome === 'right' && isMisspelt ? spellingHint(found.typed, found.answer.text) : null
    const feedback = [
      answer?.feedback ?? (found ? null : signReason(listed, text, isCaseSensitive)),
    ]
    return { outcome: hint === null ? outcome : 'spelling', score, hint, feedback }
  },
  correct: ({ answers }) => {
    const listed = answers.filter((answer) => !isCatchAll(answer))
    return { kind: 'short', text: firstWithWeight(listed, 100)?.text ?? '' }
  },
  mistake: ({ answers }) => ({
    kind: 'short',
    text: firstWithWeight(answers, 0)?.text ?? 'ne sjećam se',
  }),
  draw: (body) => body,
}

const SIGN_REASONS = {
  capitals: 'Pazi na velika i mala slova: ovdje mijenjaju značenje.',
  apostrophe: 'Pazi na izostavnik: s njim je to druga riječ.',
}

/** The reason why a text with the same letters as a right answer is not right. */
function signReason(answers: ShortAnswer[], typed: string, isCaseSensitive = false) {
  const [sign] = answers
    .filter(({ weight }) => weight === 100)
    .flatMap(({ text }) => meaningfulDifference(typed, text, isCaseSensitive) ?? [])
  return sign ? SIGN_REASONS[sign] : null
}

/** The words that are spelled differently: „Pazi na pisanje: „kuća”, a ne „kuca”.” */
function spellingHint(typed: string, listed: string): string {
  const [typedWords, listedWords] = [
    wordsOfStripped(stripPunctuation(typed)),
    wordsOfStripped(stripPunctuation(listed)),
  ]
  if (typedWords.length !== listedWords.length) {
    return `Pazi na pisanje: „${stripPunctuation(listed)}”, a ne „${stripPunctuation(typed)}”.`
  }
  const pairs = listedWords.flatMap((word, index) => {
    const other = typedWords[index] ?? ''
    const isSame = other.toLowerCase() === word.toLowerCase()
    return isSame ? [] : [`„${word}”, a ne „${other}”`]
  })
  return `Pazi na pisanje: ${[...new Set(pairs)].join('; ') || `„${stripPunctuation(listed)}”`}.`
}
