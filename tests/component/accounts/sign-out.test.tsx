import '../support/edges'
import { act, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { AccountList } from '@/components/accounts/account-list'
import { loadPage } from '@/lib/browser/load-page'
import { readSessionOver } from '@/lib/accounts/session-over'
import { announceSession, useSession } from '@/stores/session'
import { leave, useUser } from '@/stores/user'
import { pupilOf } from '../support/family'
import { press, refusal, sent, server, settle, toasts, withoutMemory } from '../support/people'

vi.mock('@/stores/session', async (original) => ({
  ...(await original<object>()),
  announceSession: vi.fn(),
}))

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
const FAILED = 'error: Greška Odjava nije uspjela. Treba pokušati ponovno.'

beforeEach(() => {
  vi.mocked(announceSession).mockReset()
  useSession.setState({ viewer })
  useUser.setState({ user: pupil })
  render(<AccountList onChoose={() => undefined} />)
})

/** The server answers nothing: whoever asked gives up when the returned patience is at its end. */
function giveNoAnswer() {
  const patience = new AbortController()
  const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  server.mockImplementation((_, ...[, options]) => {
    const { signal } = options as { signal: AbortSignal }
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(refusal(0, 'Nema veze.')))
    })
  })
  return { patience, wait }
}

function expectSignedIn() {
  expect(useUser.getState().user).toEqual(pupil)
  expect(useSession.getState().viewer).toEqual(viewer)
  expect(announceSession).not.toHaveBeenCalled()
  expect(loadPage).not.toHaveBeenCalled()
}
function expectSignedOut() {
  expect(useUser.getState().user).toBeNull()
  expect(useSession.getState().viewer).toBeNull()
  expect(announceSession).toHaveBeenCalledOnce()
  expect(loadPage).toHaveBeenCalledExactlyOnceWith('/')
}

it.each([
  ['gets no answer', 0],
  ['is one too many', 429],
  ['comes while the service is down', 503],
])(
  'a sign-out that %s leaves the pupil signed in, says so, and can be asked again',
  async (...[, status]) => {
    server.mockRejectedValueOnce(refusal(status, 'Usluga je nedostupna.')).mockResolvedValue({})
    await press('Odjava')
    expectSignedIn()
    expect(toasts()).toEqual([FAILED])
    await press('Odjava')
    expectSignedOut()
    expect(toasts()).toHaveLength(1)
  },
)

it('a sign-out that is never answered is given up after fifteen seconds', async () => {
  const { patience, wait } = giveNoAnswer()
  await press('Odjava')
  expect(toasts()).toEqual([])
  expect(wait).toHaveBeenCalledExactlyOnceWith(15_000)
  act(() => patience.abort())
  await settle()
  expectSignedIn()
  expect(toasts()).toEqual([FAILED])
})

it('a second press joins the first', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<object>()
  server.mockReturnValue(promise)
  await press('Odjava')
  await press('Odjava')
  expectSignedIn()
  await act(async () => answer({ success: true }))
  expect(sent()).toHaveLength(1)
  expectSignedOut()
})

it('a session that has ended leads to the sign-in page even when nothing is answered', async () => {
  const { patience } = giveNoAnswer()
  leave()
  await settle()
  expect(loadPage).not.toHaveBeenCalled()
  patience.abort()
  await settle()
  expect(loadPage).toHaveBeenCalledExactlyOnceWith('/prijava')
  expect(readSessionOver()).toBe(window.location.pathname)
})
