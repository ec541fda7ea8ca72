import 'server-only'
import { UnreadableUpload } from '@/lib/platform/archives/unzip'
import { findCircle } from '@/lib/content/curriculum/prerequisites/find-circle'
import { readPrerequisiteGraph } from '@/lib/content/curriculum/prerequisites/queries'
import { allLessons } from '@/lib/content/curriculum/tables'
import type { Database } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import type { LessonNode } from './model'

/** A lesson of the files names a prerequisite that can't be one. The message is for the importer. */
export class PrerequisiteError extends UnreadableUpload {
  constructor(
    message: string,
    /** Slug of the lesson. */
    readonly folder: string,
  ) {
    super(message)
  }
}

/**
 * Ids of each lesson's prerequisites, by the lesson's slug.
 * @param ids ids of the tree's lessons by slug, also of those that are not stored yet
 * @param onUnknown called for a prerequisite that no lesson has, which is left out; by default it
 *   throws
 * @throws PrerequisiteError for an unknown slug, and for lessons that need one another in a circle
 */
export async function prerequisiteIds(
  database: Database,
  lessons: LessonNode[],
  ids: ReadonlyMap<string, string>,
  onUnknown: (prerequisite: string, lesson: LessonNode) => void = refuseUnknown,
): Promise<Map<string, string[]>> {
  const others = lessons
    .flatMap(({ prerequisites }) => prerequisites)
    .filter((slug) => !ids.has(slug))
  const stored = others.length
    ? await database
        .select({ id: allLessons.id, slug: allLessons.slug })
        .from(allLessons)
        .where(oneOf(allLessons.slug, others))
    : []
  const idOf = new Map([...stored.map(({ id, slug }) => [slug, id] as const), ...ids])
  const wanted = new Map(
    lessons.map((lesson) => [
      lesson.slug,
      lesson.prerequisites.flatMap((one) => {
        const id = idOf.get(one)
        if (!id) onUnknown(one, lesson)
        return id ?? []
      }),
    ]),
  )
  await assertNoCircle(database, wanted, idOf)
  return wanted
}

function refuseUnknown(prerequisite: string, { slug }: LessonNode): never {
  throw new PrerequisiteError(`Preduvjet „${prerequisite}” nije nijedna lekcija.`, slug)
}

async function assertNoCircle(
  database: Database,
  wanted: ReadonlyMap<string, string[]>,
  idOf: ReadonlyMap<string, string>,
): Promise<void> {
  if (![...wanted.values()].some(({ length }) => length)) return
  const graph = await readPrerequisiteGraph(database)
  for (const [slug, own] of wanted) graph.set(idOf.get(slug) ?? slug, own)
  const starts = [...wanted.keys()].map((slug) => idOf.get(slug) ?? slug)
  const circle = findCircle(graph, starts)
  if (!circle) return
  const slugs = new Map([...idOf].map(([slug, id]) => [id, slug]))
  const names = circle.map((id) => slugs.get(id) ?? 'lekcija izvan ovih datoteka')
  const folder = names.find((name) => wanted.has(name)) ?? names[0] ?? ''
  throw new PrerequisiteError(
    `Preduvjeti se vrte u krug: ${[...names, names[0]].join(' → ')}.`,
    folder,
  )
}
