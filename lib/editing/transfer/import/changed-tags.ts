import type { CacheTag } from '@/lib/platform/cache/tags'
import type { ContentTree } from './model'
import { idOf, type Differences } from './upsert'

/** What of a lesson's tables was written: by slug, and by id for the rows that belong to it. */
export type WrittenLessons = {
  ids: Map<string, string>
  differences: Differences
  /** Lessons of which anything was made, changed or removed. */
  touched: ReadonlySet<string>
  /** Lessons that have more or fewer questions or cards than before. */
  resized: ReadonlySet<string>
}

/** Of the tables above the lessons what differs from before, by slug. */
type Written = { differences: Differences }
type WrittenTree = Record<'grades' | 'subjects' | 'literature' | 'units', Written>

/** What to renew after names or places above the lessons have changed. */
export function tagsOfTree(tree: ContentTree, written: WrittenTree): CacheTag[] {
  const { grades, subjects, literature, units } = written
  const all = Object.values(written).flatMap(({ differences }) => [...differences.values()])
  if (!all.length) return []
  const isNew =
    ({ differences }: Written) =>
    ({ slug }: { slug: string }) =>
      differences.get(slug) === 'new'
  const gradeOf = (subject: string) => tree.subjects.find(({ slug }) => slug === subject)?.grade
  // Lists show what is new; names that were there are on every page below.
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

/** What to renew after lessons, or what belongs to them, have changed. */
export function tagsOfLessons(tree: ContentTree, written: WrittenLessons): CacheTag[] {
  const { ids, differences, touched, resized } = written
  return tree.lessons.flatMap(({ slug, unit }): CacheTag[] => {
    const id = idOf(ids, slug)
    const difference = differences.get(slug) ?? []
    if (!touched.has(id) && !difference.length) return []
    const book = tree.units.find((one) => one.slug === unit)?.literature
    const subject = tree.literature.find((one) => one.slug === book)?.subject
    const grade = tree.subjects.find((one) => one.slug === subject)?.grade
    const isPlaced = [`book:${book}`, `order:${book}`] as const
    if (difference === 'new') return [...isPlaced, 'addresses', 'lists', `grade:${grade}`]
    // It came from another place in the tree, which names it, too.
    if (difference.includes('unitId')) return ['content']
    const isNamed = difference.includes('title') || difference.includes('summary')
    return [
      'lists',
      `lesson:${id}`,
      ...(difference.includes('position') ? isPlaced : []),
      ...(isNamed || resized.has(id) ? ([`title:${id}`, `book:${book}`] as const) : []),
    ]
  })
}
