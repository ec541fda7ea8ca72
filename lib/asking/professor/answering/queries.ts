import 'server-only'
import { asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { modelEndpoint } from '@/lib/platform/ai/model'
import { LIST_LIMITS } from '@/lib/platform/admin/paged'
import { admins } from '@/lib/platform/admin/tables'
import { db, type Database } from '@/lib/platform/db/client'
import { countUpTo } from '@/lib/platform/db/count-up-to'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { parents, pupils } from '@/lib/people/users/tables'
import { distressLevelOf } from '../level'
import { PROFESSOR_LIMITS } from '../limits'
import { PROFESSOR_MESSAGES as M } from '../messages'
import type { QuestionInAdminList, QuestionForAdmin } from '../model'
import { professorQuestions as asked } from '../tables'
import {
  loadLessonsAndQuestions,
  type LessonsAndQuestions,
  toSharedFields,
  toContext,
} from '../views'
import type { listAnsweredContract, listUnansweredContract } from './contract'

const emailOf = (id: typeof asked.takenBy | typeof asked.answeredBy) =>
  sql<string | null>`(select ${admins.email} from ${admins} where ${admins.id} = ${id})`

const rows = (database: Database = db()) =>
  database
    .select({ row: asked, taker: emailOf(asked.takenBy), answerer: emailOf(asked.answeredBy) })
    .from(asked)
    .$dynamic()

type Row = Awaited<ReturnType<typeof rows>>[number]
type Reader = { adminId: string; now?: Date }

/** A question belongs to an admin if the last work on it was after this time. */
export const takenCutoff = (now: Date) => new Date(now.getTime() - PROFESSOR_LIMITS.takenMs)

function toListed(
  { row, taker, answerer }: Row,
  around: Pick<LessonsAndQuestions, 'lessons'>,
  { adminId, now = new Date() }: Reader,
): QuestionInAdminList {
  const isTaken = !row.answeredAt && row.takenAt !== null && row.takenAt > takenCutoff(now)
  return {
    ...toSharedFields(row, around),
    takenBy: isTaken ? taker : null,
    isMine: isTaken && row.takenBy === adminId,
    hasDraft: row.draft !== '',
    answeredBy: answerer,
    distress: distressLevelOf(row),
  }
}

type Page = { page: number; limit: number }

/** A page of questions. A `total` above `LIST_LIMITS.counted` means that there are more. */
async function listed(where: SQL, order: SQL[], { page, limit }: Page, reader: Reader) {
  // Ids are read from the index alone, so that even the last of a million pages reads only ten
  // rows.
  const ids = db()
    .select({ id: asked.id })
    .from(asked)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
  const [total, found] = await Promise.all([
    countUpTo(LIST_LIMITS.counted + 1, asked, where),
    rows()
      .where(inArray(asked.id, ids))
      .orderBy(...order),
  ])
  const around = await loadLessonsAndQuestions(found.map(({ row }) => row))
  return { questions: found.map((one) => toListed(one, around, reader)), total, page }
}

/** Questions without an answer: newest first, or by the earliest promise. */
export const listUnanswered = (
  reader: Reader,
  { order, ...page }: HandlerInput<typeof listUnansweredContract>['query'],
) => {
  const way = order === 'rok' ? asc : desc
  // Every promise has the same length, so the index on the time of asking can be used.
  return listed(isNull(asked.answeredAt), [way(asked.createdAt), way(asked.id)], page, reader)
}

/** Answered questions, last answered first. */
export const listAnswered = (
  reader: Reader,
  page: HandlerInput<typeof listAnsweredContract>['query'],
) => listed(isNotNull(asked.answeredAt), [desc(asked.answeredAt), desc(asked.id)], page, reader)

export const countProfessorQuestions = async (isAnswered: boolean) => ({
  count: await db().$count(
    asked,
    isAnswered ? isNotNull(asked.answeredAt) : isNull(asked.answeredAt),
  ),
})

/** A question with its context. @throws HttpError 404 for an unknown id */
export async function readProfessorQuestion(
  reader: Reader,
  id: string,
  database: Database = db(),
): Promise<QuestionForAdmin> {
  const [found] = await rows(database).where(eq(asked.id, id))
  if (!found) throw new HttpError(404, M.notFound)
  const { row } = found
  const around = await loadLessonsAndQuestions([row])
  return {
    ...toListed(found, around, reader),
    ...(await toContext(row, around)),
    questionId: around.questions.has(row.questionId ?? '') ? row.questionId : null,
    // Words of distress are sent to no model.
    canDraft: modelEndpoint() !== null && distressLevelOf(row) !== 'alarm',
    draft: row.draft,
    answer: row.answer,
    knowledgeId: row.knowledgeId,
    familyId: distressLevelOf(row) === 'alarm' ? await findFamily(row.pupilId, database) : null,
  }
}

async function findFamily(pupilId: string, database: Database): Promise<string | null> {
  const [row] = await database
    .select({ parentId: pupils.parentId })
    .from(pupils)
    .where(eq(pupils.id, pupilId))
  return row?.parentId ?? null
}

/**
 * A question with its family's names, which must not be sent out. @throws HttpError 404 for an
 * unknown id
 */
export async function findQuestionWithNames(id: string) {
  const [found] = await db()
    .select({
      row: asked,
      names: {
        child: pupils.firstName,
        nickName: pupils.nickName,
        parent: parents.firstName,
        family: parents.lastName,
      },
    })
    .from(asked)
    .innerJoin(pupils, eq(pupils.id, asked.pupilId))
    .innerJoin(parents, eq(parents.id, pupils.parentId))
    .where(eq(asked.id, id))
  if (!found) throw new HttpError(404, M.notFound)
  return { row: found.row, names: Object.values(found.names) }
}
