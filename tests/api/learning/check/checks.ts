import { asc, eq } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { spellingCards } from '@/lib/learning/cards/tables'
import type { AnsweredQuestion, CheckRun } from '@/lib/learning/check/model'
import { checkAnswers } from '@/lib/learning/check/tables'
import { mistakes } from '@/lib/learning/answers/tables'
import { LESSON } from '@/tests/fixtures/content-folder'
import { callForAnswer, callForBody } from '../../support/call'
import { newFamily, setSubscription, type Family } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'

const CHECK = `- pitanje: Zašto se **lokva** osuši?
  uzoran_odgovor: Sunce zagrijava vodu, pa ona isparava u zrak. Tajna-uzorka.
  kljucne_tocke:
    - tocka: sunce zagrijava vodu
      rijeci: [sunce]
    - tocka: voda *isparava*
      rijeci: [isparava, para]
- pitanje: Što je rijeka?
  uzoran_odgovor: Rijeka je tekućica. Tajna-tekuća.
  kljucne_tocke:
    - to je tekućica
    - teče koritom
`

/** Imports a lesson with two open questions into this file's database. */
export const importCheckLesson = (more: Record<string, string> = {}) =>
  importFixtureLesson({ [`${LESSON}/provjera.yaml`]: CHECK, ...more })

export const begin = ({ pupil }: Family, lessonId: string) =>
  callForBody<CheckRun>('POST', `/lessons/${lessonId}/provjera`, { body: {}, cookie: pupil.cookie })
export const give = (cookie: string, runId: string, body: object) =>
  callForAnswer('POST', `/provjere/${runId}/odgovori`, { body, cookie })
export const tick = (cookie: string, runId: string, body: object) =>
  callForAnswer('POST', `/provjere/${runId}/kvacice`, { body, cookie })

export async function newMember(): Promise<Family> {
  const family = await newFamily()
  await setSubscription(family)
  return family
}

/** A subscriber with an open run, and the ids of its two questions. */
export async function begun(lessonId: string) {
  const family = await newMember()
  const { runId, questions } = await begin(family, lessonId)
  const [lokva = '', rijeka = ''] = questions.map(({ _id }) => _id)
  const say = async (checkQuestionId: string, text: string) =>
    (await give(family.pupil.cookie, runId, { checkQuestionId, text })).body as AnsweredQuestion
  const decide = async (checkQuestionId: string, points: number[]) =>
    (await tick(family.pupil.cookie, runId, { checkQuestionId, points })).body as AnsweredQuestion
  const judge = async (checkQuestionId: string, text: string, points: number[] = []) => {
    await say(checkQuestionId, text)
    return decide(checkQuestionId, points)
  }
  return { family, runId, lokva, rijeka, say, decide, judge }
}

export const answersIn = (runId: string) =>
  db().select().from(checkAnswers).where(eq(checkAnswers.runId, runId))
export const mistakesOf = ({ child }: Family) =>
  db().select().from(mistakes).where(eq(mistakes.pupilId, child._id))
export const deckOf = ({ child }: Family) =>
  db()
    .select()
    .from(spellingCards)
    .where(eq(spellingCards.pupilId, child._id))
    .orderBy(asc(spellingCards.correct))
