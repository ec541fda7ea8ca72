import type { Rule } from '../model'
import { fileLabelOf } from '../passages'

/** Cards and open questions that are still to be written; the importer names missing questions. */
export const emptyParts: Rule = ({ lesson, folder }) => [
  ...(lesson.cards.length
    ? []
    : [{ file: fileLabelOf(folder, 'cards'), line: 1, message: 'Lekcija još nema kartica.' }]),
  ...(lesson.checks.length
    ? []
    : [
        {
          file: fileLabelOf(folder, 'open'),
          line: 1,
          message: 'Lekcija još nema otvorenih pitanja.',
        },
      ]),
]
