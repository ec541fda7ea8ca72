import { setTimeout as sleep } from 'node:timers/promises'
import type { Lease } from './lease'
import { join, type ShareOptions } from './share'

/** Waits between attempts to bring a dead server back, doubled each time. */
const RETRY_MS = { first: 50, most: 5_000 }

type Options = ShareOptions & { signal: AbortSignal; log: (line: string) => void }

/** Brings the server back whenever it dies. Resolves with the last share after `signal`. */
export async function supervise(first: Lease, options: Options): Promise<Lease | undefined> {
  let lease: Lease | undefined = first
  const aborted = new Promise<void>((resolve) =>
    options.signal.addEventListener('abort', () => resolve(), { once: true }),
  )
  for (;;) {
    await Promise.race([lease?.lost, aborted])
    if (options.signal.aborted) return lease
    options.log('The database has stopped by itself: starting it again.')
    lease = await rejoin(options)
    if (lease) options.log('The database is back.')
  }
}

async function rejoin(options: Options): Promise<Lease | undefined> {
  let waitMs = RETRY_MS.first
  while (!options.signal.aborted) {
    try {
      return (await join(options)).lease
    } catch (error) {
      if (options.signal.aborted) return undefined
      options.log(`The database does not start: ${(error as Error).message}`)
      await sleep(waitMs, undefined, { signal: options.signal }).catch(() => undefined)
      waitMs = Math.min(waitMs * 2, RETRY_MS.most)
    }
  }
  return undefined
}
