import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { isReservedByUndoLink, makeLinkToken } from '@/lib/platform/auth/links'
import { toLoginKey } from '@/lib/platform/auth/model'
import { hashPassword } from '@/lib/platform/auth/password'
import { openSession, type OpenedSession } from '@/lib/platform/auth/sessions'
import { accounts } from '@/lib/platform/auth/tables'
import { accessRights } from '@/lib/people/billing/tables'
import { db } from '@/lib/platform/db/client'
import { welcomeLetter } from '@/lib/platform/mail/letters'
import { postLetter } from '@/lib/platform/mail/outbox'
import { rethrowTakenName, assertPasswordIsNoName, takenNameError } from './own-name'
import type { registerContract } from './contract'
import { findTermsEdition } from '@/lib/site/dynamic-content/pages/terms'
import { consumeMailboxLimit } from '@/lib/people/users/mailbox-limit'
import { FIELD_MESSAGES } from './model'
import { parents } from '@/lib/people/users/tables'

type Registration = z.output<typeof registerContract.body>

/**
 * Creates a parent's account, mails a welcome letter with a confirmation link, and signs the parent
 * in.
 */
export async function register(form: Registration): Promise<OpenedSession> {
  assertPasswordIsNoName(form.password, [form.firstName, form.lastName, form.email])
  const id = uuidv7()
  // The profile asks parents to accept an edition newer than the one on the form.
  const termsVersion = form.termsVersion ?? (await findTermsEdition()).edition
  const passwordHash = await hashPassword(form.password)
  const write = db().transaction(async (tx) => {
    await tx
      .insert(accounts)
      .values({ id, kind: 'roditelj', loginKey: toLoginKey(form.email), passwordHash })
    await tx.insert(parents).values({
      id,
      firstName: form.firstName,
      lastName: form.lastName,
      email: form.email,
      subscribedToNewsletter: form.subscribedToNewsletter,
      consentedAt: new Date(),
      termsVersion,
    })
    await tx.insert(accessRights).values({ parentId: id })
    // Checked after the insert: an account that is just giving it up has reserved it by then.
    if (await isReservedByUndoLink(toLoginKey(form.email), id, tx))
      throw takenNameError('email', FIELD_MESSAGES.emailTaken)
    // Counted after the inserts, so that a taken address does not use up the mailbox's limit.
    await consumeMailboxLimit(form.email)
    const token = await makeLinkToken(id, 'confirm-email', tx)
    const letter = welcomeLetter({ firstName: form.firstName, token })
    await postLetter({ ...letter, accountId: id, recipient: form.email }, tx)
    return openSession({ accountId: id, kind: 'roditelj', isConfirmed: true }, tx)
  })
  return rethrowTakenName('email', FIELD_MESSAGES.emailTaken, write)
}
