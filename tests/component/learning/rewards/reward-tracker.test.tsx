import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GrownFlameDialog } from '@/components/learning/rewards/grown-flame'
import { RewardTracker } from '@/components/learning/rewards/reward-tracker'
import type { SignedInViewer } from '@/lib/across/accounts/viewer'
import { rewardsApiCalls } from '@/lib/learning/rewards/calls'
import type { VisitChange } from '@/lib/learning/rewards/model'
import { useReward } from '@/stores/reward'
import { useSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from '../../support/family'
import {
  answer,
  bodies,
  loseConnection,
  advanceClock,
  holdRequest,
  refuse,
  settle,
} from '../../support/network'
import { withEmptyOutbox } from '../../support/outbox'
import { toasts } from '../../support/person'

vi.mock('canvas-confetti', () => ({ default: { create: () => vi.fn() } }))

withEmptyOutbox(pupilOf()._id)

const START = Date.parse('2026-11-20T10:00:00Z')
type Told = { startedAt: string | number; endedAt?: string | number | undefined }
const beacons: Told[] = []
const spanOf = ({ startedAt, endedAt }: Told) =>
  [startedAt, endedAt].map((at) => Number(at) - START)
let isVisible = true
const FIRST: VisitChange = {
  ...{ day: '2026-11-20', flames: 1, dailyVisits: 1 },
  ...{ oldFireLevel: 0, newFireLevel: 1 },
}
const AGAIN: VisitChange = { ...FIRST, dailyVisits: 6, oldFireLevel: 3, newFireLevel: 3 }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  beacons.length = 0
  answer(rewardsApiCalls.addSessionTime, { success: true })
  isVisible = true
  useReward.setState(useReward.getInitialState())
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isVisible ? 'visible' : 'hidden'),
  })
  navigator.sendBeacon = (_url, body) => {
    void (body as Blob).text().then((text) => beacons.push(JSON.parse(text) as never))
    return true
  }
})
afterEach(() => vi.useRealTimers())

const look = (visible: boolean) =>
  act(async () => {
    isVisible = visible
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(10)
  })
async function open(changes: Parameters<typeof pupilOf>[0] = {}) {
  const user = pupilOf(changes)
  useUser.setState({ user })
  useSession.setState({ viewer: { sub: user._id, type: 'ucenik' } as SignedInViewer })
  render(
    <>
      <RewardTracker />
      <GrownFlameDialog />
    </>,
  )
  await advanceClock(10)
}
/** Leaves the page, as by a link that loads another: its memory is gone. */
async function leave() {
  cleanup()
  vi.clearAllTimers()
  useReward.setState(useReward.getInitialState())
  await advanceClock(0)
}
/** Its code is loaded when it opens, which takes real time. */
function dialog(name: string) {
  vi.useRealTimers()
  return screen.findByRole('dialog', { name })
}
const told = () => bodies(rewardsApiCalls.addSessionTime).map(spanOf)
const arrivals = () => bodies(rewardsApiCalls.recordVisit)

it('the first visit shows a toast at once and the welcome 1.5 s later', async () => {
  answer(rewardsApiCalls.recordVisit, FIRST)
  await open({ dailyVisits: 0 })
  expect(arrivals()).toEqual([{ korisnikId: pupilOf()._id }])
  expect(toasts()).toEqual(['success: Dobrodošao! Zaradio si vatricu za današnji dolazak!'])
  expect(useUser.getState().user).toMatchObject({ dailyVisits: 1 })
  await advanceClock(1_480)
  expect(screen.queryByRole('dialog')).toBeNull()
  await advanceClock(100)
  expect(await dialog('Iskra ti želi dobrodošlicu!')).toBeTruthy()
})

