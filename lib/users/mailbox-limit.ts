import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { toLoginKey } from '@/lib/auth/model'
import { HttpError } from '@/lib/http/errors'
import { LETTERS_TO_ONE_MAILBOX } from './limits'
import { USER_MESSAGES } from './messages'

const globals = globalThis as { iskraMailboxes?: RateLimiterMemory }
const mailboxes = () =>
  (globals.iskraMailboxes ??= new RateLimiterMemory({
    points: LETTERS_TO_ONE_MAILBOX.points,
    duration: LETTERS_TO_ONE_MAILBOX.perSeconds,
  }))

/**
 * Counts a letter that anyone can have sent to this mailbox: nobody's is to be filled through us,
 * from however many addresses it is asked.
 * @throws HttpError 429 when it got its share
 */
export async function countLetterTo(email: string): Promise<void> {
  try {
    await mailboxes().consume(toLoginKey(email))
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000))
    throw new HttpError(429, USER_MESSAGES.tooManyLetters, { retryAfterSeconds })
  }
}

/** The same as a question: false when the mailbox got its share, for calls that may not tell. */
export async function mayMailTo(email: string): Promise<boolean> {
  return countLetterTo(email).then(
    () => true,
    (refused: unknown) => {
      if (refused instanceof HttpError) return false
      throw refused
    },
  )
}
