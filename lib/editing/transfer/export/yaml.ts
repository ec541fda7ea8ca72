import { Document, isScalar, visit } from 'yaml'
import type { LessonNode } from '../import/model'

/** Longest list on one line; a longer list takes one line per item. */
const LINE = 100

/** YAML in the style of the content format: short lists of words on one line, no folding. */
export function toYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false })
  visit(document, {
    Seq: (_, list) => {
      const words = list.items.map((item) => (isScalar(item) ? String(item.value) : null))
      list.flow = words.every((word) => word !== null) && words.join(', ').length <= LINE
    },
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

/** Open questions in the form of `provjera.yaml`. */
export const toOpenQuestionsFile = (checks: LessonNode['checks']) =>
  checks.map(({ prompt, modelAnswer, keyPoints }) => ({
    pitanje: prompt,
    uzoran_odgovor: modelAnswer,
    kljucne_tocke: keyPoints.map(({ point, words }) =>
      words ? { tocka: point, rijeci: words } : point,
    ),
  }))
