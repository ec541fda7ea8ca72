import 'server-only'
import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { fold } from '@/lib/hr/fold'
import { questions } from '@/lib/questions/tables'
import { cards, checkQuestions, lessonFigures, lessons } from '../tables'
import type { Change, ContentTree, LessonNode } from './model'
import { withSlugs } from './question-slugs'
import { compare, idOf, noChange, upsertBySlug, type Changes, type Transaction } from './upsert'

/** Writes lessons and all they hold. What a lesson's files no longer name is removed from it. */
export async function writeLessons(
  tx: Transaction,
  tree: ContentTree,
  unitIds: Map<string, string>,
): Promise<Changes> {
  const rows = tree.lessons.map((lesson) => toRow(lesson, tree, idOf(unitIds, lesson.unit)))
  const { ids, change } = await upsertBySlug(tx, lessons, rows)
  const children = (toRows: (lesson: LessonNode) => object[]) =>
    tree.lessons.flatMap((lesson) =>
      toRows(lesson).map((row) => ({ lessonId: idOf(ids, lesson.slug), ...row })),
    )
  const owners = [...ids.values()]
  const numbered = <Row extends object>(list: Row[]) =>
    list.map((row, index) => ({ ...row, position: index + 1 }))
  return {
    lessons: change,
    figures: await replace(
      tx,
      lessonFigures,
      ['name'],
      owners,
      children((l) => l.figures),
    ),
    questions: await replace(
      tx,
      questions,
      ['key'],
      owners,
      await withSlugs(
        tx,
        children((l) => numbered(l.questions.map(toQuestionRow))),
      ),
    ),
    cards: await replace(
      tx,
      cards,
      ['front'],
      owners,
      children((l) => numbered(l.cards)),
    ),
    checks: await replace(
      tx,
      checkQuestions,
      ['prompt'],
      owners,
      children((l) => numbered(l.checks)),
    ),
  }
}

function toRow(lesson: LessonNode, tree: ContentTree, unitId: string) {
  const unit = tree.units.find(({ slug }) => slug === lesson.unit)
  const book = tree.literature.find(({ slug }) => slug === unit?.literature)
  const subject = tree.subjects.find(({ slug }) => slug === book?.subject)
  const names = [lesson.title, ...lesson.keywords, unit?.name, book?.name, subject?.name]
  return {
    unitId,
    slug: lesson.slug,
    title: lesson.title,
    summary: lesson.summary,
    keywords: lesson.keywords,
    script: lesson.script,
    position: lesson.position,
    searchTitle: fold(lesson.title),
    searchText: fold(names.filter(Boolean).join(' ')),
  }
}

const toQuestionRow = ({
  key,
  text,
  body,
  explanation,
  isBonus,
}: LessonNode['questions'][number]) => ({
  key,
  kind: body.kind,
  text,
  body,
  explanation,
  isBonus,
})

type LessonPart = PgTable & { lessonId: PgColumn }

/** Makes the rows of the given lessons equal to the wanted ones; rows are known by their key. */
async function replace(
  tx: Transaction,
  table: LessonPart,
  key: string[],
  lessonIds: string[],
  wanted: object[],
): Promise<Change> {
  if (!lessonIds.length) return noChange()
  const stored = await tx.select().from(table).where(inArray(table.lessonId, lessonIds))
  const names = ['lessonId', ...key]
  const keyOf = (row: object) =>
    names.map((name) => (row as Record<string, unknown>)[name]).join('\t')
  const { changed, gone, change } = compare(wanted, stored, keyOf)
  const all: Record<string, PgColumn> = getTableColumns(table)
  const columns = names.flatMap((name) => all[name] ?? [])
  for (const row of gone) await tx.delete(table).where(allEqual(columns, names, row))
  for (const row of changed) {
    await tx.insert(table).values(row).onConflictDoUpdate({ target: columns, set: row })
  }
  return { ...change, removed: gone.length }
}

function allEqual(
  columns: PgColumn[],
  names: string[],
  row: Record<string, unknown>,
): SQL | undefined {
  return and(...columns.map((column, index) => eq(column, row[names[index] ?? ''])))
}
