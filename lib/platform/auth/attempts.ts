import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import { PICTURE_PASSWORD_LIMITS, ADDRESS_SLOWDOWN, WRONG_PASSWORD_LIMITS } from './limits'
import { sharedLimit } from './shared-limit'
import { inHashingTurn, isPasswordOf } from './password'

/** Too many wrong passwords; the right one works again after `retryAfterSeconds`. */
export class TooManyAttemptsError extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many wrong passwords.')
  }
}

const perDevice = sharedLimit('device', WRONG_PASSWORD_LIMITS.perDevice)
const picturesAtOnce = sharedLimit('pictures', PICTURE_PASSWORD_LIMITS.atOnce)
const picturesPerDay = sharedLimit('pictures-day', PICTURE_PASSWORD_LIMITS.perDay)
const perVisitor = sharedLimit('visitor', WRONG_PASSWORD_LIMITS.perVisitor)
const perAccount = sharedLimit('account', WRONG_PASSWORD_LIMITS.perAccount)
const perAddress = sharedLimit('address', WRONG_PASSWORD_LIMITS.perAddress)

export type Attempt = {
  /** The account whose password is tried. */
  account: string
  /** The client's network as rate limits count it; with a prefix for admins. */
  address: string
  /** Id of the device, if this account has signed in on it before (`knownDeviceId`). */
  device?: string | null
  /** True for a picture password, which is easier to guess. */
  arePictures?: boolean
}

/**
 * The limits that can refuse an attempt, the narrowest first. The address's count is not among
 * them: it only slows attempts down (`takeTurn`).
 */
function limitsOf({ account, address, device, arePictures }: Attempt) {
  if (!device)
    return [[perVisitor, `${account} ${address}`] as const, [perAccount, account] as const]
  const limits = arePictures ? [picturesAtOnce, picturesPerDay] : [perDevice]
  return limits.map((limit) => [limit, `${account} ${device}`] as const)
}

/**
 * Tries a password within the limits. An attempt counts as wrong until it proves right, so that
 * parallel attempts gain no extra tries; a right one resets the counts.
 * @throws TooManyAttemptsError
 */
async function withinAttempts(attempt: Attempt, isRight: () => Promise<boolean>): Promise<boolean> {
  const limits = limitsOf(attempt)
  for (const [index, [limit, subject]] of limits.entries()) {
    const waitSeconds = await limit.take(subject)
    if (waitSeconds === null) continue
    await Promise.all(limits.slice(0, index).map(([other, mine]) => other.giveBack(mine)))
    throw new TooManyAttemptsError(waitSeconds)
  }
  const wasRight = await isRight()
  if (wasRight) await Promise.all(limits.map(([limit, subject]) => limit.forget(subject)))
  else if (!attempt.device) await perAddress.take(attempt.address)
  return wasRight
}

const lanes = new Map<string, LimitFunction>()

/**
 * Delays attempts from an address with many wrong passwords: one after another, with growing
 * pauses. Known devices are not delayed, since a whole school may share its address with an
 * attacker.
 * @throws TooManyAttemptsError when too many attempts are waiting
 */
async function takeTurn({ address, device }: Attempt): Promise<void> {
  const excess = device ? 0 : await perAddress.excessOf(address)
  if (!excess) return
  const pauseMs = Math.min(excess * ADDRESS_SLOWDOWN.stepMs, ADDRESS_SLOWDOWN.longestMs)
  const lane = lanes.get(address) ?? pLimit(1)
  if (lane.pendingCount >= ADDRESS_SLOWDOWN.waiting) throw new TooManyAttemptsError(5)
  lanes.set(address, lane)
  await lane(() => wait(pauseMs))
  if (lane.pendingCount + lane.activeCount === 0) lanes.delete(address)
}

/**
 * Resets an account's counts after its password was changed; the address's counts for other
 * accounts stay.
 */
export async function forgetWrongPasswords({ account, address }: Attempt): Promise<void> {
  await Promise.all([perVisitor.forget(`${account} ${address}`), perAccount.forget(account)])
}

/**
 * Tries a password. Limits are checked after queueing, so that a burst of guesses gains nothing.
 * @throws TooManyAttemptsError, TooManyWaitingError
 */
export async function tryPassword(passwordHash: string | null, password: string, attempt: Attempt) {
  await takeTurn(attempt)
  return inHashingTurn(() => withinAttempts(attempt, () => isPasswordOf(passwordHash, password)))
}
