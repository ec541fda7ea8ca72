import { keep, readKept } from '@/lib/browser/storage'
import { rewardsCalls } from '@/lib/rewards/calls'
import { LONGEST_SESSION_MS } from '@/lib/rewards/limits'
import { flush, itemFor, put } from './outbox'
import { dropTime, SESSION_START } from './session'

type SessionRecord = { userID: string; startedAt: number }

const URL = `/api${rewardsCalls.pauseSession.path}`

/** How long whoever signs out waits for the server to know the time: it must hold nobody back. */
const PATIENCE_MS = 2_000

/**
 * Begins to count a pupil's time, unless it is being counted. A record that a browser which broke
 * down left hours ago, or of a clock that was set back, is of no session that goes on.
 */
export function startTimer(userID: string, now = Date.now()): void {
  const record = read()
  const age = now - (record?.startedAt ?? 0)
  if (record?.userID === userID && age >= 0 && age < LONGEST_SESSION_MS) return
  keep(SESSION_START, { userID, startedAt: now } satisfies SessionRecord, 'tab')
}

/** Ends the counting and has the server told by the outbox. */
export function pauseTimer(now = Date.now()): void {
  void tellSpan(now)
  dropTime()
}

/**
 * The same when the page is left: that may be too soon for the outbox, so a beacon tells it as well.
 * What is told twice counts once.
 */
export function leaveTimer(now = Date.now()): void {
  const record = read()
  if (!record) return
  const body = JSON.stringify({ ...record, endedAt: now, sentAt: now })
  navigator.sendBeacon(`${URL}?_t=${now}`, new Blob([body], { type: 'application/json' }))
  pauseTimer(now)
}

/**
 * Sends the time so far, and all else that waits, before a session ends: later it would come with the
 * cookie of someone else or with none. The counting goes on, in case the session does.
 */
export const tellTime = (now = Date.now()): Promise<unknown> =>
  Promise.race([tellSpan(now), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])

async function tellSpan(now: number): Promise<void> {
  const record = read()
  if (record) {
    const { userID, startedAt } = record
    const envelope = { id: `vrijeme:${startedAt}`, owner: userID, kind: 'vrijeme' }
    const body = { ...record, endedAt: now, sentAt: now }
    await put(itemFor(rewardsCalls.pauseSession, { body }, envelope))
  }
  await flush()
}

const read = (): SessionRecord | null => readKept(SESSION_START, isRecord, 'tab')

const isRecord = (value: unknown): value is SessionRecord =>
  typeof value === 'object' &&
  value !== null &&
  'userID' in value &&
  typeof value.userID === 'string' &&
  'startedAt' in value &&
  Number.isSafeInteger(value.startedAt)
