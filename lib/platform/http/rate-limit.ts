import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { nextTryMessage } from '@/lib/platform/hr/waits'
import type { Contract, RateLimit } from './contract'
import { HttpError, MESSAGES } from './errors'

const globals = globalThis as { iskraLimiters?: Map<string, RateLimiterMemory> }
const limiters = () => (globals.iskraLimiters ??= new Map<string, RateLimiterMemory>())

/**
 * Counts a request from an address against the contract's limit; throws a 429 if it exceeds the
 * limit.
 */
export const consumeAddressLimit = (contract: Contract, address: string): Promise<void> =>
  consume(nameOf(contract), contract.rateLimit, address)

/** Counts a request of an account against the contract's account limit. */
export const consumeAccountLimit = (contract: Contract, accountId: string): Promise<void> =>
  consume(`${nameOf(contract)} of an account`, contract.accountRateLimit, accountId)

const nameOf = ({ method, path }: Contract) => `${method} ${path}`

async function consume(name: string, limit: RateLimit | undefined, key: string): Promise<void> {
  if (!limit) return
  const { points, perSeconds } = limit
  const limiter = limiters().get(name) ?? new RateLimiterMemory({ points, duration: perSeconds })
  limiters().set(name, limiter)
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000))
    const message = `${MESSAGES.tooMany} ${nextTryMessage(retryAfterSeconds)}`
    throw new HttpError(429, message, { retryAfterSeconds })
  }
}

/**
 * Internal header with the client's network as rate limits count it (an IPv4 address or an IPv6
 * /48), set by `lib/platform/http/server`, which overwrites any value that a client sends.
 */
export const CLIENT_NETWORK_HEADER = 'x-iskra-client-address'

export const clientNetwork = (request: Request) =>
  request.headers.get(CLIENT_NETWORK_HEADER) ?? 'unknown'
