import type { Env } from '@/lib/platform/env'

export type Letter = { subject: string; text: string; html: string }

/** Content id by which a letter's HTML refers to its picture. */
export const PICTURE_ID = 'slika@iskra'

/** A letter with its account and recipient. It is deleted together with the account. */
export type AddressedLetter = Letter & {
  accountId: string
  recipient: string
  /** A PNG that the letter shows (`pictureAlt` of lib/platform/mail/layout). */
  picture?: Buffer
}

/** A letter that a deliverer has taken, with the number of the attempt. */
export type TakenLetter = Letter & {
  id: string
  recipient: string
  attempts: number
  picture: Buffer | null
}

/** The settings that delivery needs. */
export type MailSettings = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'CONTACT_EMAIL' | 'ISKRA_DATA_DIR'>
