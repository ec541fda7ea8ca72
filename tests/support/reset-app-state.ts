import { forgetPages } from '@/lib/platform/cache/page-store'
import { closeDatabase } from '@/lib/platform/db/client'

/** Global variables in which the app's process keeps counts and callbacks. */
const KEPT = [
  'iskraKnownErrors',
  'iskraLimiters',
  'iskraMailWake',
  'iskraOutage',
  'iskraRecorder',
  'iskraSharedLimits',
  'iskraTracing',
]

/** Resets the app's process state, so that counts of one test file don't affect the next. */
export async function resetAppState(): Promise<void> {
  await closeDatabase()
  forgetPages()
  for (const name of KEPT) Reflect.deleteProperty(globalThis, name)
}
