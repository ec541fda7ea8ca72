import { expect, test } from 'vitest'
import { lessons } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { noteLessonVisit } from '@/lib/learning/lesson-state/visits'
import type { LessonState } from '@/lib/learning/lesson-state/model'
import type { ParentOverview, ProfileOverview, PupilOverview } from '@/lib/across/profile/model'
import { callForBody, call } from '../../support/call'
import { lessonWithCards, reviewAt } from '../../learning/cards/pupils'
import { newFamily, setSubscription, type Person } from '../../support/people'

const family = await newFamily()

const profileOf = <P extends ProfileOverview>({ cookie }: Person) =>
  callForBody<P>('GET', '/korisnik/profil', { cookie })

async function visitOne(): Promise<string> {
  const [lesson] = await db().select({ id: lessons.id }).from(lessons).limit(1)
  const lessonId = lesson?.id ?? ''
  await noteLessonVisit({ pupilId: family.child._id, lessonId, element: 'kwiz' })
  return lessonId
}

test('a new pupil gets their own data, and no lesson to continue with', async () => {
  const profile = await profileOf<PupilOverview>(family.pupil)
  expect(profile).toMatchObject({
    type: 'ucenik',
    user: { _id: family.child._id },
    recent: [],
    review: { count: 0, hasDeck: false },
    nextPlan: null,
    marked: [],
  })
  expect(JSON.stringify(profile)).not.toContain(family.parent.user.email)
})

test('a pupil gets the lesson to continue with and the number of due cards', async () => {
  const lessonId = await visitOne()
  const { cardId } = await lessonWithCards(0)
  await reviewAt(family, cardId(0), false, '2026-01-10T10:00:00Z')
  const { recent, review } = await profileOf<PupilOverview>(family.pupil)
  expect(recent.map((one) => one.lessonId)).toEqual([lessonId])
  const state = await callForBody<LessonState>('GET', `/lessons/${lessonId}/stanje`, family.pupil)
  expect(recent[0]?.state).toEqual(state)
  expect(review).toEqual({ count: 1, hasDeck: true })
})

test('a parent gets each child’s last lesson, and the week only with a subscription', async () => {
  const lessonId = await visitOne()
  const { _id } = family.child
  const before = await profileOf<ParentOverview>(family.parent)
  expect(before).toMatchObject({ type: 'roditelj', user: { _id: family.parent.user._id } })
  expect(before.lastLessons[_id]).toMatchObject({ lessonId, element: 'kwiz' })
  expect(before.weeks).toEqual({})
  await setSubscription(family)
  const { weeks } = await profileOf<ParentOverview>(family.parent)
  expect(Object.keys(weeks).every((id) => id === _id)).toBe(true)
})

test('without a session the response is 401', async () => {
  expect((await call('GET', '/korisnik/profil')).status).toBe(401)
})
