import { ANSWER_LIMITS } from '../../answer-limits'
import { marked, reason, weightOf } from '../../gift/signs'
import type { GiftRules } from '../rules'

export const short: GiftRules<'short'> = {
  read(item, notes) {
    if (item.type !== 'Short') return null
    const answers = item.choices.map(({ text, weight, feedback }) => ({
      text: notes.plain(text).normalize('NFC'),
      weight: weight ?? 100,
      feedback: notes.feedback(feedback),
    }))
    return { kind: 'short', answers }
  },
  check({ answers }, notes, explanation) {
    if (!answers.some(({ weight }) => weight === 100)) notes.fail('Nijedan odgovor nije točan.')
    notes.refuseEqual(
      answers.map(({ text }) => text),
      'Dva su odgovora jednaka',
    )
    for (const { text, weight, feedback } of answers) {
      if (!text) notes.fail('Jedan od odgovora nema tekst.')
      if (text.length > ANSWER_LIMITS.shortText) {
        notes.fail(`Odgovor je dulji od ${ANSWER_LIMITS.shortText} znakova.`)
      }
      if (/\$[^$]+\$|\\[a-z]/i.test(text)) {
        notes.fail(`Odgovor „${text}” ima formulu, a učenik je ne može upisati.`)
      }
      if (text === '*' && weight > 0) notes.fail('Odgovor „*” prihvatio bi svaki tekst.')
      if (weight < 100 && !feedback) notes.lack(`Odgovor „${text}” nema objašnjenja (#).`)
    }
    notes.needExplanation(explanation)
  },
  write: ({ answers }) =>
    answers.map(
      ({ text, weight, feedback }) =>
        `=${weightOf(weight, text)}${marked(text)}${reason(feedback)}`,
    ),
}
