import { act, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { AccountMenuSection } from '@/components/across/accounts/account-menu-section'
import { sessionApiCalls } from '@/lib/across/accounts/session-calls'
import { readSessionEndPath } from '@/lib/across/accounts/session-over'
import { announceSession, useSession } from '@/stores/session'
import { leaveRefusedSession } from '@/stores/load-user'
import { useUser } from '@/stores/user'
import { pupilOf, viewerOf } from '../../support/family'
import { answer, calls, holdRequest, refuse, settle } from '../../support/network'
import { press, toasts, pagesLoaded } from '../../support/person'

vi.mock('@/stores/session', async (original) => ({
  ...(await original<object>()),
  announceSession: vi.fn(),
}))

const pupil = pupilOf()
const viewer = viewerOf(pupil)
const FAILED = 'error: Greška Odjava nije uspjela. Treba pokušati ponovno.'

beforeEach(() => {
  vi.mocked(announceSession).mockReset()
  useSession.setState({ viewer })
  useUser.setState({ user: pupil })
  render(<AccountMenuSection onChoose={() => undefined} />)
})

/** Lets a test end the timeout. */
function holdPatience() {
  const patience = new AbortController()
  const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  return { patience, wait }
}

function expectSignedIn() {
  expect(useUser.getState().user).toEqual(pupil)
  expect(useSession.getState().viewer).toEqual(viewer)
  expect(announceSession).not.toHaveBeenCalled()
  expect(pagesLoaded()).toEqual([])
}
function expectSignedOut() {
  expect(useUser.getState().user).toBeNull()
  expect(useSession.getState().viewer).toBeNull()
  expect(announceSession).toHaveBeenCalledOnce()
  expect(pagesLoaded()).toEqual(['/'])
}

it.each([
  ['gets no answer', 0],
  ['is one too many', 429],
  ['comes while the service is down', 503],
])(
  'a sign-out that %s leaves the pupil signed in, reports it, and can be retried',
  async (...[, status]) => {
    refuse(sessionApiCalls.signOut, status, 'Usluga je nedostupna.')
    await press('Odjava')
    expectSignedIn()
    expect(toasts()).toEqual([FAILED])
    answer(sessionApiCalls.signOut, { success: true })
    await press('Odjava')
    expectSignedOut()
    expect(toasts()).toHaveLength(1)
  },
)

it('whoever signed in at the provider is led to its page for signing out', async () => {
  const next = 'https://prijava.example/end'
  answer(sessionApiCalls.signOut, { success: true, next })
  await press('Odjava')
  expect(pagesLoaded()).toEqual([next])
})

it('a sign-out without a response is given up after fifteen seconds', async () => {
  const { patience, wait } = holdPatience()
  holdRequest(sessionApiCalls.signOut)
  await press('Odjava')
  expect(toasts()).toEqual([])
  expect(wait).toHaveBeenCalledExactlyOnceWith(15_000)
  act(() => patience.abort())
  await settle()
  expectSignedIn()
  expect(toasts()).toEqual([FAILED])
})

it('a second click joins the first request', async () => {
  const waiting = holdRequest(sessionApiCalls.signOut)
  await press('Odjava')
  await press('Odjava')
  expectSignedIn()
  await waiting.answer({ success: true })
  expect(calls()).toHaveLength(1)
  expectSignedOut()
})

it('an ended session leads to the sign-in page even without a response', async () => {
  const { patience } = holdPatience()
  holdRequest(sessionApiCalls.signOut)
  leaveRefusedSession()
  await settle()
  expect(pagesLoaded()).toEqual([])
  patience.abort()
  await settle()
  expect(pagesLoaded()).toEqual(['/prijava'])
  expect(readSessionEndPath()).toBe(window.location.pathname)
})
