import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { env } from '@/lib/platform/env'
import { runJob } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { deliverDue } from './deliver'
import { sweepLetterFiles } from './forget'
import { setLetterListener } from './outbox'

const TIMES = {
  /** Interval between checks of the outbox, for retries and letters of other processes. */
  lookMs: 7_000,
  /** Delay after this process added a letter, whose transaction is about to commit. */
  postedMs: 250,
  /** Time for pending deliveries when the app stops. */
  stopMs: 2_000,
}

export type DeliveryWorker = { stop(): Promise<void> }

/**
 * Delivers letters until stopped. While the database is unavailable they wait, and only one line is
 * logged.
 */
export function startDelivery(times: Partial<typeof TIMES> = {}): DeliveryWorker {
  const { lookMs, postedMs, stopMs } = { ...TIMES, ...times }
  const [stop, cut] = [new AbortController(), new AbortController()]
  const alarm = makeAlarm()
  setLetterListener(() => alarm.ringSoon(postedMs))
  const look = createDeliveryRound({ stop: stop.signal, cut: cut.signal })
  const work = async () => {
    while (!stop.signal.aborted) {
      await look()
      if (!stop.signal.aborted) await alarm.sleep(lookMs)
    }
  }
  const done = work()
  return {
    stop: async () => {
      setLetterListener(undefined)
      stop.abort()
      alarm.ring()
      const limit = setTimeout(() => cut.abort(), stopMs)
      await done
      clearTimeout(limit)
    },
  }
}

/**
 * Returns a function that delivers due letters once; its first call also sweeps files. It never
 * rejects, and logs only the first of consecutive failures.
 */
function createDeliveryRound(signals: {
  stop: AbortSignal
  cut: AbortSignal
}): () => Promise<void> {
  let isSwept = false
  let isFailing = false
  return async () => {
    try {
      if (!isSwept) await sweepLetterFiles(env().ISKRA_DATA_DIR)
      isSwept = true
      await runJob('letters', () => deliverDue(signals))
      isFailing = false
    } catch (error) {
      if (!isFailing) log().warn({ err: error }, 'The outbox can’t be used now; letters wait')
      isFailing = true
    }
  }
}

/**
 * A sleep that a ring ends early, even a ring before the sleep began. Its timers don't keep the
 * process running.
 */
function makeAlarm() {
  let bell = new AbortController()
  let soon: NodeJS.Timeout | undefined
  const ring = () => bell.abort()
  return {
    ring,
    /** Rings after `ms`; further calls until then have no effect. */
    ringSoon: (ms: number) => {
      soon ??= setTimeout(() => {
        soon = undefined
        ring()
      }, ms).unref()
    },
    sleep: async (ms: number) => {
      await wait(ms, undefined, { signal: bell.signal, ref: false }).catch(() => undefined)
      bell = new AbortController()
    },
  }
}
