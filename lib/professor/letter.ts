import 'server-only'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '@/lib/db/client'
import { siteUrl } from '@/lib/env'
import { toLetter } from '@/lib/mail/layout'
import { greetingOf } from '@/lib/mail/letters'
import type { Letter } from '@/lib/mail/model'
import { presentable } from '@/lib/mail/names'
import { postLetter } from '@/lib/mail/outbox'
import { parents, pupils } from '@/lib/users/tables'
import { LETTERS_SWITCH_PATH, threadPath } from './paths'

type About = { firstName: string; childName: string; childId: string }

/** Tells a parent of an answer; what was asked and answered is read after signing in. */
export function answerLetter({ childId, childName, ...to }: About): Letter {
  const name = presentable(childName)
  return toLetter({
    subject: 'Stigao je odgovor profesora',
    greeting: greetingOf(to),
    paragraphs: [
      `Profesor je odgovorio na pitanje Vašega djeteta${name ? ` (${name})` : ''}. Odgovor čeka u djetetovim porukama, a Vi ga možete pročitati u izvještaju.`,
    ],
    action: { label: 'Pročitajte odgovor', url: siteUrl() + threadPath(childId) },
    ending: 'Ovu poruku dobivate jer ste u svojem profilu uključili poruke o odgovorima.',
    off: { label: 'Isključite poruke o odgovorima', url: siteUrl() + LETTERS_SWITCH_PATH },
  })
}

/** Posts the letter to the parent who wants one, in the transaction of the answer. */
export async function postAnswerLetter(childId: string, tx: Transaction): Promise<void> {
  // Locked: the confirmed address is the one that is written to.
  const [parent] = await tx
    .select({
      id: parents.id,
      email: parents.email,
      firstName: parents.firstName,
      childName: pupils.firstName,
    })
    .from(parents)
    .innerJoin(pupils, eq(pupils.parentId, parents.id))
    .where(
      and(
        eq(pupils.id, childId),
        eq(parents.wantsProfessorLetters, true),
        isNotNull(parents.emailConfirmedAt),
      ),
    )
    .for('share', { of: parents })
  if (!parent) return
  const { id, email, ...about } = parent
  await postLetter({ ...answerLetter({ ...about, childId }), accountId: id, recipient: email }, tx)
}
