import { childOf, childrenOf, type XmlElement } from '@/lib/platform/archives/xml'
import type { Notes } from '@/lib/content/questions/gift/notes'
import { lostSentence } from '../convert'
import { rawText } from './text'
import { noteGrading } from './units'

const BONUS_POINTS = 5

/** Moodle's default feedback sentences. */
const USUAL = /^(?:<p>)?(?:your answer is|vaš odgovor je|odgovor je)/i

/** Reports the parts of a question that have no place here. */
export function noteTheRest(element: XmlElement, isBonus: boolean, notes: Notes): void {
  const picture = childOf(element, 'image')?.text.trim()
  if (picture) notes.lack(lostSentence(picture))
  const all = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']
    .map((name) => rawText(childOf(element, name)))
    .filter((text) => text && !USUAL.test(text))
  if (all.length) notes.warn('Zajedničke poruke za točne i netočne odgovore nisu uvezene.')
  const worth = Number(childOf(element, 'defaultgrade')?.text || (isBonus ? BONUS_POINTS : 1))
  if (worth !== (isBonus ? BONUS_POINTS : 1)) {
    notes.warn(`Bodovi (${worth}) nisu uvezeni: pitanje ovdje vrijedi jedan bod, a bonus pet.`)
  }
  noteGrading(element, notes)
  if (childrenOf(element, 'hint').some(rawText)) notes.warn('Savjeti (hint) nisu uvezeni.')
}

/** Moodle's default description of a course's first category. */
const USUAL_CATEGORY = /^(?:the default category|zadana kategorija)/i
const SHOWN = 100

/** Reports a category's description; lessons have none. */
export function noteCategory(lesson: string | null, description: string, notes: Notes): void {
  if (!description || USUAL_CATEGORY.test(description)) return
  const words = description.replace(/\s+/g, ' ').slice(0, SHOWN)
  notes.warn(`Opis kategorije „${lesson ?? ''}” nije uvezen: „${words}”`)
}
