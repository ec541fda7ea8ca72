import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { WRONG_PASSWORDS } from './limits'

/** Too many wrong passwords; the right one works again after `retryAfterSeconds`. */
export class TooManyAttemptsError extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many wrong passwords.')
  }
}

const limiterOf = ({ points, perSeconds }: { points: number; perSeconds: number }) =>
  new RateLimiterMemory({ points, duration: perSeconds })

type Limiters = Record<keyof typeof WRONG_PASSWORDS, RateLimiterMemory>
const globals = globalThis as { iskraAttempts?: Limiters }
const limiters = () =>
  (globals.iskraAttempts ??= {
    perVisitor: limiterOf(WRONG_PASSWORDS.perVisitor),
    perAccount: limiterOf(WRONG_PASSWORDS.perAccount),
    perAddress: limiterOf(WRONG_PASSWORDS.perAddress),
  })

/** Who tries: the account aimed at, and the network address it is tried from. */
export type Attempt = { account: string; address: string }

/** The counts that an attempt belongs to. */
const countsOf = ({ account, address }: Attempt) =>
  [
    [limiters().perVisitor, `${account} ${address}`],
    [limiters().perAccount, account],
    [limiters().perAddress, address],
  ] as const

/** Throws TooManyAttemptsError when enough wrong passwords were tried already. */
export async function assertMayTry(attempt: Attempt): Promise<void> {
  const states = await Promise.all(countsOf(attempt).map(([limiter, key]) => limiter.get(key)))
  const spent = states.filter((state) => state !== null && state.remainingPoints <= 0)
  const waitMs = Math.max(0, ...spent.map((state) => state?.msBeforeNext ?? 0))
  if (spent.length) throw new TooManyAttemptsError(Math.max(1, Math.ceil(waitMs / 1_000)))
}

/** Counts a wrong password. */
export async function noteWrongPassword(attempt: Attempt): Promise<void> {
  await Promise.all(
    countsOf(attempt).map(([limiter, key]) =>
      limiter.consume(key).catch((refused: unknown) => {
        // Over the limit is known: the next try asks.
        if (!(refused instanceof RateLimiterRes)) throw refused
      }),
    ),
  )
}

/**
 * Forgets the wrong passwords of an account whose password was just replaced: they were tried at one
 * that is gone. What its address tried at other accounts stays counted.
 */
export async function forgetWrongPasswords({ account, address }: Attempt): Promise<void> {
  await Promise.all([
    limiters().perVisitor.delete(`${account} ${address}`),
    limiters().perAccount.delete(account),
  ])
}
