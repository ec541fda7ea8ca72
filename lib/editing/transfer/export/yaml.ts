import { Document, isScalar, visit } from 'yaml'
import type { LessonNode } from '../import/model'

/** A longer list has a line for each of its words. */
const LINE = 100

/** YAML as the content format has it: a short list of words on one line, nothing folded. */
export function writeYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false })
  visit(document, {
    Seq: (_, list) => {
      const words = list.items.map((item) => (isScalar(item) ? String(item.value) : null))
      list.flow = words.every((word) => word !== null) && words.join(', ').length <= LINE
    },
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

/** Open questions as `provjera.yaml` has them. */
export const checkYaml = (checks: LessonNode['checks']) =>
  checks.map(({ prompt, modelAnswer, keyPoints }) => ({
    pitanje: prompt,
    uzoran_odgovor: modelAnswer,
    kljucne_tocke: keyPoints.map(({ point, words }) =>
      words ? { tocka: point, rijeci: words } : point,
    ),
  }))
