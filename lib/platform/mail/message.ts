import { PICTURE_ID, type MailSettings, type Taken } from './model'

/** False for a name that is reserved for tests. */
const isReachable = (address: string) => !address.endsWith('.test')

/** The sender that letters name; one of a real domain is required with a mail server. */
function senderOf({ MAIL_FROM, CONTACT_EMAIL }: MailSettings): string {
  if (MAIL_FROM) return MAIL_FROM
  return `Iskra <${isReachable(CONTACT_EMAIL) ? CONTACT_EMAIL : 'iskra@localhost'}>`
}

const inlinePicture = (content: Buffer) => ({
  ...{ filename: 'slika.png', contentType: 'image/png', contentDisposition: 'inline' as const },
  ...{ content, cid: PICTURE_ID },
})

/** A letter as nodemailer takes it. */
export function toMessage(letter: Taken, settings: MailSettings) {
  const from = senderOf(settings)
  const [, domain = 'localhost'] = /@([^\s<>@]+)>?$/.exec(from) ?? []
  return {
    from,
    // Not as one text, in which a comma would begin a second recipient.
    to: { name: '', address: letter.recipient },
    ...(isReachable(settings.CONTACT_EMAIL) && { replyTo: settings.CONTACT_EMAIL }),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    ...(letter.picture && { attachments: [inlinePicture(letter.picture)] }),
    // The same in each attempt: a mail program shows a letter that came twice once.
    messageId: `<${letter.id}@${domain}>`,
    // Asks holiday answers to stay away.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
export type Message = ReturnType<typeof toMessage>