it('a flame that grew on a page left at once is shown on the next one, and only once', async () => {
  answer(rewardsApiCalls.recordVisit, FIRST)
  await open({ dailyVisits: 0 })
  await advanceClock(500)
  await leave()
  await open({ dailyVisits: 1 })
  await advanceClock(1_400)
  expect(screen.queryByRole('dialog')).toBeNull()
  await advanceClock(200)
  expect(await dialog('Iskra ti želi dobrodošlicu!')).toBeTruthy()
  vi.useFakeTimers({ now: new Date('2026-11-20T10:01:00Z') })
  await leave()
  await open({ dailyVisits: 1 })
  await advanceClock(5_000)
  expect(useReward.getState().streak).toBeNull()
  expect(sessionStorage.length).toBe(1)
  expect(arrivals()).toHaveLength(1)
})

it('an unseen flame is shown neither to another pupil nor where rewards are hidden', async () => {
  answer(rewardsApiCalls.recordVisit, FIRST)
  await open({ dailyVisits: 0 })
  await leave()
  const sister = idOf('99')
  localStorage.setItem(`iskra:${sister}:dolazak:`, '"2026-11-20"')
  for (const changes of [{ _id: sister }, { hasRewards: false }]) {
    await open(changes)
    await advanceClock(3_000)
    expect(useReward.getState().streak).toBeNull()
    await leave()
  }
})

it('a grown flame waits until the open dialog is closed', async () => {
  answer(rewardsApiCalls.recordVisit, FIRST)
  const other = document.body.appendChild(document.createElement('div'))
  other.setAttribute('role', 'dialog')
  await open({ dailyVisits: 0 })
  await advanceClock(10_000)
  expect(screen.getAllByRole('dialog')).toEqual([other])
  other.remove()
  await advanceClock(400)
  expect(await dialog('Iskra ti želi dobrodošlicu!')).toBeTruthy()
})

