import { forgetPages } from '@/lib/platform/cache/page-store'
import { closeDatabase } from '@/lib/platform/db/client'

/** What the app counts and keeps in its process, beside the database. */
const KEPT = ['iskraLimiters', 'iskraSharedLimits', 'iskraMailWake']

/** As if the process had just begun: what one file counted must not refuse a call of the next. */
export async function forgetState(): Promise<void> {
  await closeDatabase()
  forgetPages()
  for (const name of KEPT) Reflect.deleteProperty(globalThis, name)
}
