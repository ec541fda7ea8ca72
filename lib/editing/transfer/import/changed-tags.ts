import type { CacheTag } from '@/lib/platform/cache/tags'
import type { ContentTree } from './model'
import { requireId, type RowDifferences } from './upsert'

/** Changes that an import wrote: differences by slug, `touched` and `resized` by lesson id. */
export type WrittenLessonChanges = {
  ids: Map<string, string>
  differences: RowDifferences
  /** Lessons with any created, changed or removed row. */
  touched: ReadonlySet<string>
  /** Lessons whose number of questions or cards changed. */
  resized: ReadonlySet<string>
}

/** The changes of a table above the lessons, by slug. */
type Written = { differences: RowDifferences }
type WrittenTree = Record<'grades' | 'subjects' | 'literature' | 'units', Written>

/** Cache tags to renew after changes of names or places above the lessons. */
export function cacheTagsOfTree(tree: ContentTree, written: WrittenTree): CacheTag[] {
  const { grades, subjects, literature, units } = written
  const all = Object.values(written).flatMap(({ differences }) => [...differences.values()])
  if (!all.length) return []
  const isNew =
    ({ differences }: Written) =>
    ({ slug }: { slug: string }) =>
      differences.get(slug) === 'new'
  const gradeOf = (subject: string) => tree.subjects.find(({ slug }) => slug === subject)?.grade
  // New records appear in lists. Renamed ones appear on every page below them.
  const isRenamed = grades.differences.size > 0 || all.some((difference) => difference !== 'new')
  return [
    'addresses',
    'lists',
    ...(isRenamed ? (['navigation'] as const) : []),
    ...tree.subjects.filter(isNew(subjects)).map(({ grade }) => `grade:${grade}` as const),
    ...tree.literature
      .filter(isNew(literature))
      .flatMap(({ slug, subject }) => [`book:${slug}`, `grade:${gradeOf(subject)}`] as const),
    ...tree.units.filter(isNew(units)).map(({ literature: book }) => `book:${book}` as const),
  ]
}

/** Columns of a lesson, and of its questions, that decide whether they are visible. */
export const VISIBILITY_COLUMNS = ['isPublished', 'binnedAt']

/** Columns of a lesson that the map of its textbook shows and the textbook's page does not. */
const IN_BOOK_MAP = ['prerequisites', 'priorKnowledge', 'outcomes', 'outcomesVerified']

/** Cache tags to renew after changes of lessons or their parts. */
export function cacheTagsOfLessons(tree: ContentTree, written: WrittenLessonChanges): CacheTag[] {
  const { ids, differences, touched, resized } = written
  return tree.lessons.flatMap(({ slug, unit }): CacheTag[] => {
    const id = requireId(ids, slug)
    const difference = differences.get(slug) ?? []
    if (!touched.has(id) && !difference.length) return []
    const book = tree.units.find((one) => one.slug === unit)?.literature
    const subject = tree.literature.find((one) => one.slug === book)?.subject
    const grade = tree.subjects.find((one) => one.slug === subject)?.grade
    const isPlaced = [`book:${book}`, `order:${book}`] as const
    const appears = [...isPlaced, 'addresses', 'lists', `grade:${grade}`] as const
    if (difference === 'new') return [...appears]
    // Pages of the former unit show the lesson, too.
    if (difference.includes('unitId')) return ['content']
    // Pages that named the lesson, or knew that it was hidden, have its own tags.
    if (VISIBILITY_COLUMNS.some((one) => difference.includes(one)))
      return [...appears, `lesson:${id}`, `title:${id}`]
    const isNamed = difference.includes('title') || difference.includes('summary')
    const isResized = resized.has(id)
    const isInBook = isNamed || isResized || IN_BOOK_MAP.some((one) => difference.includes(one))
    return [
      'lists',
      `lesson:${id}`,
      ...(difference.includes('position') ? isPlaced : []),
      ...(isNamed || isResized ? ([`title:${id}`] as const) : []),
      ...(isInBook ? ([`book:${book}`] as const) : []),
    ]
  })
}
