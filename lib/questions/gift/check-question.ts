import { CONTENT_LIMITS } from '@/lib/content/limits'
import { checkCalculation } from '../calculation'
import { giftRules } from '../kinds/gift'
import type { ImportedQuestion } from '../model'
import type { Notes } from './notes'

const MAX_KEY = 120

/** Adds what is wrong with a question, whatever format it came in, and what it lacks. */
export function checkQuestion(question: ImportedQuestion, notes: Notes): void {
  const { key, text, body, explanation } = question
  if (!key)
    notes.fail('Pitanje nema ključ. Napiši ga ispred teksta između dvotočki: ::kratki-kljuc::')
  if (key.length > MAX_KEY) notes.fail(`Ključ je dulji od ${MAX_KEY} znakova.`)
  if (!text) notes.fail('Pitanje nema tekst.')
  if (text.length > CONTENT_LIMITS.questionText) {
    notes.fail(`Tekst je dulji od ${CONTENT_LIMITS.questionText} znakova.`)
  }
  giftRules(body.kind).check(body, notes, explanation)
  const disagreement = checkCalculation(question)
  if (disagreement) notes.fail(disagreement)
}
