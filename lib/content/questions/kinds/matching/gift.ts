import { decodePlaceholders, escapeGift, escapeGiftInBraces } from '../../gift/signs'
import { MAX_OPTIONS } from '../define-kind'
import type { GiftRules } from '../rules'

export const matching: GiftRules<'matching'> = {
  read(item, notes) {
    if (item.type !== 'Matching') return null
    const pairs = item.matchPairs.map(({ subquestion, subanswer }) => ({
      left: notes.text(subquestion),
      right: decodePlaceholders(subanswer).trim(),
    }))
    return {
      kind: 'matching',
      pairs: pairs.filter(({ left }) => left),
      distractors: pairs.filter(({ left }) => !left).map(({ right }) => right),
    }
  },
  check({ pairs, distractors }, notes, explanation) {
    if (pairs.length < 2) notes.fail('Spajanje mora imati barem dva para.')
    if (pairs.length + distractors.length > MAX_OPTIONS) notes.fail('Parova je previše.')
    const right = [...pairs.map((pair) => pair.right), ...distractors]
    if (right.some((text) => !text)) notes.fail('Jedan od parova nema desnu stranu.')
    notes.refuseEqual(
      pairs.map(({ left }) => left),
      'Dvije su lijeve strane jednake',
    )
    // Several left sides may share a right side: a cat and a dog are both mammals.
    const different = [...new Set(pairs.map((pair) => pair.right))]
    if (pairs.length > 1 && different.length === 1)
      notes.fail(`Sve su desne strane jednake: „${different[0]}”.`)
    notes.refuseEqual([...different, ...distractors], 'Mamac je jednak drugoj desnoj strani')
    notes.needExplanation(explanation)
  },
  write: ({ pairs, distractors }) => [
    ...pairs.map(({ left, right }) => `=${escapeGiftInBraces(left)} -> ${escapeGift(right)}`),
    ...distractors.map((right) => `= -> ${escapeGift(right)}`),
  ],
}
