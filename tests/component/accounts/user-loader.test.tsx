import '../support/edges'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SessionSync } from '@/components/layout/session-sync'
import { ViewerParts } from '@/components/accounts/viewer-parts'
import { pictureChildren, rememberPictureChild } from '@/stores/picture-children'
import { useSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import { pupilOf } from '../support/family'
import { refusal, sent, server, withoutMemory } from '../support/people'

vi.mock('@/components/rewards/reward-tracker', () => ({ RewardKeeper: () => null }))

withoutMemory()

const pupil = pupilOf()
const viewer = {
  sub: pupil._id,
  type: pupil.type,
  firstName: pupil.firstName,
  avatarURL: null,
  loginViaParent: false,
  exp: 4_000_000_000,
}
const DOWN = refusal(503, 'Usluga je nedostupna.')

beforeEach(async () => {
  // Loaded in advance: the page's own loading would take real time.
  await import('@/components/accounts/for-members')
  useSession.setState(useSession.getInitialState())
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
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
  await pass(100)
}
const asked = () => sent().filter(([path]) => path === '/korisnik/me')

it('asks once for the user who looks', async () => {
  server.mockResolvedValue({ user: pupil })
  await open()
  await pass(60_000)
  expect(asked()).toEqual([['/korisnik/me', { sub: pupil._id }]])
  expect(useUser.getState().user).toEqual(pupil)
})

it.each([
  ['gets no answer', refusal(0, 'Nema veze.')],
  ['is one too many', refusal(429, 'Previše zahtjeva odjednom.')],
  ['comes while the service is down', DOWN],
])('asks again when the first call %s, until the user is there', async (_, failure) => {
  server.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure)
  server.mockResolvedValue({ user: pupil })
  await open()
  expect(useUser.getState().user).toBeNull()
  await pass(60_000)
  expect(useUser.getState().user).toEqual(pupil)
  expect(asked()).toHaveLength(3)
})

it('gives up a call that is never answered, and asks again', async () => {
  const patience = new AbortController()
  const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
  server.mockImplementationOnce((_, ...[, options]) => {
    const { signal } = options as { signal: AbortSignal }
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(refusal(0, 'Nema veze.')))
    })
  })
  server.mockResolvedValue({ user: pupil })
  await open()
  expect(wait).toHaveBeenCalledExactlyOnceWith(15_000)
  patience.abort()
  await pass(5_000)
  expect(asked()).toHaveLength(2)
  expect(useUser.getState().user).toEqual(pupil)
})

it('asks at once when the connection is back', async () => {
  server.mockRejectedValue(DOWN)
  await open()
  await pass(60_000)
  const before = asked().length
  server.mockResolvedValue({ user: pupil })
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(asked()).toHaveLength(before + 1)
  expect(useUser.getState().user).toEqual(pupil)
})

it('a child that was renamed is remembered by its new nickname on the sign-in page', async () => {
  const known = { id: pupil._id, nickName: 'prije', avatarURL: null }
  const stranger = { id: 'drugi', nickName: 'luka', avatarURL: null }
  rememberPictureChild(known, 2)
  rememberPictureChild(stranger, 1)
  server.mockResolvedValue({ user: pupil })
  await open()
  const { nickName, avatarURL } = pupil
  expect(pictureChildren()).toEqual([{ id: pupil._id, nickName, avatarURL }, stranger])
})

it('a guest asks nothing', async () => {
  await open(null)
  await pass(60_000)
  expect(server).not.toHaveBeenCalled()
})
