import '../support/edges'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AccountList } from '@/components/accounts/account-list'
import { ProfileSwitcher } from '@/components/accounts/profile-switcher'
import { loadPage } from '@/lib/browser/load-page'
import type { User } from '@/lib/accounts/model'
import { useSession } from '@/stores/session'
import { startTimer } from '@/stores/session-timer'
import { leave, useUser } from '@/stores/user'
import { parentOf, pupilOf } from '../support/family'
import { refusal, sent, server, settle, withoutMemory } from '../support/people'

withoutMemory()

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
const told = { ...record, sentAt: START + 60_000 }

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
  const patience = new AbortController()
  const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
  server.mockImplementation((target, ...[, options]) =>
    target.path === PAUSE
      ? new Promise((_, reject) => {
          const { signal } = options as { signal: AbortSignal }
          signal.addEventListener('abort', () => reject(refusal(0, 'Nema veze.')))
        })
      : Promise.resolve({ success: true }),
  )
  show(pupil)
  await press('Odjava')
  expect(sent()).toHaveLength(1)
  expect(wait.mock.calls[0]?.[0]).toBeLessThanOrEqual(2_000)
  act(() => patience.abort())
  await settle()
  expect(loadPage).toHaveBeenCalledExactlyOnceWith('/')
  expect(kept()).toBeNull()
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
