import 'server-only'
import { setTimeout } from 'node:timers/promises'

/** The launcher's bundle and Next's share only the global object. */
const HEARING: unique symbol = Symbol.for('iskra.changes-heard')
const shared = globalThis as { [HEARING]?: (() => Promise<unknown>) | undefined }

/** A busy machine takes some tenths of a second; no answer waits longer for it. */
const LONGEST_MS = 1_000

/** Tells how this process makes sure that it has heard every change; undefined when it can't. */
export function hearChangesBy(ask: (() => Promise<unknown>) | undefined): void {
  shared[HEARING] = ask
}

/** Resolves when this process shows no more what was there before the commits until now. */
export async function changesHeard(): Promise<void> {
  const heard = shared[HEARING]?.().catch(() => undefined)
  if (heard) await Promise.race([heard, setTimeout(LONGEST_MS, undefined, { ref: false })])
}
