import { render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { LessonVisitRecorder } from '@/components/learning/lesson-state/visit-recorder'
import { toUnsignedJwt } from '@/lib/platform/auth/cookies'
import { lessonStateApiCalls } from '@/lib/learning/lesson-state/calls'
import { useSession } from '@/stores/session'
import { idOf } from '../../support/family'
import { answer, calls, refuse, sentInputs, settle } from '../../support/network'
import '../../support/person'

const HOUR_S = 3_600

const beSomeone = (type: 'roditelj' | 'ucenik', inSeconds = HOUR_S) => {
  const exp = Math.floor(Date.now() / 1_000) + inSeconds
  const person = {
    sub: idOf('10'),
    firstName: 'Maja',
    avatarURL: null,
    loginViaParent: false,
    isPaying: false,
  }
  document.cookie = `iskra_user_claims=${toUnsignedJwt({ ...person, type, exp })}; path=/`
}

beforeEach(async () => {
  // Parts for pupils are preloaded.
  await import('@/components/learning/lesson-state/send-visit')
  document.cookie = 'iskra_user_claims=; path=/; max-age=0'
  answer(lessonStateApiCalls.visitLesson, { success: true })
})

const open = async () => {
  // As on every page: the session has been read.
  useSession.getState().look()
  render(<LessonVisitRecorder lessonId={idOf('20')} element="skripta" />)
  await settle()
}

it('a pupil’s visit is recorded once', async () => {
  beSomeone('ucenik')
  await open()
  expect(sentInputs(lessonStateApiCalls.visitLesson)).toEqual([
    { params: { id: idOf('20') }, body: { element: 'skripta' } },
  ])
})

it.each([
  ['a guest', () => undefined],
  ['a parent', () => beSomeone('roditelj')],
  ['a pupil whose session ran out', () => beSomeone('ucenik', -1)],
])('nothing is sent for %s', async (_, prepare) => {
  prepare()
  await open()
  expect(calls()).toEqual([])
})

it('a visit that can’t be recorded shows no error', async () => {
  beSomeone('ucenik')
  refuse(lessonStateApiCalls.visitLesson, 503, 'Usluga je trenutačno nedostupna.')
  await open()
  expect(document.body.textContent).toBe('')
})
