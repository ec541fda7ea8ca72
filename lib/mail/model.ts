import type { Env } from '@/lib/env'

export type Letter = { subject: string; text: string; html: string }

/** Whose letter, and where to. It goes with the account when that is erased. */
export type Addressed = Letter & { accountId: string; recipient: string }

/** A letter that one deliverer has taken, with the number of its attempt. */
export type Taken = Letter & { id: string; recipient: string; attempts: number }

/** What delivery asks of the settings. */
export type MailSettings = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'CONTACT_EMAIL' | 'ISKRA_DATA_DIR'>
