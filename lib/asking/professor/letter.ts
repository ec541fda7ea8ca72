import 'server-only'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db/client'
import { siteUrl } from '@/lib/platform/env'
import { toLetter } from '@/lib/platform/mail/layout'
import { greetingOf } from '@/lib/platform/mail/letters'
import type { Letter } from '@/lib/platform/mail/model'
import { toLetterName } from '@/lib/platform/mail/names'
import { postLetter } from '@/lib/platform/mail/outbox'
import { outbox } from '@/lib/platform/mail/tables'
import { parents, pupils } from '@/lib/people/users/tables'
import { distressLevelOf } from './level'
import { LETTERS_SWITCH_PATH, threadInReportPath } from './paths'
import { professorQuestions } from './tables'

type About = { firstName: string; childName: string; childId: string }

/** Tells a parent about an answer; question and answer can be read after signing in. */
function answerLetter({ childId, childName, ...to }: About): Letter {
  const name = toLetterName(childName)
  return toLetter({
    subject: 'Stigao je odgovor profesora',
    greeting: greetingOf(to),
    paragraphs: [
      `Profesor je odgovorio na pitanje Vašega djeteta${name ? ` (${name})` : ''}. Odgovor čeka u djetetovim porukama, a Vi ga možete pročitati u izvještaju.`,
    ],
    action: { label: 'Pročitajte odgovor', url: siteUrl() + threadInReportPath(childId) },
    ending: 'Ovu poruku dobivate jer ste u svojem profilu uključili poruke o odgovorima.',
    off: { label: 'Isključite poruke o odgovorima', url: siteUrl() + LETTERS_SWITCH_PATH },
  })
}

type Before = Pick<
  typeof professorQuestions.$inferSelect,
  'id' | 'pupilId' | 'isSeen' | 'letterId' | 'text' | 'distress'
>

/**
 * Posts a letter to the parent who wants one, in the transaction of the answer. A letter still
 * waiting to be sent also covers a correction. A correction gets its own letter only if the last
 * one was sent, and the pupil has seen that answer or a day has passed. There is no letter for a
 * question hidden from the parent.
 */
export async function postAnswerLetter(before: Before, now: Date, tx: Transaction): Promise<void> {
  if (distressLevelOf(before)) return
  if (before.letterId && (await coversCorrection(before.letterId, before.isSeen, now, tx))) return
  // Locked, so that the letter goes to the confirmed address.
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
        eq(pupils.id, before.pupilId),
        eq(parents.wantsProfessorLetters, true),
        isNotNull(parents.emailConfirmedAt),
      ),
    )
    .for('share', { of: parents })
  if (!parent) return
  const { id, email, ...about } = parent
  const letter = answerLetter({ ...about, childId: before.pupilId })
  const letterId = await postLetter({ ...letter, accountId: id, recipient: email }, tx)
  await tx.update(professorQuestions).set({ letterId }).where(eq(professorQuestions.id, before.id))
}

const DAY_MS = 86_400_000

/** True if the letter also covers a correction. A letter that was given up covers nothing. */
async function coversCorrection(letterId: string, isSeen: boolean, now: Date, tx: Transaction) {
  const [letter] = await tx.select().from(outbox).where(eq(outbox.id, letterId))
  if (!letter) return false
  const { sentAt, dueAt } = letter
  return sentAt ? !isSeen && now.getTime() - sentAt.getTime() < DAY_MS : dueAt !== null
}
