import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { runJob } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { indexBatch, reindexIfOutdated, vacuumQueue } from './index-batch'

/** Interval between checks; a search indexes the latest changes by itself. */
const LOOK_MS = 3_000

/** Pause between batches, so that others can use the database. */
const REST_MS = 20

/** Changes after which the queue is vacuumed. */
const TIDY_AFTER = 20_000

/** Indexes a batch of changes, and vacuums the queue after many. */
function makeIndexer() {
  let untidy = 0
  return async (isPatient: boolean): Promise<number> => {
    const taken = await indexBatch({ isPatient })
    untidy += taken
    if (untidy >= TIDY_AFTER) {
      untidy = 0
      await vacuumQueue()
    }
    return taken
  }
}

/**
 * Keeps the index up to date until stopped. While the database is unavailable it waits, with one
 * line logged.
 */
export function startIndexing({ lookMs = LOOK_MS } = {}): { stop(): Promise<void> } {
  const stop = new AbortController()
  const index = makeIndexer()
  let isFailing = false
  const look = async () => {
    try {
      const taken = await runJob('search-index', async () => {
        await reindexIfOutdated()
        return index(false)
      })
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

/** Indexes all changes, on the app's connections. Resolves with their number. */
export async function indexPendingChanges(): Promise<number> {
  await reindexIfOutdated()
  const index = makeIndexer()
  let changes = 0
  for (;;) {
    const taken = await index(true)
    if (!taken) return changes
    changes += taken
  }
}
