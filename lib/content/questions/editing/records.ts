import 'server-only'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { writeRecord, moveRecordToBin } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import { allLessons } from '@/lib/content/curriculum/tables'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import { slugify } from '@/lib/platform/hr/slug'
import { QUESTION_MESSAGES } from '../contract'
import { allQuestions } from '../tables'
import { keepIds } from '../kinds/keep-ids'
import { withExplicitOptionIds } from '../kinds/option-sides'
import { completenessFaults } from './completeness'
import type * as contracts from './contract'
import type { listContract } from './list-contract'
import { gradeOfLesson, isLessonNotBinnedSql, lessonIdsSubquery } from './lessons-to-choose'
import { lockLessonAndFindNextPosition, freeUpPosition } from './positions'
import { collectCacheTags } from './tags'

const lessonTitle = sql<string>`(select ${allLessons.title} from ${allLessons}
  where ${allLessons.id} = ${allQuestions.lessonId})`

/** Questions without a lesson are edited elsewhere. */
const OF_LESSON = isNotNull(allQuestions.lessonId)

const head = {
  _id: allQuestions.id,
  version: allQuestions.version,
  text: allQuestions.text,
  lesson: sql<string>`${allQuestions.lessonId}`,
  lessonTitle,
  position: allQuestions.position,
  isBonus: allQuestions.isBonus,
  isInKnowledgeBase: allQuestions.isInKnowledgeBase,
  isPublished: allQuestions.isPublished,
}

/**
 * All questions of lessons, including drafts. The questions of a lesson in the bin are left out.
 */
export function listQuestionRecords({ query }: HandlerInput<typeof listContract>) {
  const { lesson, kind, state, bonus, base } = query
  const lessons = lessonIdsSubquery(query)
  return readListPage(
    {
      from: (selected) => db().select(selected).from(allQuestions).$dynamic(),
      columns: { ...head, kind: allQuestions.kind },
      id: allQuestions.id,
      search: [allQuestions.searchText],
      sorts: {
        place: [allQuestions.lessonId, allQuestions.position],
        changed: [allQuestions.updatedAt],
      },
      where: [
        isNull(allQuestions.binnedAt),
        OF_LESSON,
        isLessonNotBinnedSql(allQuestions.lessonId),
        lesson ? eq(allQuestions.lessonId, lesson) : undefined,
        lessons && sql`${allQuestions.lessonId} in ${lessons}`,
        kind && eq(allQuestions.kind, kind),
        state && eq(allQuestions.isPublished, state === 'objavljeno'),
        bonus && eq(allQuestions.isBonus, bonus === 'da'),
        base && eq(allQuestions.isInKnowledgeBase, base === 'da'),
      ],
    },
    query,
  )
}

const NOTHING_BELOW = { sentence: '', isInTheWay: false }

/**
 * @throws HttpError 404 for a question without a lesson, and for one in the bin, alone or with its
 * lesson
 */
export async function readQuestion(id: string, database: Database = db()) {
  const [found] = await database
    .select({
      ...head,
      slug: allQuestions.slug,
      body: allQuestions.body,
      explanation: allQuestions.explanation,
      numbers: allQuestions.numbers,
      calculation: allQuestions.calculation,
      hints: allQuestions.hints,
      isHere: sql<boolean>`${isLessonNotBinnedSql(allQuestions.lessonId)}`,
    })
    .from(allQuestions)
    .where(and(eq(allQuestions.id, id), isNull(allQuestions.binnedAt), OF_LESSON))
  if (!found) throw new HttpError(404, QUESTION_MESSAGES.notFound)
  const { isHere, ...question } = found
  if (!isHere) throw new HttpError(404, QUESTION_MESSAGES.lessonInBin)
  return { ...question, body: withExplicitOptionIds(question.body), below: NOTHING_BELOW }
}

type Wanted = HandlerInput<typeof contracts.createContract>['body'] & { version?: number }

/**
 * Creates a question, or changes the question with this id. Only complete questions are published.
 */
export async function saveQuestion(adminId: string, wanted: Wanted, id?: string) {
  const { _id: newId, version, lesson: lessonId, position, ...values } = wanted
  if (values.isPublished) refuseIncomplete(values, await gradeOfLesson(lessonId))
  return db().transaction(async (tx) => {
    const last = await lockLessonAndFindNextPosition(tx, lessonId, id ?? newId)
    const place = position === undefined ? undefined : Math.min(position, last)
    if (place !== undefined) await freeUpPosition(tx, { lessonId, place, id: id ?? newId ?? null })
    const body = keepIds(values.body, await bodyOf(tx, id ?? newId))
    return writeRecord(tx, allQuestions, {
      id,
      newId,
      version,
      values: { ...values, body, kind: body.kind, lessonId, position: place },
      parent: 'lessonId',
      initial: {
        position: place ?? last,
        ...(id === undefined && { key: keyFor(values.text, newId) }),
      },
      ...common(tx, adminId),
    })
  })
}

/** The question's stored body; the question is locked until the transaction ends. */
async function bodyOf(tx: Transaction, id = '') {
  if (!id) return null
  const [found] = await tx
    .select({ body: allQuestions.body })
    .from(allQuestions)
    .where(eq(allQuestions.id, id))
    .for('update')
  return found?.body ?? null
}

function refuseIncomplete(...checked: Parameters<typeof completenessFaults>): void {
  const faults = completenessFaults(...checked)
  if (!faults.length) return
  const fields = Object.groupBy(faults, ({ field }) => field)
  throw new HttpError(400, MESSAGES.invalid, {
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, found]) => [field, found.map(({ message }) => message)]),
    ),
  })
}

/** Slug from the text's words, without formulas and changing numbers, with a unique suffix. */
function keyFor(text: string, id: string = crypto.randomUUID()): string {
  const words = text.replace(/\$[^$]*\$|\{[^{}]*\}|!?\[[^\]]*\]\([^)]*\)/g, ' ').slice(0, 80)
  return `${slugify(words) || 'pitanje'}-${id.slice(-8)}`
}

/** Moves a question to another position in its lesson. */
export const moveQuestion = (
  adminId: string,
  { params: { id }, body }: HandlerInput<typeof contracts.moveContract>,
) =>
  db().transaction(async (tx) => {
    const { lesson: lessonId } = await readQuestion(id, tx)
    const place = Math.min(body.position, await lockLessonAndFindNextPosition(tx, lessonId, id))
    await freeUpPosition(tx, { lessonId, place, id })
    await writeRecord(tx, allQuestions, { id, values: { position: place }, ...common(tx, adminId) })
  })

/**
 * Changes a question's flags, such as whether it is published; publishing requires completeness.
 */
export const setQuestionFlags = (
  adminId: string,
  { params: { id }, body: values }: HandlerInput<typeof contracts.setFlagsContract>,
) =>
  db().transaction(async (tx) => {
    if (values.isPublished) refuseIncomplete(await readQuestion(id, tx))
    return writeRecord(tx, allQuestions, { id, values, ...common(tx, adminId) })
  })

export const deleteQuestion = (
  adminId: string,
  { params, query }: HandlerInput<typeof contracts.deleteContract>,
) =>
  db().transaction((tx) =>
    moveRecordToBin(tx, allQuestions, { ...params, ...query, ...common(tx, adminId) }),
  )

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readQuestion(id, tx),
  tags: collectCacheTags(tx),
})

export const questionRecordKind = recordKind({
  table: allQuestions,
  noun: 'Pitanje',
  section: '/admin/pitanja',
  names: { lessonId: 'lesson' },
  common,
})
