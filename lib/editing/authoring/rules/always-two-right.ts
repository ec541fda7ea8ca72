import type { Rule } from '../model'
import { fileLabelOf } from '../passages'

/** With fewer questions, two right answers in each may be chance. */
const FEWEST = 2

/** Whoever knows that two answers are always right counts instead of thinking. */
export const alwaysTwoRight: Rule = ({ lesson, folder }) => {
  const rights = lesson.questions.flatMap(({ body }) =>
    body.kind === 'several' ? [body.choices.filter(({ weight }) => weight > 0).length] : [],
  )
  if (rights.length < FEWEST || rights.some((count) => count !== 2)) return []
  const message = `Sva pitanja s više odgovora (${rights.length}) imaju točno dva točna: neka ih negdje bude jedan, tri ili četiri.`
  return [{ file: fileLabelOf(folder, 'questions'), line: 1, message }]
}
