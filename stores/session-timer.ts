import { keep, readKept } from '@/lib/platform/browser/storage'
import { rewardsApiCalls } from '@/lib/learning/rewards/calls'
import { LONGEST_SESSION_MS } from '@/lib/learning/rewards/limits'
import { flush, itemFor, put } from './outbox'
import { stopCountingTime, setWorkBeforeSessionEnd, SESSION_START_KEY } from './session'

type SessionRecord = { userID: string; startedAt: number }

const URL = `/api${rewardsApiCalls.addSessionTime.path}`

/** Longest delay of signing out while the time is reported. */
const PATIENCE_MS = 2_000

/**
 * Starts counting a pupil's time. Drops records that are hours old or from a clock that was set
 * back.
 */
export function startTimer(userID: string, now = Date.now()): void {
  const record = read()
  const age = now - (record?.startedAt ?? 0)
  if (record?.userID === userID && age >= 0 && age < LONGEST_SESSION_MS) return
  keep(SESSION_START_KEY, { userID, startedAt: now } satisfies SessionRecord, 'tab')
}

/** Stops counting and reports the time through the outbox. */
export function pauseTimer(now = Date.now()): void {
  void tellSpan(now)
  stopCountingTime()
}

/**
 * Reports the time by a beacon when leaving the page, since the outbox may be too slow. Counted
 * once.
 */
export function pauseTimerByBeacon(now = Date.now()): void {
  const record = read()
  if (!record) return
  const body = JSON.stringify({ ...record, endedAt: now, sentAt: now })
  navigator.sendBeacon(`${URL}?_t=${now}`, new Blob([body], { type: 'application/json' }))
  pauseTimer(now)
}

/** Sends time and outbox while the session's cookie is still valid. Counting continues. */
const tellTime = (): Promise<unknown> =>
  Promise.race([tellSpan(Date.now()), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])

setWorkBeforeSessionEnd(tellTime)

async function tellSpan(now: number): Promise<void> {
  const record = read()
  if (record) {
    const { userID, startedAt } = record
    const envelope = { id: `vrijeme:${startedAt}`, owner: userID, kind: 'vrijeme' }
    const body = { ...record, endedAt: now, sentAt: now }
    await put(itemFor(rewardsApiCalls.addSessionTime, { body }, envelope))
  }
  await flush()
}

const read = (): SessionRecord | null => readKept(SESSION_START_KEY, isRecord, 'tab')

const isRecord = (value: unknown): value is SessionRecord =>
  typeof value === 'object' &&
  value !== null &&
  'userID' in value &&
  typeof value.userID === 'string' &&
  'startedAt' in value &&
  Number.isSafeInteger(value.startedAt)
