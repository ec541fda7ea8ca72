import 'server-only'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { attemptSeedOf } from '@/lib/learning/answers/attempt-seed'
import { isDontKnow } from '@/lib/content/questions/kinds/dont-know'
import { answers } from '@/lib/learning/answers/tables'
import { spendProfessorQuestion } from '@/lib/people/billing/commands'
import { hasProfessorAccess } from '@/lib/people/billing/access-rights'
import { findRefreshedRights } from '@/lib/people/billing/queries'
import { db, type Database } from '@/lib/platform/db/client'
import { distressLevelIn } from '@/lib/people/distress/level'
import { findOpenTestQuestionIds } from '@/lib/learning/exams/open-question'
import { readFileRow, keepFile } from '@/lib/platform/files/keep'
import type { SessionFor } from '@/lib/platform/http/authorise'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { toStoredOriginal } from '@/lib/content/media/images/process'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { parents } from '@/lib/people/users/tables'
import type { askContract, uploadPictureContract } from './contract'
import { PROFESSOR_LIMITS } from './limits'
import { PROFESSOR_MESSAGES as M } from './messages'
import { findOwnQuestion, type AskedTarget, findAskedTarget } from './queries'
import { professorQuestions } from './tables'
import { toOwnQuestions } from './views'

type Wanted = HandlerInput<typeof askContract>['body']

/**
 * Asks the professor and takes one of the parent's questions; a repeated call returns the question.
 * A child in distress is first asked whether to send it, and pays nothing (decision 065).
 */
export async function askProfessor(pupilId: string, wanted: Wanted, now = new Date()) {
  const distress = distressLevelIn(wanted.text)
  const isFree = distress === 'alarm'
  if (isFree && !wanted.isSure) return { question: null }
  const place = await findAskedTarget(wanted)
  const row = await db().transaction(async (tx) => {
    const { parentId } = await lockPupil(pupilId, tx)
    const known = await findOwnQuestion(pupilId, wanted._id, tx)
    if (known) return known
    await (isFree ? assertOpen(parentId, now) : spendOrRefuse(parentId, now, tx))
    if (wanted.picture) await assertOwnPicture(pupilId, wanted.picture, tx)
    const [made] = await tx
      .insert(professorQuestions)
      .values({
        id: wanted._id,
        pupilId,
        text: wanted.text,
        distress,
        ...place,
        ...(await lastAnswer(pupilId, place, tx)),
        fileId: wanted.picture ?? null,
        createdAt: now,
        promisedAt: new Date(now.getTime() + PROFESSOR_LIMITS.promiseMs),
      })
      .onConflictDoNothing()
      .returning()
    // The id belongs to another pupil: the error does not reveal that, and no question is taken.
    if (!made) throw new HttpError(409, M.isTaken)
    return made
  })
  const inTest = await findOpenTestQuestionIds({ role: 'pupil', id: pupilId }, now)
  const [question] = await toOwnQuestions([row], inTest)
  if (!question) throw new HttpError(404, M.notFound)
  return { question }
}

async function spendOrRefuse(parentId: string, now: Date, tx: Database): Promise<void> {
  const outcome = await spendProfessorQuestion(parentId, now, tx)
  if (outcome !== 'spent') throw new HttpError(403, outcome === 'closed' ? M.closed : M.noneLeft)
}

async function assertOpen(parentId: string, now: Date): Promise<void> {
  const rights = await findRefreshedRights(parentId, now)
  if (!rights || !hasProfessorAccess(rights, now)) throw new HttpError(403, M.closed)
}

/** Requires an uploaded picture of this pupil that no question uses yet. */
async function assertOwnPicture(pupilId: string, fileId: string, tx: Database): Promise<void> {
  const file = await readFileRow(fileId, tx).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  })
  const uses = await tx.$count(professorQuestions, eq(professorQuestions.fileId, fileId))
  if (file?.ownerId !== pupilId || uses > 0) throw new HttpError(404, M.noPicture)
}

/** The pupil's last answer to the question. */
async function lastAnswer(pupilId: string, { lessonId, questionId }: AskedTarget, tx: Database) {
  if (!questionId) return {}
  const ofPupil = and(eq(answers.pupilId, pupilId), eq(answers.lessonId, lessonId))
  const [last] = await tx
    .select()
    .from(answers)
    .where(and(ofPupil, eq(answers.questionId, questionId)))
    .orderBy(desc(answers.at))
    .limit(1)
  if (!last) return {}
  const { answer, outcome, source, roundId } = last
  const ownAnswer = isDontKnow(answer) ? null : answer
  return { ownAnswer, outcome, attempt: attemptSeedOf(source, roundId) }
}

/** Stores a picture for the next question, rotated upright and without location data. */
export async function storePicture(
  { accountId, parentId }: SessionFor<'pupil'>,
  { body }: HandlerInput<typeof uploadPictureContract>,
  now = new Date(),
) {
  await assertOpen(parentId, now)
  const { content, width, height } = await toStoredOriginal(body)
  const { id } = await keepFile(content, 'image/webp', { width, height, ownerId: accountId })
  return { picture: id }
}

/**
 * Marks an answer as seen. @throws HttpError 404 for another pupil's question, 409 before the
 * answer
 */
export async function markSeen(pupilId: string, id: string): Promise<void> {
  const own = and(eq(professorQuestions.id, id), eq(professorQuestions.pupilId, pupilId))
  const [seen] = await db()
    .update(professorQuestions)
    .set({ isSeen: true })
    .where(and(own, isNotNull(professorQuestions.answeredAt)))
    .returning({ id: professorQuestions.id })
  if (seen) return
  const isOpen = await db().$count(professorQuestions, and(own, isNull(professorQuestions.answer)))
  throw isOpen ? new HttpError(409, M.noAnswerYet) : new HttpError(404, M.notFound)
}

/** Saves whether a parent wants a letter about each answer. */
export async function saveLetterPreference(parentId: string, isWanted: boolean): Promise<void> {
  await db()
    .update(parents)
    .set({ wantsProfessorLetters: isWanted })
    .where(eq(parents.id, parentId))
}
