import type { Rule } from '../model'
import { fileLabelOf } from '../passages'

const MISSING =
  'Lekcija nema preduvjeta, a nije prva u udžbeniku: upiši ih u „preduvjeti” ili „predznanje”.'

/**
 * Prerequisites that are missing, or that come later in the same book. Without any, a lesson needs
 * the one before it in its unit (decision 095), which the first lesson of a unit lacks: it names
 * prerequisites or what it needs from lower grades.
 */
export const prerequisites: Rule = ({ lesson, book, folder }, { books }) => {
  const order = books.get(book) ?? []
  const place = order.findIndex(({ slug }) => slug === lesson.slug)
  if (place < 0) return []
  const remark = (message: string) => ({ file: fileLabelOf(folder, 'script'), line: 1, message })
  const isFirstOfUnit = order[place - 1]?.unit !== order[place]?.unit
  const isSaid = lesson.prerequisites.length + lesson.priorKnowledge.length > 0
  if (!isSaid && place > 0 && isFirstOfUnit) return [remark(MISSING)]
  const later = new Set(order.slice(place + 1).map(({ slug }) => slug))
  return lesson.prerequisites
    .filter((slug) => later.has(slug))
    .map((slug) => remark(`Preduvjet ${slug} dolazi u udžbeniku tek poslije ove lekcije.`))
}
