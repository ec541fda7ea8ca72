import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { writeRecord, moveRecordToBin } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import { slugToSave } from '@/lib/platform/admin/unique-slug'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import { foldedSql } from '@/lib/platform/db/columns'
import { counted } from '@/lib/platform/hr/plurals'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import type { FunQuizIcon } from '../icons'
import { FUN_QUIZ_MESSAGES } from '../messages'
import { funQuizzes } from '../tables'
import type * as contracts from './contract'
import { assertComplete, relatedQuestionChanges, listQuestionsWithKeys } from './questions'

const columns = {
  _id: funQuizzes.id,
  version: funQuizzes.version,
  slug: funQuizzes.slug,
  title: funQuizzes.title,
  description: funQuizzes.description,
  icon: sql<FunQuizIcon>`${funQuizzes.icon}`,
  position: funQuizzes.position,
  isPublished: funQuizzes.isPublished,
}

const isNotBinned = isNull(funQuizzes.binnedAt)
const questionCount = sql<number>`(select count(*)::int from fun_quiz_questions
  where quiz_id = fun_quizzes.id)`
const playCount = sql<number>`(select count(*)::int from fun_quiz_plays
  where quiz_id = fun_quizzes.id and finished_at is not null)`

/** All fun quizzes, including unpublished ones. */
export const listQuizzes = ({ query }: HandlerInput<typeof contracts.listContract>) =>
  readListPage(
    {
      from: (selected) => db().select(selected).from(funQuizzes).$dynamic(),
      columns: { ...columns, questionCount, playCount },
      id: funQuizzes.id,
      search: [foldedSql(funQuizzes.title)],
      sorts: { position: [funQuizzes.position], title: [funQuizzes.title] },
      where: [
        isNotBinned,
        query.isPublished === undefined ? undefined : eq(funQuizzes.isPublished, query.isPublished),
      ],
    },
    query,
  )

export async function readQuiz(id: string, database: Database = db()) {
  const [quiz] = await database
    .select({ ...columns, playCount })
    .from(funQuizzes)
    .where(and(eq(funQuizzes.id, id), isNotBinned))
  if (!quiz) throw new HttpError(404, FUN_QUIZ_MESSAGES.notFound)
  const played = counted(quiz.playCount, ['put', 'puta', 'puta'])
  const sentence = quiz.playCount ? `Kviz je odigran ${played}; ljestvica ostaje.` : ''
  return {
    ...quiz,
    questions: await listQuestionsWithKeys(id, database),
    below: { sentence, isInTheWay: false },
  }
}

type Wanted = HandlerInput<typeof contracts.createContract>['body'] & { version?: number }

/** Creates a fun quiz, or updates the one with this id. */
export const saveQuiz = (adminId: string, wanted: Wanted, id?: string) =>
  db().transaction(async (tx) => {
    const { _id: newId, version, slug, title, questions, position, ...rest } = wanted
    const known = id ?? newId
    if (rest.isPublished)
      assertComplete(questions ?? (known ? await listQuestionsWithKeys(known, tx) : []))
    return writeRecord(tx, funQuizzes, {
      ...{ id, newId, version },
      values: {
        ...rest,
        title,
        position,
        ...(await slugToSave(tx, funQuizzes, { slug, name: title }, known, !id)),
      },
      initial: { position: position ?? (await nextPosition(tx)) },
      parts: relatedQuestionChanges(tx, questions),
      ...common(tx, adminId),
    })
  })

async function nextPosition(tx: Transaction): Promise<number> {
  const [last] = await tx
    .select({ next: sql<number>`coalesce(max(position), 0)::int + 1` })
    .from(funQuizzes)
  return last?.next ?? 1
}

export const deleteQuiz = (
  adminId: string,
  { params, query }: HandlerInput<typeof contracts.deleteContract>,
) =>
  db().transaction((tx) =>
    moveRecordToBin(tx, funQuizzes, { ...params, ...query, ...common(tx, adminId) }),
  )

type Quiz = typeof funQuizzes.$inferSelect

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readQuiz(id, tx),
  tags: (before: Quiz | null, after: Quiz | null): CacheTag[] => {
    const slugs = [before, after].flatMap((quiz) => (quiz ? [`quiz:${quiz.slug}` as const] : []))
    return ['addresses', 'lists', ...slugs]
  },
})

export const funQuizKind = recordKind({
  table: funQuizzes,
  noun: 'Zabavni kviz',
  section: '/admin/zabavni-kvizovi',
  common,
})
