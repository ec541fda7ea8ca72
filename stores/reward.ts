import { create } from 'zustand'
import { ApiError, call } from '@/lib/http/client'
import { zagrebDay } from '@/lib/hr/dates'
import { LEVEL_UP_LOCK_MS, POPUP_DELAY_MS } from '@/lib/rewards/animation'
import { arriveCall, redeemXpCall } from '@/lib/rewards/calls'
import type { XpValue } from '@/lib/rewards/limits'
import type { VisitChange, XpChange } from '@/lib/rewards/model'
import type { Pupil } from '@/lib/users/model'
import { forgetFlame, keepFlame, keptFlame, type StreakChange } from './kept-flame'
import { useUser } from './user'

export type { StreakChange }

type RewardState = {
  /** The flame that has grown and is to be shown; null for none. */
  streak: StreakChange | null
  /** The level that has risen and is to be shown; null for none. */
  levelUp: XpChange | null
  /** When something was last shown to have grown, in milliseconds; for the lock of a second. */
  shownAt: number
  /**
   * Tells the server that the pupil is here, once a Zagreb day and browser. Resolves with what it
   * changed; null when nothing was asked or no answer came.
   */
  arrive: (pupil: Pupil) => Promise<VisitChange | null>
  /** Adds earned XP to the pupil's. Nobody misses what no answer came for: it is redeemed later. */
  redeem: (value: XpValue) => Promise<void>
  /** Redeems what a browser that was closed too early has left. */
  redeemLeft: (pupil: Pupil) => Promise<void>
  /** Shows a flame that grew on a page which was left before it could be shown. */
  takeUpStreak: (pupil: Pupil) => void
  /** The grown flame is on the screen: it is not shown again. */
  seeStreak: () => void
  closeStreak: () => void
  closeLevelUp: () => void
}

/** Awards that are redeemed at one opening of a page: the rest waits for the next. */
const MOST_LEFT = 20

/** What a pupil has just earned, and what is to be shown of it. */
export const useReward = create<RewardState>()((set, get) => ({
  streak: null,
  levelUp: null,
  shownAt: 0,
  arrive: async (pupil) => {
    if (wasHere(pupil._id)) return null
    const change = await call(arriveCall, { body: { korisnikId: pupil._id } }).catch(() => null)
    if (!change) return null
    noteHere(pupil._id, change.day)
    changeUser({ dailyVisits: change.dailyVisits })
    if (pupil.hasRewards && change.newFireLevel > change.oldFireLevel && mayShow()) {
      keepFlame(pupil._id, change)
      showSoon(change)
    }
    return change
  },
  takeUpStreak: (pupil) => {
    const kept = pupil.hasRewards ? keptFlame(pupil._id) : null
    if (kept && !get().streak) showSoon(kept)
  },
  seeStreak: () => {
    const { user } = useUser.getState()
    if (user) forgetFlame(user._id)
  },
  redeem: async (value) => {
    const { user } = useUser.getState()
    if (user?.type !== 'ucenik') return
    try {
      const change = await call(redeemXpCall, { params: { id: user._id }, body: { xp: value } })
      showXp(change.newXP)
      const isShown = user.hasRewards && change.newLevel > change.oldLevel
      if (isShown && mayShow()) set({ levelUp: change })
    } catch (error) {
      // 409: another tab has redeemed it. No answer: it waits on the server for the next visit.
      if (!(error instanceof ApiError)) throw error
    }
  },
  redeemLeft: async ({ openAwards }) => {
    const left: XpValue[] = [
      ...Array.from({ length: openAwards[5] }, () => 5 as const),
      ...Array.from({ length: openAwards[1] }, () => 1 as const),
    ]
    // Once: what this page has asked for is not asked for again when it is looked at again.
    changeUser({ openAwards: { 1: 0, 5: 0 } })
    for (const value of left.slice(0, MOST_LEFT)) await get().redeem(value)
  },
  closeStreak: () => set({ streak: null }),
  closeLevelUp: () => set({ levelUp: null }),
}))

let soon: ReturnType<typeof setTimeout> | undefined

/** Specification, section 9: the flame waits a moment after the user has loaded. */
function showSoon(streak: StreakChange): void {
  clearTimeout(soon)
  soon = setTimeout(() => useReward.setState({ streak }), POPUP_DELAY_MS)
}

/** Specification, section 4: a level-up is locked for a second. */
function mayShow(now = Date.now()): boolean {
  if (now - useReward.getState().shownAt < LEVEL_UP_LOCK_MS) return false
  useReward.setState({ shownAt: now })
  return true
}

/** XP only grows: a smaller sum is an answer that was overtaken by a later one. */
function showXp(xp: number): void {
  const { user } = useUser.getState()
  if (user?.type === 'ucenik') changeUser({ xp: Math.max(user.xp, xp) })
}

function changeUser(changes: Partial<Pick<Pupil, 'xp' | 'dailyVisits' | 'openAwards'>>): void {
  const { user, show } = useUser.getState()
  if (user?.type === 'ucenik') show({ ...user, ...changes })
}

/**
 * The last day, by the server's clock, on which this browser has told that a pupil is here. A
 * browser whose clock is wrong asks too often, and never keeps a day's flame from its pupil.
 */
const keyOf = (pupilId: string) => `iskra_dolazak_${pupilId}`

function wasHere(pupilId: string): boolean {
  try {
    return localStorage.getItem(keyOf(pupilId)) === zagrebDay(new Date())
  } catch {
    // Storage is closed: the server knows whether it is the first visit.
    return false
  }
}

function noteHere(pupilId: string, day: string): void {
  try {
    localStorage.setItem(keyOf(pupilId), day)
  } catch {
    // Then the server is asked at every page.
  }
}
