import 'server-only'
import { toLoginKey } from '@/lib/platform/auth/model'
import { sharedLimit } from '@/lib/platform/auth/shared-limit'
import { HttpError } from '@/lib/platform/http/errors'
import { MAILBOX_RATE_LIMIT } from './limits'
import { USER_MESSAGES } from './messages'

const perMailbox = sharedLimit('mailbox', MAILBOX_RATE_LIMIT)

/**
 * Counts a letter that anyone can have sent to this mailbox.
 * @throws HttpError 429 when the mailbox has reached its limit
 */
export async function consumeMailboxLimit(email: string): Promise<void> {
  const retryAfterSeconds = await perMailbox.take(toLoginKey(email))
  if (retryAfterSeconds !== null) {
    throw new HttpError(429, USER_MESSAGES.tooManyLetters, { retryAfterSeconds })
  }
}

/** Counts a letter and returns false at the limit, for calls that must not reveal it. */
export const tryConsumeMailboxLimit = async (email: string): Promise<boolean> =>
  (await perMailbox.take(toLoginKey(email))) === null
