import { childNamed, type XmlElement } from '@/lib/platform/archives/xml'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { lostPartMessage } from '../foreign-text-to-markdown'
import { rawText } from './text'
import { reportUnitPenalty } from './units'

const BONUS_POINTS = 5

/** Moodle's default feedback sentences. */
const USUAL = /^(?:<p>)?(?:your answer is|vaš odgovor je|odgovor je)/i

/** Reports the parts of a question that have no place here. */
export function reportUnsupportedParts(
  element: XmlElement,
  isBonus: boolean,
  notes: ImportNotes,
): void {
  const picture = childNamed(element, 'image')?.text.trim()
  if (picture) notes.lack(lostPartMessage(picture))
  const all = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']
    .map((name) => rawText(childNamed(element, name)))
    .filter((text) => text && !USUAL.test(text))
  if (all.length) notes.warn('Zajedničke poruke za točne i netočne odgovore nisu uvezene.')
  const worth = Number(childNamed(element, 'defaultgrade')?.text || (isBonus ? BONUS_POINTS : 1))
  if (worth !== (isBonus ? BONUS_POINTS : 1)) {
    notes.warn(`Bodovi (${worth}) nisu uvezeni: pitanje ovdje vrijedi jedan bod, a bonus pet.`)
  }
  reportUnitPenalty(element, notes)
}

/** Moodle's default description of a course's first category. */
const USUAL_CATEGORY = /^(?:the default category|zadana kategorija)/i
const SHOWN = 100

/** Reports a category's description; lessons have none. */
export function reportCategoryDescription(
  lesson: string | null,
  description: string,
  notes: ImportNotes,
): void {
  if (!description || USUAL_CATEGORY.test(description)) return
  const words = description.replace(/\s+/g, ' ').slice(0, SHOWN)
  notes.warn(`Opis kategorije „${lesson ?? ''}” nije uvezen: „${words}”`)
}
