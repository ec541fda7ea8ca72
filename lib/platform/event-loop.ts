import { setImmediate } from 'node:timers/promises'

/** How long work may block the event loop before other requests notice. */
const AT_ONCE_MS = 20

/** Runs work step by step, and yields to other requests between steps. */
export async function runWithoutBlocking<Result>(
  steps: Iterator<unknown, Result>,
): Promise<Result> {
  const yieldToEventLoop = eventLoopYielder()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await yieldToEventLoop()
  }
}

/**
 * Returns a function to await between the parts of long work; it yields to other requests when
 * needed.
 */
export function eventLoopYielder(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < AT_ONCE_MS) return
    await setImmediate()
    since = performance.now()
  }
}
