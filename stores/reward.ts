import { create } from 'zustand'
import { ApiError, call } from '@/lib/platform/http/client'
import { keep, storageKeyOf, readKept } from '@/lib/platform/browser/storage'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { LEVEL_UP_COOLDOWN_MS, POPUP_DELAY_MS } from '@/lib/learning/rewards/animation'
import { rewardsApiCalls } from '@/lib/learning/rewards/calls'
import type { XpValue } from '@/lib/learning/rewards/limits'
import type { VisitChange, XpChange } from '@/lib/learning/rewards/model'
import type { Pupil } from '@/lib/across/accounts/model'
import { useUser } from './user'

/** The fire levels before and after a visit (rule 20.20). */
export type FireLevelChange = Pick<VisitChange, 'oldFireLevel' | 'newFireLevel'>

type RewardState = {
  streak: FireLevelChange | null
  /** A new level to show; later levels are merged into it. */
  levelUp: XpChange | null
  /** Time of the last level-up of each kind in milliseconds, for its one-second lock. */
  grownAt: { flame: number; level: number }
  /**
   * Reports a visit once per Zagreb day and browser; null if not sent. Rejects with an ApiError.
   */
  arrive: (pupil: Pupil) => Promise<VisitChange | null>
  /**
   * Redeems earned XP and resolves with the amount added. When no response arrives, it is redeemed
   * later.
   */
  redeem: (value: XpValue) => Promise<number>
  /** Redeems awards left over from an earlier page. */
  redeemLeft: (pupil: Pupil) => Promise<void>
  /** Shows rewards that an earlier page could not show. */
  restorePending: (pupil: Pupil) => void
  /** Marks the streak as shown. */
  markStreakSeen: () => void
  markLevelUpSeen: () => void
  closeStreak: () => void
  closeLevelUp: () => void
}

/** Awards redeemed per page; the rest waits for the next page. */
const MOST_LEFT = 20

/** A pupil's earned rewards, and those to show. */
export const useReward = create<RewardState>()((set, get) => ({
  streak: null,
  levelUp: null,
  grownAt: { flame: -Infinity, level: -Infinity },
  arrive: async (pupil) => {
    if (wasHere(pupil._id)) return null
    const change = await call(rewardsApiCalls.recordVisit, { body: { korisnikId: pupil._id } })
    keep(visitKey(pupil._id), change.day)
    changeUser({ dailyVisits: change.dailyVisits })
    if (pupil.hasRewards && change.newFireLevel > change.oldFireLevel && mayShow('flame')) {
      const { oldFireLevel, newFireLevel } = change
      keepReward('vatrica', pupil._id, { oldFireLevel, newFireLevel })
      showSoon(change)
    }
    return change
  },
  restorePending: ({ _id, hasRewards }) => {
    if (!hasRewards) return
    const flame = keptReward('vatrica', _id)
    if (flame && !get().streak) showSoon(flame)
    const level = keptReward('razina', _id)
    if (level && !get().levelUp) set({ levelUp: level })
  },
  markStreakSeen: () => forget('vatrica'),
  markLevelUpSeen: () => forget('razina'),
  redeem: async (value) => {
    const { user } = useUser.getState()
    if (user?.type !== 'ucenik') return 0
    try {
      const change = await call(rewardsApiCalls.redeemXp, {
        params: { id: user._id },
        body: { xp: value },
      })
      showXp(change.newXP)
      if (user.hasRewards && change.newLevel > change.oldLevel) showLevelUp(user._id, change)
      return change.xpGained
    } catch (error) {
      // 409: another tab has redeemed it. No response: it waits on the server for the next visit.
      if (!(error instanceof ApiError)) throw error
      return 0
    }
  },
  redeemLeft: async ({ openAwards }) => {
    const left: XpValue[] = [
      ...Array.from({ length: openAwards[5] }, () => 5 as const),
      ...Array.from({ length: openAwards[1] }, () => 1 as const),
    ]
    // Only once per page, even when the page becomes visible again.
    changeUser({ openAwards: { 1: 0, 5: 0 } })
    for (const value of left.slice(0, MOST_LEFT)) await get().redeem(value)
  },
  closeStreak: () => set({ streak: null }),
  closeLevelUp: () => set({ levelUp: null }),
}))

