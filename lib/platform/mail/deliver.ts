import 'server-only'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { count } from '@/lib/platform/measure'
import { toEml, writeEml } from './letter-files'
import { toMessage, type Message } from './message'
import type { MailSettings, TakenLetter } from './model'
import { lockTakenLetter, markSent, retryOrGiveUp, takeNextDue } from './queue'

type SmtpLimits = {
  /** Timeout of each step, in case the server is silent. */
  silenceMs: number
  /** Timeout of the whole delivery, in case the server keeps sending single bytes. */
  wholeMs: number
}

const SMTP_LIMITS: SmtpLimits = { silenceMs: 10_000, wholeMs: 30_000 }

type Server = { url: string; limits: SmtpLimits; cut: AbortSignal }

/**
 * Sends a letter to the mail server. Rejects if the server refuses it or times out, or if `cut` is
 * aborted.
 */
async function sendBySmtp(message: Message, { url, limits, cut }: Server): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    dnsTimeout: limits.silenceMs,
    connectionTimeout: limits.silenceMs,
    greetingTimeout: limits.silenceMs,
    socketTimeout: limits.silenceMs,
  })
  // The type definitions of nodemailer don't know the signal yet.
  const withSignal = {
    ...message,
    signal: AbortSignal.any([cut, AbortSignal.timeout(limits.wholeMs)]),
  }
  await transport.sendMail(withSignal)
}

/**
 * Number of concurrent deliveries, so that a slow server delays neither other letters nor the
 * database.
 */
const AT_ONCE = 3

const NEVER = new AbortController().signal

type Options = {
  settings?: MailSettings
  /** The clock, which tests replace. */
  now?: () => Date
  /** When aborted, no further letters are taken. */
  stop?: AbortSignal
  /** When aborted, pending deliveries end as failed attempts. */
  cut?: AbortSignal
  limits?: typeof SMTP_LIMITS
}
type Delivery = Required<Options>

/**
 * Delivers all due letters, by SMTP or into files; safe with any number of processes. Rejects only
 * if the database is unavailable.
 */
export async function deliverDue(options: Options = {}): Promise<void> {
  const delivery: Delivery = {
    settings: env(),
    now: () => new Date(),
    stop: NEVER,
    cut: NEVER,
    limits: SMTP_LIMITS,
    ...options,
  }
  const lanes = Array.from({ length: AT_ONCE }, () => deliverInTurn(delivery))
  // Waits for all lanes, even if one has failed.
  const ends = await Promise.allSettled(lanes)
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

async function deliverInTurn(delivery: Delivery): Promise<void> {
  while (!delivery.stop.aborted) {
    const letter = await takeNextDue(delivery.now())
    if (!letter) return
    await deliver(letter, delivery)
  }
}

async function deliver(letter: TakenLetter, delivery: Delivery): Promise<void> {
  try {
    const message = toMessage(letter, delivery.settings)
    const { SMTP_URL: url } = delivery.settings
    if (!url) return await keepAsFile(letter, message, delivery)
    await sendBySmtp(message, { ...delivery, url })
  } catch (error) {
    return await retryLater(letter, error, delivery)
  }
  await markSent(letter.id, delivery.now())
  count('iskra_letters_total', { outcome: 'sent' })
}

/** Writes the file while the row is locked, so that an erased letter leaves no file behind. */
async function keepAsFile(letter: TakenLetter, message: Message, { settings, now }: Delivery) {
  const bytes = await toEml(message)
  await db().transaction(async (tx) => {
    if (!(await lockTakenLetter(letter, tx))) return
    await writeEml(settings.ISKRA_DATA_DIR, letter.id, bytes)
    await markSent(letter.id, now(), tx)
    count('iskra_letters_total', { outcome: 'filed' })
    log().info({ letter: letter.id }, 'A letter lies in the outbox folder')
  })
}

/** Logs only codes, because a server's message may repeat the address. */
async function retryLater(letter: TakenLetter, error: unknown, { now }: Delivery): Promise<void> {
  const dueAt = await retryOrGiveUp(letter, now())
  count('iskra_letters_total', { outcome: dueAt ? 'failed' : 'given_up' })
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const facts = { letter: letter.id, attempt: letter.attempts, code, responseCode }
  if (dueAt) log().warn({ ...facts, dueAt }, 'A letter was not delivered; it is tried again')
  else log().error(facts, 'A letter was given up')
}
