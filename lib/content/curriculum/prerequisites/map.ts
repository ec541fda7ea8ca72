import 'server-only'
import { graphlib, layout } from '@dagrejs/dagre'
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { CONTENT_MESSAGES } from '../contract'
import { joinLessonParents } from '../lessons/list-query'
import { allLessons, literature, units } from '../tables'
import { db } from '@/lib/platform/db/client'
import type { PrerequisiteDrawing, readPrerequisiteMapContract } from './contract'
import { LESSON_BOX, MAP_GAPS } from './limits'

/** The prerequisites of a textbook's lessons, drawn with each lesson below those that it needs. */
export async function readPrerequisiteMap({
  params: { id },
}: HandlerInput<typeof readPrerequisiteMapContract>) {
  if (!(await db().$count(literature, eq(literature.id, id))))
    throw new HttpError(404, CONTENT_MESSAGES.literatureNotFound)
  const own = await listMapLessons(eq(literature.id, id))
  const ownIds = new Set(own.map(({ _id }) => _id))
  const needed = own.flatMap(({ needs }) => needs.filter((one) => !ownIds.has(one)))
  const elsewhere = needed.length ? await listMapLessons(inArray(allLessons.id, needed)) : []
  const all = [...own, ...elsewhere.map((lesson) => ({ ...lesson, needs: [] }))]
  const known = new Set(all.map(({ _id }) => _id))
  const linked = all.map(({ needs, ...lesson }) => ({
    ...lesson,
    needs: needs.filter((one) => known.has(one)),
  }))
  const ends = new Set(linked.flatMap(({ _id, needs }) => (needs.length ? [_id, ...needs] : [])))
  return {
    ...draw(
      linked
        .filter(({ _id }) => ends.has(_id))
        .map(({ bookId, bookName, ...lesson }) => ({
          ...lesson,
          book: bookId === id ? null : bookName,
        })),
    ),
    others: linked.filter(({ _id }) => !ends.has(_id)).map(({ title }) => title),
  }
}

type MapLesson = {
  _id: string
  title: string
  book: string | null
  isPublished: boolean
  /** Ids of prerequisites. */
  needs: string[]
}

const listMapLessons = (where: SQL | undefined) =>
  joinLessonParents(
    db()
      .select({
        _id: allLessons.id,
        title: allLessons.title,
        needs: allLessons.prerequisites,
        isPublished: allLessons.isPublished,
        bookId: sql<string>`${literature.id}`,
        bookName: literature.name,
      })
      .from(allLessons)
      .$dynamic(),
  )
    .where(and(where, isNull(allLessons.binnedAt)))
    .orderBy(asc(units.position), asc(units.id), asc(allLessons.position), asc(allLessons.id))

function draw(lessons: MapLesson[]): PrerequisiteDrawing {
  const graph = new graphlib.Graph()
  graph.setGraph({ rankdir: 'TB', ...MAP_GAPS })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { _id } of lessons) graph.setNode(_id, { ...LESSON_BOX })
  for (const { _id, needs } of lessons) for (const one of needs) graph.setEdge(one, _id)
  if (lessons.length) layout(graph)
  const titles = new Map(lessons.map(({ _id, title }) => [_id, title]))
  const { width = 0, height = 0 } = graph.graph()
  return {
    width,
    height,
    lessons: lessons.map(({ needs, ...lesson }) => {
      const { x, y } = graph.node(lesson._id) as { x: number; y: number }
      return { ...lesson, x, y, prerequisites: needs.flatMap((one) => titles.get(one) ?? []) }
    }),
    lines: graph
      .edges()
      .map((edge) => (graph.edge(edge) as { points: { x: number; y: number }[] }).points),
  }
}
