import 'server-only'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit, { type LimitFunction } from 'p-limit'

/** Argon2id as OWASP's password storage cheat sheet asks: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes at a time, each on a thread of its own; one core stays for the thread that answers. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1))

/** Requests that may wait for a hash: about five seconds of work. */
const QUEUE_MAX = 250

/** More wait for a hash than can be served in time: a 503. */
export class TooManyWaitingError extends Error {}

const globals = globalThis as { iskraHashing?: LimitFunction }
const hashing = (globals.iskraHashing ??= pLimit(AT_ONCE))

/** Takes a turn among the hashes. Throws TooManyWaitingError when the queue is full. */
export function inHashingTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= QUEUE_MAX) throw new TooManyWaitingError('The queue is full.')
  return hashing(work)
}

export const hashPassword = (password: string): Promise<string> =>
  inHashingTurn(() => hash(password.normalize('NFC'), COST))

/** Compares a password with a hash; the same work without one, so that the time tells nothing. */
export async function isPasswordOf(passwordHash: string | null, password: string) {
  const matches = await verify(passwordHash ?? (await decoy()), password.normalize('NFC'))
  return matches && passwordHash !== null
}

let decoyHash: Promise<string> | undefined
const decoy = () => (decoyHash ??= hash('nobody', COST))
