import type { GIFTQuestion, TextChoice } from 'gift-pegjs'
import type { ImportNotes } from '../gift/notes'
import { MAX_OPTIONS, type Choice } from './define-kind'

/** A weight without its first percent sign: `~75%a good answer`. */
const LOST_WEIGHT = /^\s*\d{1,3}%(?=\p{L})/u

/**
 * Reads options: with `=` it is a single choice; with only `~` and weights, several answers are
 * right.
 */
export function choicesOf(item: GIFTQuestion, kind: 'single' | 'several', notes: ImportNotes) {
  if (item.type !== 'MC') return null
  const isSingle = item.choices.some(({ isCorrect }) => isCorrect)
  const isWeighted = item.choices.some(({ weight }) => weight !== null)
  if ((isSingle || !isWeighted) !== (kind === 'single')) return null
  for (const { text } of item.choices) {
    const [weight] = LOST_WEIGHT.exec(text.text) ?? []
    if (weight) notes.lack(`Odgovor počinje s „${weight}”: postotak se piše između dva znaka %.`)
  }
  return item.choices.map((choice) => ({
    text: notes.text(choice.text),
    ...readWeightAndFeedback(choice, notes),
  }))
}

/** Weight and feedback of an answer in the file. */
export const readWeightAndFeedback = (
  { weight, isCorrect, feedback }: Omit<TextChoice, 'text'>,
  notes: ImportNotes,
) => ({ weight: weight ?? (isCorrect ? 100 : 0), feedback: notes.feedback(feedback) })

export function checkChoices(choices: Choice[], notes: ImportNotes): void {
  if (choices.length < 2) notes.fail('Pitanje mora imati barem dva ponuđena odgovora.')
  if (choices.length > MAX_OPTIONS) notes.fail(`Ponuđenih odgovora ima više od ${MAX_OPTIONS}.`)
  notes.refuseEqual(
    choices.map(({ text }) => text),
    'Dva su ponuđena odgovora jednaka',
  )
  for (const { text, feedback } of choices) {
    if (!text) notes.fail('Jedan od ponuđenih odgovora nema tekst.')
    if (!feedback) notes.lack(`Odgovor „${text}” nema objašnjenja (#).`)
  }
}
