import 'server-only'
import type { Transaction } from '@/lib/platform/db/client'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { lockPrerequisites } from '@/lib/content/curriculum/prerequisites/check'
import { searchTextOf } from '@/lib/content/curriculum/search-text'
import { isDeepEqual } from '@/lib/platform/admin/is-deep-equal'
import { oneOf } from '@/lib/platform/db/one-of'
import { fold } from '@/lib/platform/hr/fold'
import { keepIds } from '@/lib/content/questions/kinds/keep-ids'
import type { QuestionBody } from '@/lib/content/questions/model'
import { allQuestions } from '@/lib/content/questions/tables'
import { textsOf } from '@/lib/content/questions/texts'
import { areVerifiedAfterImport } from '@/lib/content/curriculum/outcomes'
import { cards, checkQuestions, lessonFigures, allLessons } from '@/lib/content/curriculum/tables'
import { isInKnowledgeBaseByPosition } from '../is-in-knowledge-base-by-position'
import { changesStoredKey } from '../changed-keys-note'
import { cacheTagsOfLessons, VISIBILITY_COLUMNS } from './changed-tags'
import { prerequisiteIds } from './prerequisite-ids'
import { keepIdsOfCorrected, type IdentifyingTextsOf } from './corrected'
import type { ChangeCounts, ContentTree, LessonNode } from './model'
import {
  compareRows,
  requireId,
  noChange,
  upsertBySlug,
  upsertRows,
  type ChangesByKind,
} from './upsert'

/** Writes lessons with their content. Parts that a lesson's files no longer have are removed. */
export async function writeLessons(
  tx: Transaction,
  tree: ContentTree,
  unitIds: Map<string, string>,
): Promise<{ changes: ChangesByKind; tags: CacheTag[]; changedKeys: number }> {
  // Before any row is locked, as when an editor saves.
  await lockPrerequisites(tx)
  const stored = await storedVerifications(tx, tree.lessons)
  const rows = tree.lessons.map((lesson) => ({
    ...toRow(lesson, tree, requireId(unitIds, lesson.unit)),
    outcomesVerified: areVerifiedAfterImport(lesson, stored.get(lesson.slug)),
  }))
  const written = await upsertBySlug(tx, allLessons, rows)
  const { ids, change, differences } = await withPrerequisites(tx, tree.lessons, written)
  const children = <Row extends object>(toRows: (lesson: LessonNode) => Row[]) =>
    tree.lessons.flatMap((lesson) =>
      toRows(lesson).map((row) => ({ lessonId: requireId(ids, lesson.slug), ...row })),
    )
  const owners = [...ids.values()]
  const numbered = <Row extends object>(list: Row[]) =>
    list.map((row, index) => ({ ...row, position: index + 1 }))
  const questionRows = children((lesson) => numbered(lesson.questions.map(toQuestionRow)))
  const cardRows = children((lesson) => numbered(lesson.cards))
  const checkRows = children((lesson) => numbered(lesson.checks))
  const asked = await keepIdsOfCorrected(tx, allQuestions, 'key', questionRows, questionFaces)
  const turned = await keepIdsOfCorrected(tx, cards, 'front', cardRows, cardFaces)
  const prompted = await keepIdsOfCorrected(tx, checkQuestions, 'prompt', checkRows, checkFaces)
  const part = (table: LessonPart, key: string, wanted: object[], corrected = new Set<string>()) =>
    replace(tx, table, ['lessonId', key], owners, wanted, corrected)
  const figures = children((lesson) => lesson.figures)
  const parts = {
    figures: await part(lessonFigures, 'name', figures),
    questions: await part(allQuestions, 'key', questionRows, asked),
    cards: await part(cards, 'front', cardRows, turned),
    checks: await part(checkQuestions, 'prompt', checkRows, prompted),
  }
  const touched = new Set(Object.values(parts).flatMap(({ lessonIds }) => lessonIds))
  // Search engines use the time of a lesson's last change, including changes of its parts. The
  // version warns editors who have the lesson open.
  await tx
    .update(allLessons)
    .set({ updatedAt: sql`now()`, version: sql`${allLessons.version} + 1` })
    .where(oneOf(allLessons.id, [...touched]))
  const changes = Object.entries(parts).map(([kind, { change: own }]) => [kind, own] as const)
  const resized = new Set([...parts.questions.resized, ...parts.cards.resized])
  return {
    changedKeys: parts.questions.changedKeys,
    changes: { lessons: change, ...Object.fromEntries(changes) },
    tags: [
      ...cacheTagsOfLessons(tree, { ids, differences, touched, resized }),
      // Editors may have featured a removed question.
      ...(parts.questions.change.removed ? (['featured'] as const) : []),
    ],
  }
}

/** The stored outcomes of lessons and whether an editor has verified them, by slug. */
async function storedVerifications(tx: Transaction, lessons: LessonNode[]) {
  const { slug, outcomes, outcomesVerified } = allLessons
  const slugs = lessons.map((lesson) => lesson.slug)
  const rows = await tx
    .select({ slug, outcomes, outcomesVerified })
    .from(allLessons)
    .where(oneOf(slug, slugs))
  return new Map(rows.map((row) => [row.slug, row]))
}

type WrittenLessons = Awaited<ReturnType<typeof upsertBySlug>>

/**
 * Writes the prerequisites, which can name lessons of the same files, and counts lessons whose
 * prerequisites changed.
 */
