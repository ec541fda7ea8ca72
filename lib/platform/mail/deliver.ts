import 'server-only'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { toEml, writeEml } from './letter-files'
import { toMessage, type Message } from './message'
import type { MailSettings, Taken } from './model'
import { hold, markSent, putBack, takeDue } from './queue'

type SmtpLimits = {
  /** For each step: a server that is silent for longer has failed. */
  silenceMs: number
  /** For all of it: one that sends a byte now and then is never silent. */
  wholeMs: number
}

const SMTP_LIMITS: SmtpLimits = { silenceMs: 10_000, wholeMs: 30_000 }

type Server = { url: string; limits: SmtpLimits; cut: AbortSignal }

/** Hands a letter to the mail server. Rejects when that refuses, is silent, or `cut` is aborted. */
async function sendBySmtp(message: Message, { url, limits, cut }: Server): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    dnsTimeout: limits.silenceMs,
    connectionTimeout: limits.silenceMs,
    greetingTimeout: limits.silenceMs,
    socketTimeout: limits.silenceMs,
  })
  // The types are one release behind the signal.
  const withSignal = {
    ...message,
    signal: AbortSignal.any([cut, AbortSignal.timeout(limits.wholeMs)]),
  }
  await transport.sendMail(withSignal)
}

/** Letters under way at once: a slow server holds up neither the others nor the database. */
const AT_ONCE = 3

const NEVER = new AbortController().signal

type Options = {
  settings?: MailSettings
  /** The clock; tests move it. */
  now?: () => Date
  /** Takes no further letter once it is aborted. */
  stop?: AbortSignal
  /** Ends what is under way, as a failed attempt. */
  cut?: AbortSignal
  limits?: typeof SMTP_LIMITS
}
type Delivery = Required<Options>

/**
 * Delivers all letters that are due, by SMTP or into files; safe in any number of processes. Rejects
 * only when the database is away.
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
  // All come to their end, also beside one that failed.
  const ends = await Promise.allSettled(lanes)
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

async function deliverInTurn(delivery: Delivery): Promise<void> {
  while (!delivery.stop.aborted) {
    const letter = await takeDue(delivery.now())
    if (!letter) return
    await deliver(letter, delivery)
  }
}

async function deliver(letter: Taken, delivery: Delivery): Promise<void> {
  try {
    const message = toMessage(letter, delivery.settings)
    const { SMTP_URL: url } = delivery.settings
    if (!url) return await keepAsFile(letter, message, delivery)
    await sendBySmtp(message, { ...delivery, url })
  } catch (error) {
    return await retryLater(letter, error, delivery)
  }
  await markSent(letter.id, delivery.now())
}

/** Writes the file while the row is held, so that a letter which is forgotten leaves no file. */
async function keepAsFile(letter: Taken, message: Message, { settings, now }: Delivery) {
  const bytes = await toEml(message)
  await db().transaction(async (tx) => {
    if (!(await hold(letter, tx))) return
    await writeEml(settings.ISKRA_DATA_DIR, letter.id, bytes)
    await markSent(letter.id, now(), tx)
    log().info({ letter: letter.id }, 'A letter lies in the outbox folder')
  })
}

/** The log gets codes only: a server's sentence may repeat the address. */
async function retryLater(letter: Taken, error: unknown, { now }: Delivery): Promise<void> {
  const dueAt = await putBack(letter, now())
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const facts = { letter: letter.id, attempt: letter.attempts, code, responseCode }
  if (dueAt) log().warn({ ...facts, dueAt }, 'A letter was not delivered; it is tried again')
  else log().error(facts, 'A letter was given up')
}
