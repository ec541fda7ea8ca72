import 'server-only'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit, { type LimitFunction } from 'p-limit'

/** Argon2id with the parameters of OWASP's password storage cheat sheet: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Concurrent hashes, each on its own thread; one core stays free for the main thread. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1))

/** Maximum number of requests waiting for a hash: about five seconds of work. */
const QUEUE_MAX = 250

/** More requests wait for a hash than can be served in time; answered with a 503. */
export class TooManyWaitingError extends Error {}

const globals = globalThis as { iskraHashing?: LimitFunction }
const hashing = (globals.iskraHashing ??= pLimit(AT_ONCE))

/** Runs work in the hashing queue. Throws TooManyWaitingError when the queue is full. */
export function inHashingTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= QUEUE_MAX) throw new TooManyWaitingError('The queue is full.')
  return hashing(work)
}

export const hashPassword = (password: string): Promise<string> =>
  inHashingTurn(() => hash(password.normalize('NFC'), COST))

/**
 * Compares a password with a hash. Without a hash it does the same work, so that the response time
 * reveals nothing.
 */
export async function isPasswordOf(passwordHash: string | null, password: string) {
  const matches = await verify(passwordHash ?? (await decoy()), password.normalize('NFC'))
  return matches && passwordHash !== null
}

let decoyHash: Promise<string> | undefined
const decoy = () => (decoyHash ??= hash('nobody', COST))