let soon: ReturnType<typeof setTimeout> | undefined

/** Rule 20.15: the flame appears shortly after the user has loaded. */
function showSoon(streak: FireLevelChange): void {
  clearTimeout(soon)
  soon = setTimeout(() => useReward.setState({ streak }), POPUP_DELAY_MS)
}

function forget(kind: 'vatrica' | 'razina'): void {
  const { user } = useUser.getState()
  if (user) forgetReward(kind, user._id)
}

/**
 * Rule 20.16: each kind of level-up is locked for a second; neither locks the other.
 */
function mayShow(kind: 'flame' | 'level', now = Date.now()): boolean {
  const { grownAt } = useReward.getState()
  if (Math.abs(now - grownAt[kind]) < LEVEL_UP_COOLDOWN_MS) return false
  useReward.setState({ grownAt: { ...grownAt, [kind]: now } })
  return true
}

/** Shows a new level, merged with one still waiting. */
function showLevelUp(pupilId: string, change: XpChange): void {
  const { levelUp } = useReward.getState()
  if (!levelUp && !mayShow('level')) return
  const { oldXP, oldLevel } = levelUp ?? change
  const rise = { ...change, oldXP, oldLevel, xpGained: change.newXP - oldXP }
  keepReward('razina', pupilId, rise)
  useReward.setState({ levelUp: rise })
}

/** XP only grows: a smaller sum comes from an older response. */
function showXp(xp: number): void {
  const { user } = useUser.getState()
  if (user?.type === 'ucenik') changeUser({ xp: Math.max(user.xp, xp) })
}

function changeUser(changes: Partial<Pick<Pupil, 'xp' | 'dailyVisits' | 'openAwards'>>): void {
  const { user, show } = useUser.getState()
  if (user?.type === 'ucenik') show({ ...user, ...changes })
}

/** The last reported day by the server's clock, so that a wrong browser clock costs no flame. */
const visitKey = (pupilId: string) => storageKeyOf(pupilId, 'dolazak')
const isDay = (value: unknown) => typeof value === 'string'

const wasHere = (pupilId: string) => readKept(visitKey(pupilId), isDay) === zagrebDay(new Date())

type Waiting = { vatrica: FireLevelChange; razina: XpChange }
type Kind = keyof Waiting

/** Stored until shown, because the pupil may leave the page before. */
const keepReward = <K extends Kind>(kind: K, pupilId: string, change: Waiting[K]) =>
  void keep(storageKeyOf(pupilId, kind), change, 'tab')

/** A reward this pupil has not seen. */
const keptReward = <K extends Kind>(kind: K, pupilId: string): Waiting[K] | null =>
  readKept(storageKeyOf(pupilId, kind), (kept): kept is Waiting[K] => isChange(kept, kind), 'tab')

const forgetReward = (kind: Kind, pupilId: string) =>
  void keep(storageKeyOf(pupilId, kind), null, 'tab')

/** Fields of each kind; of the first two, the second must be greater. */
const FIELDS: Record<Kind, string[]> = {
  vatrica: ['oldFireLevel', 'newFireLevel'],
  razina: ['oldLevel', 'newLevel', 'oldXP', 'newXP', 'xpGained'],
}

const LEVEL_MAX = 12

function isChange<K extends Kind>(value: unknown, kind: K): value is Waiting[K] {
  if (typeof value !== 'object' || value === null) return false
  const numbers = FIELDS[kind].map((field) => (value as Record<string, unknown>)[field])
  const [before, after] = numbers
  const isWhole = numbers.every((one) => Number.isInteger(one) && Number(one) >= 0)
  return isWhole && Number(before) < Number(after) && Number(after) <= LEVEL_MAX
}
