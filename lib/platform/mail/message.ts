import { PICTURE_ID, type MailSettings, type TakenLetter } from './model'

/** False for a domain reserved for tests. */
const isReachable = (address: string) => !address.endsWith('.test')

/** The sender of letters; MAIL_FROM is required when a mail server is set. */
function senderOf({ MAIL_FROM, CONTACT_EMAIL }: MailSettings): string {
  if (MAIL_FROM) return MAIL_FROM
  return `Iskra <${isReachable(CONTACT_EMAIL) ? CONTACT_EMAIL : 'iskra@localhost'}>`
}

const inlinePicture = (content: Buffer) => ({
  ...{ filename: 'slika.png', contentType: 'image/png', contentDisposition: 'inline' as const },
  ...{ content, cid: PICTURE_ID },
})

/** A letter in nodemailer's format. */
export function toMessage(letter: TakenLetter, settings: MailSettings) {
  const from = senderOf(settings)
  const [, domain = 'localhost'] = /@([^\s<>@]+)>?$/.exec(from) ?? []
  return {
    from,
    // As an object, because in a plain text a comma would begin a second recipient.
    to: { name: '', address: letter.recipient },
    ...(isReachable(settings.CONTACT_EMAIL) && { replyTo: settings.CONTACT_EMAIL }),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    ...(letter.picture && { attachments: [inlinePicture(letter.picture)] }),
    // Equal in all attempts, so that mail programs show a letter that arrived twice only once.
    messageId: `<${letter.id}@${domain}>`,
    // Suppresses automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
export type Message = ReturnType<typeof toMessage>
