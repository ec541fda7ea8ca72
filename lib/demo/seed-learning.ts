import 'server-only'
import { and, eq, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { toLoginKey } from '@/lib/auth/model'
import { accounts } from '@/lib/auth/tables'
import { db } from '@/lib/db/client'
import { visitDays } from '@/lib/rewards/tables'
import { DEMO } from '@/lib/demo/sign-ins'
import { pupils } from '@/lib/users/tables'
import { live } from './simulate-day'
import { MAJAS_WEEKS } from './story'

/**
 * Gives the first demo child some weeks of learning, so that who tries the product sees a living
 * profile and a report; her brother has none, so that they see a beginning too. A child who was
 * ever here stays as it is.
 */
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
        eq(accounts.loginKey, toLoginKey(DEMO.children[0])),
        // Another family's child may have the same nickname.
        eq(parent.loginKey, toLoginKey(DEMO.parent)),
        notExists(visits),
      ),
    )
  if (maja) await live({ role: 'pupil', id: maja.id, hasSubscription: true }, MAJAS_WEEKS, now)
}
