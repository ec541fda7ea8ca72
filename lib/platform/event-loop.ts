import { setImmediate } from 'node:timers/promises'

/** Work in one go that other callers do not notice. */
const AT_ONCE_MS = 20

/** Does work step by step, and lets others have their turn between the steps. */
export async function inTurns<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  const yieldToEventLoop = eventLoopYielder()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await yieldToEventLoop()
  }
}

/** Awaited between the parts of long work, it lets others have their turn now and then. */
export function eventLoopYielder(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < AT_ONCE_MS) return
    await setImmediate()
    since = performance.now()
  }
}
