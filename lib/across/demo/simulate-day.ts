import 'server-only'
import { v5 as uuidv5 } from 'uuid'
import { addDays, zagrebDay } from '@/lib/platform/hr/dates'
import { recordVisit, addSessionTime } from '@/lib/learning/rewards/visits'
import { countUnredeemedAwards, redeem } from '@/lib/learning/rewards/awards'
import type { PupilPlayer } from '@/lib/learning/answers/policy'
import { performDemoAction } from './pupil-actions'
import { type DemoDay, MAJAS_WEEKS } from './story'
import { and, eq, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { toLoginKey } from '@/lib/platform/auth/model'
import { accounts } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { visitDays } from '@/lib/learning/rewards/tables'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { pupils } from '@/lib/people/users/tables'

const MINUTE_MS = 60_000

/** Plays a story through the domain's functions, each day with its own clock. */
async function simulateStory(
  player: PupilPlayer,
  story: DemoDay[],
  now = new Date(),
): Promise<void> {
  const today = zagrebDay(now)
  for (const { daysAgo, minutes, deeds } of story) {
    // 14:30 UTC is an afternoon in Zagreb, summer and winter.
    const start = new Date(`${addDays(today, -daysAgo)}T14:30:00Z`)
    const end = new Date(start.getTime() + minutes * MINUTE_MS)
    let told = 0
    const tick = () => new Date(Math.min(end.getTime(), start.getTime() + (told += 1) * 25_000))
    const idOf = (name: string) => uuidv5(`${daysAgo} ${name}`, player.id)
    await recordVisit(player.id, start)
    for (const deed of deeds) await performDemoAction(deed, { player, idOf, tick, today })
    await addSessionTime(player.id, start, end)
    await redeemAll(player.id, end)
  }
}

async function redeemAll(pupilId: string, at: Date): Promise<void> {
  const open = await countUnredeemedAwards(pupilId)
  for (const value of [1, 5] as const) {
    for (let left = open[value]; left > 0; left -= 1) await redeem(pupilId, value, at)
  }
}

/** Gives the first demo child some weeks of learning, unless she has visited already. */
export async function seedDemoLearning(now = new Date()): Promise<void> {
  const visits = db().select().from(visitDays).where(eq(visitDays.pupilId, accounts.id))
  const parent = alias(accounts, 'parent')
  const [maja] = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(pupils, eq(pupils.id, accounts.id))
    .innerJoin(parent, eq(parent.id, pupils.parentId))
    .where(
      and(
        eq(accounts.loginKey, toLoginKey(DEMO_ACCOUNTS.children[0])),
        // A child of another family may have this nickname.
        eq(parent.loginKey, toLoginKey(DEMO_ACCOUNTS.parent)),
        notExists(visits),
      ),
    )
  if (maja)
    await simulateStory({ role: 'pupil', id: maja.id, hasSubscription: true }, MAJAS_WEEKS, now)
}
