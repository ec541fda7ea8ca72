import type { Env } from '@/lib/platform/env'

export type Letter = { subject: string; text: string; html: string }

/** The name by which a letter's HTML shows its picture. */
export const PICTURE_ID = 'slika@iskra'

/** Whose letter, and where to. It goes with the account when that is erased. */
export type Addressed = Letter & {
  accountId: string
  recipient: string
  /** A PNG that the letter shows (`pictureAlt` of lib/platform/mail/layout). */
  picture?: Buffer
}

/** A letter that one deliverer has taken, with the number of its attempt. */
export type Taken = Letter & {
  id: string
  recipient: string
  attempts: number
  picture: Buffer | null
}

/** What delivery asks of the settings. */
export type MailSettings = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'CONTACT_EMAIL' | 'ISKRA_DATA_DIR'>
