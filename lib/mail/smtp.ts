import 'server-only'
import type { Message } from './message'

export type SmtpLimits = {
  /** For each step: a server that is silent for longer has failed. */
  silenceMs: number
  /** For all of it: one that sends a byte now and then is never silent. */
  wholeMs: number
}

export const SMTP_LIMITS: SmtpLimits = { silenceMs: 10_000, wholeMs: 30_000 }

type Server = { url: string; limits: SmtpLimits; cut: AbortSignal }

/** Hands a letter to the mail server. Rejects when that refuses, is silent, or `cut` is aborted. */
export async function sendBySmtp(message: Message, { url, limits, cut }: Server): Promise<void> {
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
