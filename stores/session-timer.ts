import { call } from '@/lib/http/client'
import { rewardsCalls } from '@/lib/rewards/calls'
import { LONGEST_SESSION_MS } from '@/lib/rewards/limits'
import { SESSION_START as KEY } from './session-start'

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
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userID, startedAt: now } satisfies SessionRecord))
  } catch {
    // Storage is closed: the time of this browser is not counted.
  }
}

/**
 * Ends the counting and tells the server, in a way that outlives the page. `sentAt` tells how long
 * it was even when this clock is wrong.
 */
export function pauseTimer(now = Date.now()): void {
  const record = read()
  if (!record) return
  sessionStorage.removeItem(KEY)
  const body = JSON.stringify({ ...record, sentAt: now })
  const isSent = navigator.sendBeacon(
    `${URL}?_t=${now}`,
    new Blob([body], { type: 'application/json' }),
  )
  // Not taken, as by a full queue: counted on with the next pause.
  if (!isSent) sessionStorage.setItem(KEY, JSON.stringify(record))
}

/**
 * Tells the server the time so far, before a session ends: the beacon of a page that is left comes
 * too late, with the cookie of someone else or with none. The counting goes on, in case the session
 * does; what is told twice counts once.
 */
export async function tellTime(now = Date.now()): Promise<void> {
  const record = read()
  if (!record) return
  const options = { signal: AbortSignal.timeout(PATIENCE_MS), endsSession: false } as const
  // Without an answer this stretch is lost, not the person's wish to leave.
  await call(rewardsCalls.pauseSession, { body: { ...record, sentAt: now } }, options).catch(
    () => undefined,
  )
}

function read(): SessionRecord | null {
  try {
    const record: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isRecord(record) ? record : null
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is SessionRecord =>
  typeof value === 'object' &&
  value !== null &&
  'userID' in value &&
  typeof value.userID === 'string' &&
  'startedAt' in value &&
  Number.isSafeInteger(value.startedAt)
