import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AccountMenuSection } from '@/components/across/accounts/account-menu-section'
import { ProfileSwitcher } from '@/components/across/accounts/profile-switcher'
import { sessionApiCalls } from '@/lib/across/accounts/session-calls'
import type { User } from '@/lib/across/accounts/model'
import { rewardsApiCalls } from '@/lib/learning/rewards/calls'
import { useSession } from '@/stores/session'
import { startTimer } from '@/stores/session-timer'
import { leaveRefusedSession } from '@/stores/load-user'
import { useUser } from '@/stores/user'
import { parentOf, pupilOf, viewerOf } from '../../support/family'
import { answer, calls, holdRequest, refuse, sentInputs, settle } from '../../support/network'
import { waitingIds, withEmptyOutbox } from '../../support/outbox'
import { pagesLoaded } from '../../support/person'

withEmptyOutbox(pupilOf()._id)

const START = Date.parse('2026-11-20T10:00:00Z')
const PAUSE = rewardsApiCalls.addSessionTime
const SUCCESS = { success: true }
const pupil = pupilOf({ loginViaParent: true })

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] })
  startTimer(pupil._id)
  vi.setSystemTime(START + 60_000)
})
afterEach(() => vi.useRealTimers())

const kept = () => JSON.parse(sessionStorage.getItem('session-start') ?? 'null') as unknown
const record = { userID: pupil._id, startedAt: START }
/** The server responds normally. */
function serve() {
  answer(PAUSE, SUCCESS)
  answer(sessionApiCalls.signOut, SUCCESS)
  answer(sessionApiCalls.returnToParent, { user: parentOf(), token: '' })
}
const told = { ...record, endedAt: START + 60_000, sentAt: START + 60_000 }

function show(user: User) {
  useSession.setState({ viewer: viewerOf(user, { loginViaParent: true }) })
  useUser.setState({ user })
  render(
    <>
      <AccountMenuSection onChoose={() => undefined} />
      <ProfileSwitcher onOpenChange={() => undefined} />
    </>,
  )
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }))
  await settle()
}

it.each([
  ['a sign-out', 'Odjava', 'GET /korisnik/odjava'],
  ['a switch to the parent', 'Ana', 'POST /korisnik/return-to-parent'],
])('%s waits until the server has the pupil’s time, and ends it', async (_, name, after) => {
  serve()
  const waiting = holdRequest(PAUSE)
  show(pupil)
  await press(name)
  expect(sentInputs(PAUSE)).toEqual([{ body: told }])
  expect(pagesLoaded()).toEqual([])
  await waiting.answer(SUCCESS)
  await settle()
  expect(calls()).toEqual([`POST ${PAUSE.path}`, after])
  expect(kept()).toBeNull()
  expect(pagesLoaded()).toHaveLength(1)
})

it.each(['Odjava', 'Ana'])('„%s” continues when the server rejects the time', async (name) => {
  serve()
  refuse(PAUSE, 503, 'Usluga je nedostupna.')
  show(pupil)
  await press(name)
  expect(calls()).toHaveLength(2)
  expect(kept()).toBeNull()
})

it('a server that does not respond delays nobody by more than two seconds', async () => {
  serve()
  holdRequest(PAUSE)
  show(pupil)
  const started = performance.now()
  await press('Odjava')
  expect(calls()).toHaveLength(1)
  await vi.waitFor(() => expect(pagesLoaded()).toEqual(['/']), { timeout: 3_000 })
  expect(performance.now() - started).toBeGreaterThan(1_900)
  expect(kept()).toBeNull()
  // It is sent when the pupil returns.
  expect(await waitingIds(pupil._id, 'vrijeme')).toHaveLength(1)
})

it.each([
  ['a sign-out', 'Odjava'],
  ['a switch', 'Ana'],
])('%s that fails continues counting from the start', async (_, name) => {
  serve()
  for (const target of [sessionApiCalls.signOut, sessionApiCalls.returnToParent])
    refuse(target, 503, 'Usluga je nedostupna.')
  show(pupil)
  await press(name)
  expect(kept()).toEqual(record)
})

it('a parent’s sign-out reports no time', async () => {
  sessionStorage.clear()
  serve()
  show(parentOf())
  await press('Odjava')
  expect(calls()).toEqual(['GET /korisnik/odjava'])
})

it('an ended session drops its time: the next one starts at zero', async () => {
  serve()
  useUser.setState({ user: pupil })
  leaveRefusedSession()
  await settle()
  expect(kept()).toBeNull()
  startTimer(pupil._id)
  expect(kept()).toEqual({ ...record, startedAt: START + 60_000 })
})
