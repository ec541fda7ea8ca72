import 'server-only'
import { and, asc, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { SessionFor } from '@/lib/platform/http/authorise'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import { hasProfessorAccess } from '@/lib/people/billing/access-rights'
import { findRefreshedRights } from '@/lib/people/billing/queries'
import { assertLessonVisible, isShownLessonSql } from '@/lib/content/curriculum/queries'
import { runQuery, type RunQuery } from '@/lib/platform/db/batch-queries'
import { db } from '@/lib/platform/db/client'
import { findOpenTestQuestionIds } from '@/lib/learning/exams/open-question'
import { openFile } from '@/lib/platform/files/keep'
import { FILE_MESSAGES } from '@/lib/platform/files/model'
import { FileAnswer, type HandlerInput } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { textRenderer } from '@/lib/content/media/render-texts'
import { withDrawnNumbers, NO_ATTEMPT } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { QUESTION_MESSAGES } from '@/lib/content/questions/contract'
import { findQuestion } from '@/lib/content/questions/queries'
import { questions } from '@/lib/content/questions/tables'
import { questionFitSql } from '@/lib/asking/search/ask/ranked-documents'
import { interpretQuery } from '@/lib/asking/search/ask/interpret-query'
import { searchableText } from '@/lib/asking/search/tokens'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { findChild } from '@/lib/people/users/queries'
import type { listChildQuestionsContract, listSimilarContract } from './contract'
import { distressLevelOf } from './level'
import { PROFESSOR_LIMITS } from './limits'
import { PROFESSOR_MESSAGES as M } from './messages'
import { professorQuestions as asked } from './tables'
import { toOwnQuestions } from './views'

type Caller = SessionFor<'user'>

/** @throws HttpError 404 unless the child is the calling pupil, or a child of the calling parent */
async function assertOwnChild({ kind, accountId }: Caller, childId: string): Promise<void> {
  const isOwn =
    kind === 'ucenik' ? childId === accountId : await findChild({ parentId: accountId, childId })
  if (!isOwn) throw new HttpError(404, USER_MESSAGES.notFound)
}

/**
 * Condition for the child's questions that a caller may see: for a parent, without possible
 * distress (decision 065).
 */
async function shownTo({ kind }: Caller, childId: string) {
  const own = eq(asked.pupilId, childId)
  if (kind === 'ucenik') return own
  return and(own, isNull(asked.distress), notInArray(asked.id, await listHidden(childId)))
}

/** Questions with possible distress but without a stored level, from before levels existed. */
async function listHidden(childId: string): Promise<string[]> {
  const { id, text, distress } = asked
  const rows = await db()
    .select({ id, text, distress })
    .from(asked)
    .where(and(eq(asked.pupilId, childId), isNull(distress)))
  const yieldToEventLoop = eventLoopYielder()
  const hidden = []
  for (const row of rows) {
    if (distressLevelOf(row)) hidden.push(row.id)
    await yieldToEventLoop()
  }
  return hidden
}

/** A page of a child's questions, newest first. */
export async function listChildQuestions(
  caller: Caller,
  { page, limit, childId }: HandlerInput<typeof listChildQuestionsContract>['query'],
) {
  await assertOwnChild(caller, childId)
  const own = await shownTo(caller, childId)
  const [total, rows] = await Promise.all([
    db().$count(asked, own),
    db()
      .select()
      .from(asked)
      .where(own)
      .orderBy(desc(asked.createdAt), desc(asked.id))
      .limit(limit)
      .offset((page - 1) * limit),
  ])
  return { questions: await toOwnQuestions(rows, await heldBack(caller)), total, page }
}

/** Questions of an open test: answers about them are held back until its end (decision 067). */
const heldBack = ({ kind, accountId: id }: Caller) =>
  findOpenTestQuestionIds({ role: kind === 'ucenik' ? 'pupil' : 'parent', id }, new Date())

export async function countUnseenAnswers(caller: Caller, childId: string): Promise<number> {
  await assertOwnChild(caller, childId)
  if (caller.kind === 'ucenik') return countUnseenAnswersOfPupil(childId)
  return db().$count(asked, and(await shownTo(caller, childId), isUnseen))
}

const isUnseen = and(isNotNull(asked.answeredAt), eq(asked.isSeen, false))

/** Number of answers a pupil has not opened yet. */
export async function countUnseenAnswersOfPupil(
  pupilId: string,
  run: RunQuery = runQuery,
): Promise<number> {
  const { rows } = await run<{ unseen: number }>(
    sql`select count(*)::int as unseen from ${asked}
      where ${and(eq(asked.pupilId, pupilId), isUnseen)}`,
  )
  return rows[0]?.unseen ?? 0
}

/** A question of this pupil. */
export async function findOwnQuestion(pupilId: string, id: string, database = db()) {
  const [row] = await database
    .select()
    .from(asked)
    .where(and(eq(asked.id, id), eq(asked.pupilId, pupilId)))
  return row ?? null
}

export type AskedTarget = { lessonId: string; questionId: string | null }

/** The lesson asked about, and its question. @throws HttpError 404 when it is not shown */
export async function findAskedTarget(wanted: {
  lessonId?: string | undefined
  questionId?: string | undefined
}): Promise<AskedTarget> {
  const { lessonId, questionId } = wanted
  const question = questionId ? await findQuestion(questionId) : null
  const place = { lessonId: lessonId ?? question?.lessonId ?? '', questionId: question?.id ?? null }
  if (questionId && question?.lessonId !== place.lessonId)
    throw new HttpError(404, QUESTION_MESSAGES.notFound)
  await assertLessonVisible(place.lessonId)
  return place
}

/**
 * Questions of the knowledge base that may answer what the pupil is about to ask: those of the
 * lesson, most similar first if the pupil asks about a question, otherwise in their order.
 * `leftOut` is excluded.
 */
async function listKnown({ lessonId, questionId }: AskedTarget, leftOut: Set<string>) {
  const about = questionId ? await findQuestion(questionId) : null
  const understood = about && (await interpretQuery(`${searchableText(about.text)} `))
  const found = await db()
    .select({
      id: questions.id,
      text: questions.text,
      body: questions.body,
      explanation: questions.explanation,
      numbers: questions.numbers,
    })
    .from(questions)
    .where(
      and(
        eq(questions.lessonId, lessonId),
        eq(questions.isInKnowledgeBase, true),
        isNotNull(questions.explanation),
        notInArray(questions.id, [...leftOut]),
        isShownLessonSql(questions.lessonId),
      ),
    )
    .orderBy(
      ...(understood?.asked.length ? [desc(questionFitSql(questions.id, understood))] : []),
      asc(questions.position),
    )
    .limit(PROFESSOR_LIMITS.similar)
  const render = await textRenderer(found)
  return found.map((one) => {
    const { id, text, explanation } = withDrawnNumbers(one, NO_ATTEMPT)
    return { _id: id, question: render(text), answer: render(explanation ?? '') }
  })
}

/**
 * Questions of a lesson with their explanations, as `listKnown` finds them in the knowledge base,
 * and how many questions the family may still ask the professor today (null without access). Left
 * out are the question that the pupil asks about and those of an open test in the family.
 */
export async function listSimilar(
  { parentId }: SessionFor<'pupil'>,
  wanted: HandlerInput<typeof listSimilarContract>['query'],
  now = new Date(),
) {
  const [place, inTest] = await Promise.all([
    findAskedTarget(wanted),
    findOpenTestQuestionIds({ role: 'parent', id: parentId }, now),
  ])
  // The pupil has just read that question's own explanation.
  const leftOut = place.questionId ? inTest.add(place.questionId) : inTest
  const [known, rights] = await Promise.all([
    listKnown(place, leftOut),
    findRefreshedRights(parentId, now),
  ])
  const left = rights && hasProfessorAccess(rights, now) ? rights.professorNo : null
  return { questions: known, left }
}

/**
 * The picture of a question.
 * @param caller the child who asked or its parent, who sees none of a question that shows distress;
 *   null for admins
 */
export async function openPicture(caller: Caller | null, id: string): Promise<FileAnswer> {
  const [row] = await db().select().from(asked).where(eq(asked.id, id))
  if (!row) throw new HttpError(404, M.notFound)
  // Another family's question counts as not found.
  if (caller) {
    await assertOwnChild(caller, row.pupilId).catch(() => {
      throw new HttpError(404, M.notFound)
    })
    if (caller.kind !== 'ucenik' && distressLevelOf(row)) throw new HttpError(404, M.notFound)
  }
  if (!row.fileId) throw new HttpError(404, FILE_MESSAGES.missing)
  const { type, bytes, content } = await openFile(row.fileId)
  return new FileAnswer('slika.webp', type, content, bytes)
}
