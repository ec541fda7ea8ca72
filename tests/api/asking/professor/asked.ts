import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { OwnQuestion } from '@/lib/asking/professor/model'
import { accessRights } from '@/lib/people/billing/tables'
import { db } from '@/lib/platform/db/client'
import { callForAnswer, callForBody } from '../../support/call'
import { newFamily, type Family } from '../../support/people'

export const HOUR_MS = 3_600_000

/** Gives a family this many questions to the professor today. */
export const allow = ({ parent }: Pick<Family, 'parent'>, professorNo: number, untilMs = HOUR_MS) =>
  db()
    .update(accessRights)
    .set({
      professorUntil: new Date(Date.now() + untilMs),
      professorNo,
      professorNoUpdatedAt: new Date(),
    })
    .where(eq(accessRights.parentId, parent.user._id))

export const questionsLeft = async ({ parent }: Family) => {
  const [row] = await db()
    .select()
    .from(accessRights)
    .where(eq(accessRights.parentId, parent.user._id))
  return row?.professorNo
}

/** A family that may ask. */
export async function newAsker(professorNo = 10): Promise<Family> {
  const family = await newFamily()
  await allow(family, professorNo)
  return family
}

export const wanted = (
  { child }: Pick<Family, 'child'>,
  lessonId: string,
  changes: object = {},
) => ({
  _id: uuidv7(),
  childId: child._id,
  lessonId,
  text: 'Zašto je to tako?',
  ...changes,
})

/** The response to a pupil who asks. */
export const tryToAsk = (family: Family, lessonId: string, changes: object = {}) =>
  callForAnswer('POST', '/professor-questions', {
    body: wanted(family, lessonId, changes),
    cookie: family.pupil.cookie,
  })

export async function asked(family: Family, lessonId: string, changes: object = {}) {
  const { question } = await callForBody<{ question: OwnQuestion }>(
    'POST',
    '/professor-questions',
    {
      body: wanted(family, lessonId, changes),
      cookie: family.pupil.cookie,
    },
  )
  return question
}

type Own = { questions: OwnQuestion[]; total: number; page: number }

export const listOwn = (
  { child, pupil }: Family,
  query = '',
  cookie = pupil.cookie,
): Promise<Own> =>
  callForBody('GET', `/professor-questions/my-questions?childId=${child._id}&${query}`, { cookie })

export const countUnseen = async ({ child, pupil }: Family, cookie = pupil.cookie) =>
  (
    await callForBody<{ count: number }>(
      'GET',
      `/professor-questions/unseen-answers-count?childId=${child._id}`,
      { cookie },
    )
  ).count
