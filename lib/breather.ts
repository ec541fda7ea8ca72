import { setImmediate } from 'node:timers/promises'

/** Work in one go that other callers do not notice. */
const AT_ONCE_MS = 20

/** Awaited between the parts of long work, it lets others have their turn now and then. */
export function breather(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < AT_ONCE_MS) return
    await setImmediate()
    since = performance.now()
  }
}
