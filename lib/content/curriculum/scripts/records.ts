import 'server-only'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { writeRecord } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { libraryMediaIn } from '@/lib/content/media/render-texts'
import { CONTENT_MESSAGES } from '../contract'
import {
  isInGradeAndBookSql,
  LESSON_ORDER_COLUMNS,
  LESSON_LIST_QUERY,
  joinLessonParents,
} from '../lessons/list-query'
import { rewriteSearchTexts } from '../search-text'
import { allLessons, grades, lessonFigures, literature, subjects } from '../tables'
import type { listContract, saveContract } from './contract'
import { checkScript } from './check-script'
import { acceptedFigures } from './figures'
import { faultsOf } from './preview'

const columns = {
  _id: allLessons.id,
  version: allLessons.version,
  title: allLessons.title,
  isPublished: allLessons.isPublished,
  gradeName: grades.name,
  gradeOrder: grades.order,
  bookName: literature.name,
}

const size = sql<number>`char_length(${allLessons.script})`
const figureCount = sql<number>`(select count(*)::int from lesson_figures where lesson_id = ${allLessons.id})`

const notBinned = isNull(allLessons.binnedAt)

/** All lessons, including drafts, with the size of their scripts. */
export function listScripts({ query }: HandlerInput<typeof listContract>) {
  const { isPublished } = query
  return readListPage(
    {
      ...LESSON_LIST_QUERY,
      columns: { ...columns, size, figureCount },
      search: [allLessons.searchTitle, allLessons.slug],
      sorts: { place: LESSON_ORDER_COLUMNS, title: [allLessons.title] },
      where: [
        notBinned,
        isInGradeAndBookSql(query),
        isPublished === undefined ? undefined : eq(allLessons.isPublished, isPublished),
      ],
    },
    query,
  )
}

const figuresOf = (lessonId: string, database: Database) =>
  database
    .select({ name: lessonFigures.name, svg: lessonFigures.svg })
    .from(lessonFigures)
    .where(eq(lessonFigures.lessonId, lessonId))
    .orderBy(asc(sql`${lessonFigures.name} collate "C"`))

export async function readScript(id: string, database: Database = db()) {
  const { script, summary } = allLessons
  const { area } = subjects
  const query = database
    .select({ ...columns, script, summary, area })
    .from(allLessons)
    .$dynamic()
  const [found] = await joinLessonParents(query).where(and(eq(allLessons.id, id), notBinned))
  if (!found) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
  return { ...found, figures: await figuresOf(id, database) }
}

/** Writes a script and its figures. A draft's script may be empty, but never faulty. */
export const saveScript = (adminId: string, { params, body }: HandlerInput<typeof saveContract>) =>
  db().transaction(async (tx) => {
    const { id } = params
    const { markdown } = body.script
    const stored = acceptedFigures(body.script.figures)
    const { isPublished } = await readScript(id, tx)
    const [fault] = faultsOf(markdown, stored, await libraryMediaIn(markdown))
    if (fault && (markdown || isPublished))
      throw invalidField('script', `Redak ${fault.line}: ${fault.message}`)
    const shown = checkScript(markdown).figures.map(({ name }) => name)
    const after = stored
      .filter(({ name }) => shown.includes(name))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
    return writeRecord(tx, allLessons, {
      id,
      version: body.version,
      values: { script: markdown },
      parts: async () => ({
        figures: {
          before: await figuresOf(id, tx),
          after,
          write: async () => {
            await tx.delete(lessonFigures).where(eq(lessonFigures.lessonId, id))
            const rows = after.map((figure) => ({ ...figure, lessonId: id }))
            if (rows.length) await tx.insert(lessonFigures).values(rows)
          },
        },
      }),
      ...common(tx, adminId),
    })
  })

type Lesson = typeof allLessons.$inferSelect

/** The record kind under which the script form keeps its drafts; the lesson form has its own. */
const SCRIPTS = 'scripts'

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  draftOf: SCRIPTS,
  read: (id: string) => readScript(id, tx),
  tags: async (before: Lesson | null, after: Lesson | null): Promise<CacheTag[]> => {
    if (!after) return []
    // The header search looks through the headings of a script.
    if (before?.script !== after.script) await rewriteSearchTexts(tx, eq(allLessons.id, after.id))
    return ['lists', `lesson:${after.id}`]
  },
})

export const scriptRecordKind = recordKind({
  name: SCRIPTS,
  table: allLessons,
  noun: 'Skripta',
  section: '/admin/skripte',
  common,
})
