import { ANSWER_LIMITS } from '../../answer-limits'
import { escapeGiftInBraces, toGiftFeedback, toGiftWeight } from '../../gift/signs'
import type { GiftRules } from '../rules'
import { isCatchAll, type ShortAnswer } from './model'
import { unifyLetters } from './letters'

export const short: GiftRules<'short'> = {
  tags: [
    {
      ...{ name: 'velika-slova', kind: 'kratki odgovor', hasValue: false },
      value: ({ isCaseSensitive }) => (isCaseSensitive ? '' : null),
    },
  ],
  read(item, notes, tags) {
    if (item.type !== 'Short') return null
    const answers = item.choices.map(({ text, weight, feedback }) => ({
      text: unifyLetters(notes.key(text, weight)),
      weight: weight ?? 100,
      feedback: notes.feedback(feedback),
    }))
    return { kind: 'short', answers, ...(tags.has('velika-slova') && { isCaseSensitive: true }) }
  },
  check({ answers }, notes, explanation) {
    if (!answers.some(({ weight }) => weight === 100)) notes.fail('Nijedan odgovor nije točan.')
    notes.refuseEqual(
      keysOf(answers).map(({ text }) => text),
      'Dva su odgovora jednaka',
    )
    for (const { text, weight, feedback } of answers) {
      if (!text) notes.fail('Jedan od odgovora nema tekst.')
      if (text.length > ANSWER_LIMITS.shortText) {
        notes.fail(`Odgovor je dulji od ${ANSWER_LIMITS.shortText} znakova.`)
      }
      if (FORMULA.test(text)) {
        notes.fail(`Odgovor „${text}” ima formulu, a učenik je ne može upisati.`)
      }
      if (weight < 100 && !feedback) notes.lack(`Odgovor „${text}” nema objašnjenja (#).`)
    }
    notes.needExplanation(explanation)
  },
  write: ({ answers }) =>
    answers.map(
      ({ text, weight, feedback }) =>
        `=${text === '*' ? `%${weight}%` : toGiftWeight(weight, text)}${escapeGiftInBraces(text)}${toGiftFeedback(feedback)}`,
    ),
}

/**
 * TeX that nobody types: between signs for formulas, a command with its argument, or one of the
 * commands that have none. A path such as `C:\slike` is no formula.
 */
const FORMULA =
  /\$[^$]+\$|\\[([]|\\[a-z]+\s*[{^]|\\(?:cdot|times|div|pm|sqrt|pi|leq?|geq?|neq?|approx|circ|infty|alpha|beta|gamma|[lc]?dots)(?![a-z])/i

/**
 * The answers to compare. The first catch-all answer is left out; a further one would never apply.
 */
const keysOf = (answers: ShortAnswer[]): ShortAnswer[] => {
  const first = answers.find(isCatchAll)
  const rest = answers.filter((one) => one !== first)
  return rest.some(isCatchAll) ? answers : rest
}
