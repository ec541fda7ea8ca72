import { childOf, childrenOf, type XmlElement } from '@/lib/platform/archives/xml'
import type { Notes } from '@/lib/content/questions/gift/notes'
import { EVERY_NUMBER } from '@/lib/content/questions/kinds/number/model'
import type { QuestionBody } from '@/lib/content/questions/model'
import { fromCalculated, ownFormula } from './calculated-text'
import { rawText } from './text'
import { unitOf } from './units'

/** A text with places for numbers, as an export has written it. */
export const computedText = (element: XmlElement | undefined): string =>
  fromCalculated(rawText(element)).trim()

/** A calculated question of Moodle that came from here: its tag says how its numbers are drawn. */
export function readCalculated(question: XmlElement, notes: Notes): QuestionBody {
  const answers = childrenOf(question, 'answer').map((answer) => {
    const formula = rawText(answer)
    const distance = Number(childOf(answer, 'tolerance')?.text ?? 0)
    if (!Number.isFinite(distance)) notes.fail(`Odstupanje odgovora „${formula}” nije broj.`)
    const key =
      formula === '*'
        ? EVERY_NUMBER
        : { formula: ownFormula(formula), low: 0 - distance, high: distance }
    return {
      ...key,
      weight: Number(answer.attributes.fraction) || 0,
      feedback: computedText(childOf(answer, 'feedback')) || null,
    }
  })
  return { kind: 'number', answers, unit: unitOf(question, notes) }
}