it('a visit without a new flame shows only the toast', async () => {
  answer(rewardsApiCalls.recordVisit, AGAIN)
  await open()
  await advanceClock(5_000)
  expect(toasts()).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('is reported once a day in this browser, and again after midnight in an open tab', async () => {
  answer(rewardsApiCalls.recordVisit, AGAIN)
  await open()
  await look(false)
  await look(true)
  expect(arrivals()).toHaveLength(1)
  vi.setSystemTime(new Date('2026-11-20T23:05:00Z'))
  await look(false)
  await look(true)
  expect(arrivals()).toHaveLength(2)
})

it('correcting a clock that ran a day ahead costs no flame', async () => {
  answer(rewardsApiCalls.recordVisit, AGAIN)
  vi.setSystemTime(new Date('2026-11-21T10:00:00Z'))
  await open()
  expect(arrivals()).toHaveLength(1)
  expect(localStorage.getItem(`iskra:${pupilOf()._id}:dolazak:`)).toBe('"2026-11-20"')
  answer(rewardsApiCalls.recordVisit, { ...AGAIN, day: '2026-11-21' })
  await look(false)
  await look(true)
  expect(arrivals()).toHaveLength(2)
  await look(false)
  await look(true)
  expect(arrivals()).toHaveLength(2)
})

it('without a response it shows an error, and is reported the next time', async () => {
  refuse(rewardsApiCalls.recordVisit, 503, 'Usluga je nedostupna.')
  await open()
  expect(toasts()).toEqual(['error: Greška Došlo je do greške pri ažuriranju podataka'])
  answer(rewardsApiCalls.recordVisit, AGAIN)
  await look(false)
  await look(true)
  expect(arrivals()).toHaveLength(2)
  // The error disappears when the action succeeds.
  expect(toasts()).toEqual([expect.not.stringContaining('Greška')])
})

it('with rewards hidden by a parent, visits count silently', async () => {
  answer(rewardsApiCalls.recordVisit, FIRST)
  await open({ hasRewards: false, dailyVisits: 0 })
  await advanceClock(3_000)
  expect(arrivals()).toHaveLength(1)
  expect(toasts()).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('time is reported when the tab is hidden and when it is left, each span once', async () => {
  answer(rewardsApiCalls.recordVisit, AGAIN)
  await open()
  vi.setSystemTime(START + 60_000)
  await look(false)
  vi.setSystemTime(START + 90_000)
  await look(true)
  vi.setSystemTime(START + 120_000)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await advanceClock(10)
  expect(told()).toEqual([
    [0, 60_000],
    [90_000, 120_000],
  ])
  // A page may be gone before its outbox has finished.
  expect(beacons.map(spanOf)).toEqual([[90_000, 120_000]])
})

it('offline time is kept, and reported by the next page', async () => {
  loseConnection(rewardsApiCalls.recordVisit)
  loseConnection(rewardsApiCalls.addSessionTime)
  await open()
  vi.setSystemTime(START + 60_000)
  await look(false)
  await leave()
  answer(rewardsApiCalls.recordVisit, AGAIN)
  answer(rewardsApiCalls.addSessionTime, { success: true })
  isVisible = true
  await open()
  const span = [0, 60_000]
  expect(told()).toEqual([span, span])
})

it.each([
  ['three hours ago', -3 * 3_600_000, 0],
  ['a second less', 1_000 - 3 * 3_600_000, 1_000 - 3 * 3_600_000],
  ['by a clock that was set back', 60_000, 0],
])('a record left %s starts at %i, and is counted from %i', async (_, left, from) => {
  const record = { userID: pupilOf()._id, startedAt: START + left }
  sessionStorage.setItem('session-start', JSON.stringify(record))
  answer(rewardsApiCalls.recordVisit, AGAIN)
  await open()
  await look(false)
  expect(told()).toEqual([[from, expect.any(Number)]])
})

it('awards left by a closed browser are redeemed, and a new level is shown', async () => {
  localStorage.setItem(`iskra:${pupilOf()._id}:dolazak:`, '"2026-11-20"')
  const change = { oldXP: 74, newXP: 75, xpGained: 1, oldLevel: 3, newLevel: 4 }
  answer(rewardsApiCalls.redeemXp, change)
  await open({ xp: 74, openAwards: { 1: 1, 5: 0 } })
  expect(bodies(rewardsApiCalls.redeemXp)).toEqual([{ xp: 1 }])
  expect(useUser.getState().user).toMatchObject({ xp: 75 })
  expect(await dialog('LEVEL UP!')).toBeTruthy()
})

it('XP redeemed elsewhere changes nothing', async () => {
  localStorage.setItem(`iskra:${pupilOf()._id}:dolazak:`, '"2026-11-20"')
  refuse(rewardsApiCalls.redeemXp, 409, 'Za ovo je XP već dodijeljen.')
  await open({ openAwards: { 1: 0, 5: 1 } })
  expect(useUser.getState().user).toMatchObject({ xp: pupilOf().xp })
})

it('the shown XP never falls when two responses arrive out of order', async () => {
  localStorage.setItem(`iskra:${pupilOf()._id}:dolazak:`, '"2026-11-20"')
  await open({ xp: 5 })
  const { redeem } = useReward.getState()
  const answers: (() => Promise<void>)[] = []
  for (const oldXP of [5, 6]) {
    const change = { oldXP, newXP: oldXP + 1, xpGained: 1, oldLevel: 0, newLevel: 0 }
    const waiting = holdRequest(rewardsApiCalls.redeemXp)
    void redeem(1)
    await settle()
    answers.push(() => waiting.answer(change))
  }
  for (const one of answers.toReversed()) {
    await one()
    expect(useUser.getState().user).toMatchObject({ xp: 7 })
  }
})

it('two level-ups within a second are shown once', async () => {
  localStorage.setItem(`iskra:${pupilOf()._id}:dolazak:`, '"2026-11-20"')
  await open()
  const change = { oldXP: 19, newXP: 20, xpGained: 1, oldLevel: 1, newLevel: 2 }
  answer(rewardsApiCalls.redeemXp, change)
  await advanceClock(2_000)
  await act(() => useReward.getState().redeem(1))
  act(() => useReward.getState().closeLevelUp())
  await advanceClock(900)
  await act(() => useReward.getState().redeem(1))
  expect(useReward.getState().levelUp).toBeNull()
  await advanceClock(200)
  await act(() => useReward.getState().redeem(1))
  expect(useReward.getState().levelUp).toEqual(change)
})
