import { childNamed, childrenNamed, type XmlElement } from '@/lib/platform/archives/xml'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { EVERY_NUMBER } from '@/lib/content/questions/kinds/number/model'
import type { QuestionBody } from '@/lib/content/questions/model'
import { fromCalculatedText, fromMoodleFormula } from './calculated-text'
import { rawText } from './text'
import { measurementUnitOf } from './units'

/** The Markdown of an exported text, with its number placeholders restored. */
export const readCalculatedText = (element: XmlElement | undefined): string =>
  fromCalculatedText(rawText(element)).trim()

/** Reads a calculated question exported by this project; a tag tells how to draw its numbers. */
export function readCalculated(question: XmlElement, notes: ImportNotes): QuestionBody {
  const answers = childrenNamed(question, 'answer').map((answer) => {
    const formula = rawText(answer)
    const distance = Number(childNamed(answer, 'tolerance')?.text ?? 0)
    if (!Number.isFinite(distance)) notes.fail(`Odstupanje odgovora „${formula}” nije broj.`)
    const key =
      formula === '*'
        ? EVERY_NUMBER
        : { formula: fromMoodleFormula(formula), low: 0 - distance, high: distance }
    return {
      ...key,
      weight: Number(answer.attributes.fraction) || 0,
      feedback: readCalculatedText(childNamed(answer, 'feedback')) || null,
    }
  })
  return { kind: 'number', answers, unit: measurementUnitOf(question, notes) }
}
