import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { deliverDue } from './deliver'
import { sweepLetterFiles } from './forget'
import { onLetter } from './outbox'

const TIMES = {
  /** Between two looks into the outbox: retries, and letters of other processes. */
  lookMs: 7_000,
  /** After a letter of this process: its transaction is about to end. */
  postedMs: 250,
  /** For what is under way when the app stops. */
  stopMs: 2_000,
}

export type DeliveryWorker = { stop(): Promise<void> }

/** Delivers letters until stopped; while the database is away they wait, with one line logged. */
export function startDelivery(times: Partial<typeof TIMES> = {}): DeliveryWorker {
  const { lookMs, postedMs, stopMs } = { ...TIMES, ...times }
  const [stop, cut] = [new AbortController(), new AbortController()]
  const alarm = makeAlarm()
  onLetter(() => alarm.ringSoon(postedMs))
  const look = lookingOnce({ stop: stop.signal, cut: cut.signal })
  const work = async () => {
    while (!stop.signal.aborted) {
      await look()
      if (!stop.signal.aborted) await alarm.sleep(lookMs)
    }
  }
  const done = work()
  return {
    stop: async () => {
      onLetter(undefined)
      stop.abort()
      alarm.ring()
      const limit = setTimeout(() => cut.abort(), stopMs)
      await done
      clearTimeout(limit)
    },
  }
}

/**
 * One look into the outbox, the first with a sweep. Never rejects: of a row of failures it tells
 * one.
 */
function lookingOnce(signals: { stop: AbortSignal; cut: AbortSignal }): () => Promise<void> {
  let isSwept = false
  let isFailing = false
  return async () => {
    try {
      if (!isSwept) await sweepLetterFiles(env().ISKRA_DATA_DIR)
      isSwept = true
      await deliverDue(signals)
      isFailing = false
    } catch (error) {
      if (!isFailing) log().warn({ err: error }, 'The outbox can’t be used now; letters wait')
      isFailing = true
    }
  }
}

/** A sleep that can be cut short, also by a ring before it began. Its timers hold no process. */
function makeAlarm() {
  let bell = new AbortController()
  let soon: NodeJS.Timeout | undefined
  const ring = () => bell.abort()
  return {
    ring,
    /** Rings after `ms`; more calls until then change nothing. */
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
