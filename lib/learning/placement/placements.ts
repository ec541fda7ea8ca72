import 'server-only'
import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { isDontKnow } from '@/lib/content/questions/kinds/dont-know'
import { judgePracticeAnswer } from '@/lib/content/questions/kinds/judges'
import type { PracticeAnswer } from '@/lib/content/questions/model'
import { withDrawnNumbers } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { isRightOutcome } from '@/lib/learning/answers/model'
import type { PupilPlayer } from '@/lib/learning/answers/policy'
import { asShown, findQuestionToJudge } from '@/lib/learning/quiz/play'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { db, type Database } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { findAskedBook, type AskedBook } from './book'
import { PLACEMENT_MESSAGES } from './contract'
import type { Placement } from './model'
import { foundPlace, nextQuestion, type AskableBook, type AskedItem } from './next-question'
import { placements } from './tables'
import { openItemOf, toPlacement, type StoredPlacement } from './view'

/**
 * The pupil's placement in a textbook: begun at the first call, then continued, at last its result.
 * A question that can't be asked any more is replaced. Begun anew, it keeps its former result until
 * it has another.
 * @throws HttpError 404 for an unknown textbook or one without placement
 */
export async function openPlacement(
  player: PupilPlayer,
  literatureId: string,
  { again = false }: { again?: boolean | undefined } = {},
  now = new Date(),
): Promise<Placement> {
  const asked = await findAskedBook(player, literatureId, now)
  const stored = await change(player.id, literatureId, (before) =>
    !before || (again && !openItemOf(before))
      ? proceed(asked, begun(player.id, literatureId, before, now), now)
      : withAskableQuestion(asked, before, now),
  )
  return toPlacement(asked, stored)
}

type Outcome = NonNullable<AskedItem['outcome']>

type Given = { roundId: string; questionId: string; answer: PracticeAnswer }

/**
 * Judges and stores the answer to the open question, and says what comes next. An answer to any
 * other question, such as a repeated one, changes nothing.
 * @throws HttpError 404 if nothing was begun, 400 for an answer that can't be judged
 */
export async function answerPlacement(
  player: PupilPlayer,
  literatureId: string,
  given: Given,
  now = new Date(),
): Promise<Placement> {
  const asked = await findAskedBook(player, literatureId, now)
  const known = await findStored(db(), player.id, literatureId)
  if (!known) throw new HttpError(404, PLACEMENT_MESSAGES.notBegun)
  const isAnswered = isOpen(known, given) && isAskable(asked.lessons, given.questionId)
  const outcome = isAnswered ? await outcomeOf(given) : null
  const stored = await change(player.id, literatureId, (before = known) => {
    if (!outcome || !isOpen(before, given)) return withAskableQuestion(asked, before, now)
    const items = before.items.map((item) => (item.outcome === null ? { ...item, outcome } : item))
    return proceed(asked, { ...before, items }, now)
  })
  return toPlacement(asked, stored)
}

/** Whether a question is the one that waits for its answer. */
const isOpen = (placement: StoredPlacement, wanted: Omit<Given, 'answer'>): boolean =>
  placement.roundId === wanted.roundId && openItemOf(placement)?.questionId === wanted.questionId

const isAskable = (lessons: AskableBook, questionId: string): boolean =>
  lessons.some(({ questions }) => questions.some(({ id }) => id === questionId))

/** Judges as a quiz does, and stores nothing. */
async function outcomeOf({ roundId, questionId, answer: submitted }: Given): Promise<Outcome> {
  const { edition, ...answer } = submitted
  const shown = await asShown(await findQuestionToJudge(questionId), edition)
  const { body } = withDrawnNumbers(shown, roundId)
  const judged = judgePracticeAnswer(body, null, answer)
  if (judged.outcome === 'invalid') throw new HttpError(400, judged.message)
  if (isDontKnow(answer)) return 'dont-know'
  return isRightOutcome(judged.outcome) ? 'right' : 'wrong'
}

const begun = (
  pupilId: string,
  literatureId: string,
  before: StoredPlacement | undefined,
  now: Date,
): StoredPlacement => ({
  ...{ startLessonId: null, repeatLessonIds: [], doneAt: null, ...before },
  ...{ pupilId, literatureId, roundId: uuidv7(), items: [], startedAt: now },
})

/** The placement, with another question if the open one can't be asked any more. */
function withAskableQuestion(
  asked: AskedBook,
  before: StoredPlacement,
  now: Date,
): StoredPlacement {
  const open = openItemOf(before)
  if (!open || isAskable(asked.lessons, open.questionId)) return before
  const items = before.items.filter(({ outcome }) => outcome !== null)
  return proceed(asked, { ...before, items }, now)
}

/**
 * The placement with its next question, or its result.
 * @throws HttpError 404 if no question is left before the first answer
 */
function proceed({ lessons }: AskedBook, before: StoredPlacement, now: Date): StoredPlacement {
  const { items, roundId } = before
  const next = nextQuestion(lessons, items, roundId)
  if (next) {
    const { id: questionId, lessonId, guess } = next
    const item: AskedItem = { questionId, lessonId, guess, outcome: null }
    return { ...before, items: [...items, item] }
  }
  if (!items.length) throw new HttpError(404, PLACEMENT_MESSAGES.notFound)
  const { startId = null, repeatIds = [] } = foundPlace(lessons, items) ?? {}
  return { ...before, startLessonId: startId, repeatLessonIds: repeatIds, doneAt: now }
}

async function findStored(database: Database, pupilId: string, literatureId: string) {
  const [stored] = await database
    .select()
    .from(placements)
    .where(and(eq(placements.pupilId, pupilId), eq(placements.literatureId, literatureId)))
  return stored
}

/** Changes a placement. Of several calls at once, each one starts from what the other stored. */
const change = (
  pupilId: string,
  literatureId: string,
  next: (before: StoredPlacement | undefined) => StoredPlacement,
): Promise<StoredPlacement> =>
  db().transaction(async (tx) => {
    await lockPupil(pupilId, tx)
    const before = await findStored(tx, pupilId, literatureId)
    const after = next(before)
    if (after === before) return before
    await tx
      .insert(placements)
      .values(after)
      .onConflictDoUpdate({ target: [placements.pupilId, placements.literatureId], set: after })
    return after
  })
