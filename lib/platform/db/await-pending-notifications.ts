import 'server-only'
import { setTimeout } from 'node:timers/promises'

/** The launcher's bundle and Next's have separate modules and share only the global object. */
const HEARING: unique symbol = Symbol.for('iskra.changes-heard')
const shared = globalThis as { [HEARING]?: (() => Promise<unknown>) | undefined }

/** A busy machine needs some tenths of a second; no response waits longer than this. */
const LONGEST_MS = 1_000

/**
 * Sets how this process makes sure that it has received all notifications; undefined if it can't.
 */
export function setPendingNotificationsCheck(ask: (() => Promise<unknown>) | undefined): void {
  shared[HEARING] = ask
}

/** Resolves when this process no longer shows data older than the commits so far. */
export async function awaitPendingNotifications(): Promise<void> {
  const heard = shared[HEARING]?.().catch(() => undefined)
  if (heard) await Promise.race([heard, setTimeout(LONGEST_MS, undefined, { ref: false })])
}
