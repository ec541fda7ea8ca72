import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from '@/lib/platform/log'
import { drain, ensureVersion, tidyQueue } from './drain'

/** Between two looks; a search reads what has just changed by itself. */
const LOOK_MS = 3_000

/** Between two batches of many: others use the database too. */
const REST_MS = 20

/** Changes after which the queue is tidied up. */
const TIDY_AFTER = 20_000

/** Reads a batch of what has changed, and tidies up after many. */
function makeIndexer() {
  let untidy = 0
  return async (isPatient: boolean): Promise<number> => {
    const taken = await drain({ isPatient })
    untidy += taken
    if (untidy >= TIDY_AFTER) {
      untidy = 0
      await tidyQueue()
    }
    return taken
  }
}

/** Keeps the index up to date until stopped; while the database is away it waits, with one line logged. */
export function startIndexing({ lookMs = LOOK_MS } = {}): { stop(): Promise<void> } {
  const stop = new AbortController()
  const index = makeIndexer()
  let isFailing = false
  const look = async () => {
    try {
      await ensureVersion()
      const taken = await index(false)
      isFailing = false
      return taken
    } catch (error) {
      if (!isFailing) log().warn({ err: error }, 'The search index can’t be renewed now')
      isFailing = true
      return 0
    }
  }
  const work = async () => {
    while (!stop.signal.aborted) {
      const pause = (await look()) ? REST_MS : lookMs
      await wait(pause, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
    }
  }
  const done = work()
  return {
    stop: async () => {
      stop.abort()
      await done
    },
  }
}

/** Indexes all that has changed, on the app's connections. Resolves with how many changes there were. */
export async function indexEverything(): Promise<number> {
  await ensureVersion()
  const index = makeIndexer()
  let changes = 0
  for (;;) {
    const taken = await index(true)
    if (!taken) return changes
    changes += taken
  }
}
