import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimitPool } from '@/lib/platform/db/client'

type Limit = { points: number; perSeconds: number }

const globals = globalThis as { iskraSharedLimits?: Map<string, RateLimiterPostgres> }
const limiters = () => (globals.iskraSharedLimits ??= new Map<string, RateLimiterPostgres>())

function limiterOf(name: string, { points, perSeconds }: Limit): RateLimiterPostgres {
  const known = limiters().get(name)
  if (known) return known
  const options = { keyPrefix: name, points, duration: perSeconds }
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient: rateLimitPool(),
    tableName: 'attempts',
    tableCreated: true,
    // One limiter deletes the expired counts of all.
    clearExpiredByTimeout: limiters().size === 0,
    insuranceLimiter: new RateLimiterMemory(options),
  })
  limiters().set(name, limiter)
  return limiter
}

/** Hashed to fit the column's length, and so that the table contains no names or addresses. */
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url')

/**
 * A rate limit shared by all instances through the table `attempts`; in memory while the database
 * is unavailable.
 */
export const sharedLimit = (name: string, limit: Limit) => ({
  /**
   * Counts one attempt. Null if it is within the limit, else the seconds until the next one is
   * allowed.
   */
  async take(subject: string): Promise<number | null> {
    try {
      await limiterOf(name, limit).consume(keyOf(subject))
      return null
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000))
    }
  },
  /** Undoes one counted attempt. */
  giveBack: async (subject: string): Promise<void> => {
    await limiterOf(name, limit).reward(keyOf(subject))
  },
  /** Number of attempts counted beyond the limit. */
  async excessOf(subject: string): Promise<number> {
    const counted = await limiterOf(name, limit).get(keyOf(subject))
    return Math.max(0, (counted?.consumedPoints ?? 0) - limit.points)
  },
  forget: (subject: string): Promise<boolean> => limiterOf(name, limit).delete(keyOf(subject)),
})
