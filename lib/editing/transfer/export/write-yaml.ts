import { Document, isScalar, visit } from 'yaml'

/** Longest list on one line; a longer list takes one line per item. */
const LINE = 100

/** YAML in the style of the content format: short lists of words on one line, no folding. */
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
