import '../support/edges'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AccountList } from '@/components/accounts/account-list'
import { ProfileSwitcher } from '@/components/accounts/profile-switcher'
import { loadPage } from '@/lib/browser/load-page'
import type { User } from '@/lib/accounts/model'
import { useSession } from '@/stores/session'
import { startTimer } from '@/stores/session-timer'
import { leave, useUser } from '@/stores/user'
import { parentOf, pupilOf } from '../support/family'
import { left, withEmptyOutbox } from '../support/outbox'
import { refusal, sent, server, settle, withoutMemory } from '../support/people'

withoutMemory()
withEmptyOutbox(pupilOf()._id)

const START = Date.parse('2026-11-20T10:00:00Z')
const PAUSE = '/korisnik/handle-session-pause'
const pupil = pupilOf({ loginViaParent: true })

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: START, toFake: ['Date'] })
  startTimer(pupil._id)
  vi.setSystemTime(START + 60_000)
})
afterEach(() => vi.useRealTimers())

const kept = () => JSON.parse(sessionStorage.getItem('session-start') ?? 'null') as unknown
const record = { userID: pupil._id, startedAt: START }
const told = { ...record, endedAt: START + 60_000, sentAt: START + 60_000 }

function show(user: User) {
  const { type, firstName } = user
  const viewer = { sub: user._id, type, firstName, avatarURL: null, loginViaParent: true, exp: 4e9 }
  useSession.setState({ viewer })
  useUser.setState({ user })
  render(
    <>
      <AccountList onChoose={() => undefined} />
      <ProfileSwitcher isOpen onOpenChange={() => undefined} />
    </>,
  )
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }))
  await settle()
}

it.each([
  ['a sign-out', 'Odjava', ['/korisnik/odjava', undefined]],
  ['a switch to the parent', 'Ana', ['/korisnik/return-to-parent', { childId: pupil._id }]],
])('%s waits until the server knows the time of the pupil, and ends it', async (_, name, after) => {
  const answer = Promise.withResolvers<object>()
  server.mockReturnValueOnce(answer.promise).mockResolvedValue({ success: true })
  show(pupil)
  await press(name)
  expect(sent()).toEqual([[PAUSE, told]])
  expect(loadPage).not.toHaveBeenCalled()
  answer.resolve({ success: true })
  await settle()
  expect(sent()).toEqual([[PAUSE, told], after])
  expect(kept()).toBeNull()
  expect(loadPage).toHaveBeenCalledOnce()
})

it.each(['Odjava', 'Ana'])('„%s” goes on when the server refuses the time', async (name) => {
  server.mockRejectedValueOnce(refusal(503, 'Usluga je nedostupna.')).mockResolvedValue({})
  show(pupil)
  await press(name)
  expect(sent()).toHaveLength(2)
  expect(kept()).toBeNull()
})

it('a server that never answers about the time holds nobody back for more than two seconds', async () => {
  server.mockImplementation(({ path }) =>
    path === PAUSE ? new Promise(() => undefined) : Promise.resolve({ success: true }),
  )
  show(pupil)
  const started = performance.now()
  await press('Odjava')
  expect(sent()).toHaveLength(1)
  await vi.waitFor(() => expect(loadPage).toHaveBeenCalledExactlyOnceWith('/'), { timeout: 3_000 })
  expect(performance.now() - started).toBeGreaterThan(1_900)
  expect(kept()).toBeNull()
  // It is sent once the pupil is back.
  expect(await left(pupil._id, 'vrijeme')).toHaveLength(1)
})

it.each([
  ['a sign-out', 'Odjava'],
  ['a switch', 'Ana'],
])('%s that fails counts on from the beginning', async (_, name) => {
  server.mockResolvedValueOnce({}).mockRejectedValueOnce(refusal(503, 'Usluga je nedostupna.'))
  show(pupil)
  await press(name)
  expect(kept()).toEqual(record)
})

it('a parent’s sign-out tells no time', async () => {
  sessionStorage.clear()
  server.mockResolvedValue({ success: true })
  show(parentOf())
  await press('Odjava')
  expect(sent().map(([path]) => path)).toEqual(['/korisnik/odjava'])
})

it('a session that has ended takes its time along: the next one begins anew', async () => {
  server.mockResolvedValue({ success: true })
  useUser.setState({ user: pupil })
  leave()
  await settle()
  expect(kept()).toBeNull()
  startTimer(pupil._id)
  expect(kept()).toEqual({ ...record, startedAt: START + 60_000 })
})
