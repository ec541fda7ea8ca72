import 'server-only'
import { db, type Database } from '@/lib/db/client'
import { HttpError } from '@/lib/http/errors'
import { holdPupil } from '@/lib/users/hold-pupil'
import { spellingCards } from '../cards/tables'
import { noteKnown, noteMistake } from '../mistakes'
import { judgeText } from './judge-text'
import { CHECK_MESSAGES } from './messages'
import type { CheckVerdict } from './model'
import { newSchedule } from '../cards/schedule'
import { findRun, findScriptText, listAnswers, listCheckQuestions, toVerdict } from './queries'
import type { Slip } from './spelling'
import { finishRun } from './start'
import { checkAnswers } from './tables'

type OpenAnswer = { pupilId: string; runId: string; checkQuestionId: string; text: string }

/** Judges an open answer once; a second one to the same question of a run changes nothing. */
export async function judgeOpenAnswer(
  { pupilId, runId, checkQuestionId, text }: OpenAnswer,
  at = new Date(),
): Promise<CheckVerdict> {
  const run = await findRun(runId, pupilId)
  if (!run) throw new HttpError(404, CHECK_MESSAGES.runNotFound)
  const questions = await listCheckQuestions(run.lessonId)
  const question = questions.find(({ id }) => id === checkQuestionId)
  if (!question) throw new HttpError(404, CHECK_MESSAGES.questionNotFound)
  const script = await findScriptText(run.lessonId)
  const judged = judgeText(text, question, { questions, script })
  return db().transaction(async (tx) => {
    // Held, so that of two last answers at once the second sees that the run is complete.
    await holdPupil(pupilId, tx)
    const [isNew] = await tx
      .insert(checkAnswers)
      .values({ runId, checkQuestionId, text, ...judged, at })
      .onConflictDoNothing()
      .returning()
    if (isNew) await noteWhatFollows({ pupilId, lessonId: run.lessonId, at }, isNew, tx)
    const given = await listAnswers(runId, tx)
    const answer = given.find((one) => one.checkQuestionId === checkQuestionId)
    if (!answer) throw new Error('The answer was not written')
    const isComplete = questions.every(({ id }) => given.some((one) => one.checkQuestionId === id))
    if (isComplete) await finishRun(runId, at, tx)
    return toVerdict(answer, question)
  })
}

type Place = { pupilId: string; lessonId: string; at: Date }

/** What is not fully known goes to the mistakes, what is misspelt to the spelling cards. */
async function noteWhatFollows(
  place: Place,
  { checkQuestionId, points, totalPoints, slips }: typeof checkAnswers.$inferSelect,
  tx: Database,
): Promise<void> {
  const item = { checkQuestionId }
  if (points.length < totalPoints) await noteMistake({ ...place, item }, tx)
  else await noteKnown({ ...place, item }, tx)
  await collectSlips(place, slips, tx)
}

/** A word that is in the deck keeps its schedule. In one order, so that no two wait for each other. */
async function collectSlips({ pupilId, lessonId, at }: Place, slips: Slip[], tx: Database) {
  if (!slips.length) return
  const schedule = newSchedule(at)
  const inOrder = slips.toSorted((a, b) => (a.correct < b.correct ? -1 : 1))
  await tx
    .insert(spellingCards)
    .values(
      inOrder.map((slip) => ({
        pupilId,
        lessonId,
        ...slip,
        schedule,
        due: new Date(schedule.due),
      })),
    )
    .onConflictDoNothing()
}
