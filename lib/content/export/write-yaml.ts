import { Document, isSeq, visit } from 'yaml'

/** YAML as the content format has it: a list of words on one line, nothing folded. */
export function writeYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false })
  visit(document, {
    Seq: (_, list) => {
      if (list.items.every((item) => !isSeq(item) && 'value' in (item as object))) list.flow = true
    },
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}
