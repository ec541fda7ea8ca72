import 'server-only'
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { SessionFor } from '@/lib/http/authorise'
import { isShownLesson } from '@/lib/content/queries'
import { db } from '@/lib/db/client'
import { openFile } from '@/lib/files/keep'
import { FILE_MESSAGES } from '@/lib/files/model'
import { FileAnswer, type Received } from '@/lib/http/contract'
import { HttpError } from '@/lib/http/errors'
import { textRenderer } from '@/lib/images/facts'
import { drawn, STABLE } from '@/lib/questions/numbers/drawn'
import { questions } from '@/lib/questions/tables'
import { USER_MESSAGES } from '@/lib/users/messages'
import { findChild } from '@/lib/users/queries'
import type { listOwnContract } from './contract'
import { PROFESSOR_LIMITS } from './limits'
import { PROFESSOR_MESSAGES as M } from './messages'
import { professorQuestions as asked } from './tables'
import { toOwn } from './views'

type Caller = SessionFor<'user'>

/** @throws HttpError 404 unless the child is the pupil who calls, or the caller's own */
async function assertOwnChild({ kind, accountId }: Caller, childId: string): Promise<void> {
  const isOwn =
    kind === 'ucenik' ? childId === accountId : await findChild({ parentId: accountId, childId })
  if (!isOwn) throw new HttpError(404, USER_MESSAGES.notFound)
}

/** A page of a child's questions, the newest first. */
export async function listOwn(
  caller: Caller,
  { page, limit, childId }: Received<typeof listOwnContract>['query'],
) {
  await assertOwnChild(caller, childId)
  const own = eq(asked.pupilId, childId)
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
  return { questions: await toOwn(rows), total, page }
}

export async function countUnseen(caller: Caller, childId: string): Promise<number> {
  await assertOwnChild(caller, childId)
  const unseen = and(isNotNull(asked.answeredAt), eq(asked.isSeen, false))
  return db().$count(asked, and(eq(asked.pupilId, childId), unseen))
}

/** One question of this pupil. */
export async function findOwn(pupilId: string, id: string, database = db()) {
  const [row] = await database
    .select()
    .from(asked)
    .where(and(eq(asked.id, id), eq(asked.pupilId, pupilId)))
  return row ?? null
}

/**
 * Questions of the knowledge base that may answer what a pupil is about to ask: those of the lesson, in
 * its order. What is written is not looked at yet.
 */
export async function listSimilar(lessonId: string) {
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
        isShownLesson(questions.lessonId),
      ),
    )
    .orderBy(asc(questions.position))
    .limit(PROFESSOR_LIMITS.similar)
  const render = await textRenderer(found)
  return found.map((one) => {
    const { id, text, explanation } = drawn(one, STABLE)
    return { _id: id, question: render(text), answer: render(explanation ?? '') }
  })
}

/** The picture of a question. @param caller who it must belong to; null for admins */
export async function openPicture(caller: Caller | null, id: string): Promise<FileAnswer> {
  const [row] = await db().select().from(asked).where(eq(asked.id, id))
  if (!row) throw new HttpError(404, M.notFound)
  // Another family's question is not there.
  if (caller) {
    await assertOwnChild(caller, row.pupilId).catch(() => {
      throw new HttpError(404, M.notFound)
    })
  }
  if (!row.fileId) throw new HttpError(404, FILE_MESSAGES.missing)
  const { type, bytes, content } = await openFile(row.fileId)
  return new FileAnswer('slika.webp', type, content, bytes)
}
