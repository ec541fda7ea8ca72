import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SessionSync } from '@/components/layout/session-sync'
import { ViewerParts } from '@/components/across/accounts/viewer-parts'
import { sessionApiCalls } from '@/lib/across/accounts/session-calls'
import { pictureChildren, rememberPictureChild } from '@/stores/picture-children'
import { useSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import { pupilOf, viewerOf } from '../../support/family'
import { answer, bodies, calls, advanceClock, holdRequest, refuse } from '../../support/network'
import '../../support/person'

vi.mock('@/components/learning/rewards/reward-tracker', () => ({ RewardTracker: () => null }))

const pupil = pupilOf()
const viewer = viewerOf(pupil)
const USER = { user: pupil }

beforeEach(async () => {
  // Preloaded: loading by the page would take real time.
  await import('@/components/across/accounts/for-members')
  useSession.setState(useSession.getInitialState())
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

async function open(who: typeof viewer | null = viewer) {
  useSession.setState({
    look: () => {
      useSession.setState({ viewer: who })
      return who
    },
  })
  render(
    <>
      <SessionSync />
      <ViewerParts />
    </>,
  )
  // Nested loading takes real time, too.
  await vi.dynamicImportSettled()
  await advanceClock(100)
}
const asked = () => bodies(sessionApiCalls.currentUser)

it('fetches the viewer’s user once', async () => {
  answer(sessionApiCalls.currentUser, USER)
  await open()
  await advanceClock(60_000)
  expect(asked()).toEqual([{ sub: pupil._id }])
  expect(useUser.getState().user).toEqual(pupil)
})

it.each([
  ['gets no answer', 0],
  ['is one too many', 429],
  ['comes while the service is down', 503],
])('retries when the first request %s, until the user is loaded', async (_, status) => {
  refuse(sessionApiCalls.currentUser, status, 'Ne sada.')
  await open()
  expect(useUser.getState().user).toBeNull()
  await advanceClock(5_000)
  const tries = asked().length
  expect(tries).toBeGreaterThan(1)
  answer(sessionApiCalls.currentUser, USER)
  await advanceClock(60_000)
  expect(useUser.getState().user).toEqual(pupil)
  expect(asked()).toHaveLength(tries + 1)
})

it('gives up a request without a response, and retries', async () => {
  const patience = new AbortController()
  const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
  holdRequest(sessionApiCalls.currentUser)
  await open()
  expect(wait).toHaveBeenCalledExactlyOnceWith(15_000)
  answer(sessionApiCalls.currentUser, USER)
  patience.abort()
  await advanceClock(5_000)
  expect(asked()).toHaveLength(2)
  expect(useUser.getState().user).toEqual(pupil)
})

it('retries at once when the connection is back', async () => {
  refuse(sessionApiCalls.currentUser, 503, 'Ne sada.')
  await open()
  await advanceClock(60_000)
  const before = asked().length
  answer(sessionApiCalls.currentUser, USER)
  window.dispatchEvent(new Event('online'))
  await advanceClock(0)
  expect(asked()).toHaveLength(before + 1)
  expect(useUser.getState().user).toEqual(pupil)
})

it('a renamed child is remembered by its new nickname on the sign-in page', async () => {
  const known = { id: pupil._id, nickName: 'prije', avatarURL: null, parentId: pupil.parent._id }
  const stranger = { id: 'drugi', nickName: 'luka', avatarURL: null, parentId: null }
  rememberPictureChild(known)
  rememberPictureChild(stranger, Date.now() - 60_000)
  answer(sessionApiCalls.currentUser, USER)
  await open()
  const { nickName, avatarURL, parent } = pupil
  const renamed = { id: pupil._id, nickName, avatarURL, parentId: parent._id }
  expect(pictureChildren()).toEqual([renamed, stranger])
})

it('a guest sends no request', async () => {
  await open(null)
  await advanceClock(60_000)
  expect(calls()).toEqual([])
})