async function withPrerequisites(
  tx: Transaction,
  lessons: LessonNode[],
  { ids, change, differences }: WrittenLessons,
): Promise<WrittenLessons> {
  const wanted = await prerequisiteIds(tx, lessons, ids)
  const stored = await tx
    .select({ id: allLessons.id, slug: allLessons.slug, prerequisites: allLessons.prerequisites })
    .from(allLessons)
    .where(oneOf(allLessons.id, [...ids.values()]))
  const changed = new Map(differences)
  for (const { id, slug, prerequisites: before } of stored) {
    const prerequisites = wanted.get(slug) ?? []
    if (isDeepEqual(before, prerequisites)) continue
    const difference = differences.get(slug)
    await tx.update(allLessons).set({ prerequisites }).where(eq(allLessons.id, id))
    if (difference !== 'new') changed.set(slug, [...(difference ?? []), 'prerequisites'])
  }
  const updated = changed.size - differences.size
  return {
    ids,
    differences: changed,
    change: {
      ...change,
      updated: change.updated + updated,
      unchanged: change.unchanged - updated,
    },
  }
}

function toRow(lesson: LessonNode, tree: ContentTree, unitId: string) {
  const unit = tree.units.find(({ slug }) => slug === lesson.unit)
  const book = tree.literature.find(({ slug }) => slug === unit?.literature)
  const subject = tree.subjects.find(({ slug }) => slug === book?.subject)
  const grade = tree.grades.find(({ slug }) => slug === subject?.grade)
  const { slug, title, summary, keywords, outcomes, script } = lesson
  const { priorKnowledge, position, isDraft } = lesson
  const above = [unit, book, subject, grade].map((node) => node?.name ?? '')
  return {
    ...{ unitId, slug, title, summary, keywords, outcomes, script, position },
    ...{ priorKnowledge, isPublished: !isDraft },
    searchTitle: fold(title),
    searchText: searchTextOf(lesson, above),
  }
}

const toQuestionRow = (
  { line: _, isDraft, ...question }: LessonNode['questions'][number],
  index: number,
) => ({
  isInKnowledgeBase: isInKnowledgeBaseByPosition(index + 1),
  hints: [],
  ...question,
  isPublished: !isDraft,
  kind: question.body.kind,
})

const text = (value: unknown): string => String(value)

const questionFaces: IdentifyingTextsOf = ({ text: asked, body }) => [
  text(asked),
  textsOf(body).join(' '),
]
const cardFaces: IdentifyingTextsOf = ({ front, back }) => [text(front), text(back)]
const checkFaces: IdentifyingTextsOf = ({ prompt, modelAnswer }) => [
  text(prompt),
  text(modelAnswer),
]

/** Keeps the ids of a question's options. */
const withKeptIds = (row: { body?: QuestionBody }, before: { body?: QuestionBody } = {}) =>
  row.body ? { ...row, body: keepIds(row.body, before.body ?? null) } : row

type Replaced = {
  change: ChangeCounts
  lessonIds: string[]
  resized: string[]
  /** Number of questions whose key changed. */
  changedKeys: number
}

type LessonPart = PgTable & { lessonId: PgColumn }

/**
 * Makes lessons' rows equal to the wanted ones, by key. `corrected` lists the ids of rows that just
 * got a new key. Also returns lessons with changed rows and lessons whose row count changed.
 */
async function replace(
  tx: Transaction,
  table: LessonPart,
  key: string[],
  owners: string[],
  wanted: object[],
  corrected: ReadonlySet<string>,
): Promise<Replaced> {
  if (!owners.length) return { change: noChange(), lessonIds: [], resized: [], changedKeys: 0 }
  const stored = await tx.select().from(table).where(oneOf(table.lessonId, owners))
  const keyOf = (row: object) =>
    key.map((name) => (row as Record<string, unknown>)[name]).join('\t')
  const before = new Map(stored.map((row) => [keyOf(row), row]))
  const kept = wanted.map((row) => withKeptIds(row, before.get(keyOf(row))))
  const isCorrected = ({ id }: { id?: unknown }) => corrected.has(String(id))
  const { changed, gone: missing, ...compared } = compareRows(kept, stored, keyOf, isCorrected)
  const { change, differences } = compared
  // Drafts and rows in the bin are left to editors.
  const gone = missing.filter(({ isShown }) => isShown !== false)
  const tableColumns: Record<string, PgColumn> = getTableColumns(table)
  const columns = key.flatMap((name) => tableColumns[name] ?? [])
  for (const row of gone) {
    const isRow = and(...columns.map((column, at) => eq(column, row[key[at] ?? ''])))
    // Rows of a table with a bin are moved into it: questions, which pupils have answered. Adding
    // them to the files again restores them. Cards and open questions have no bin: they are deleted,
    // and with them schedules, reviews, answers and mistakes.
    if (tableColumns.binnedAt)
      await tx
        .update(table)
        .set({ binnedAt: sql`now()` })
        .where(isRow)
    else await tx.delete(table).where(isRow)
  }
  await upsertRows(tx, table, columns, changed)
  const lessonsOf = (rows: object[]) => rows.map((row) => (row as { lessonId: string }).lessonId)
  const isCountedAnew = (difference: string[] | 'new' | undefined) =>
    difference === 'new' || VISIBILITY_COLUMNS.some((column) => difference?.includes(column))
  const appeared = changed.filter((row) => isCountedAnew(differences.get(keyOf(row))))
  return {
    change: { ...change, removed: gone.length },
    lessonIds: lessonsOf([...changed, ...gone]),
    changedKeys: changed.filter((row) => changesStoredKey(before.get(keyOf(row)) ?? null, row))
      .length,
    resized: lessonsOf([...appeared, ...gone]),
  }
}
