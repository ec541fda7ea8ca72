/** The decoded HTML part of a letter as it was sent (RFC 2045, 2046). */
export function htmlOfEml(eml: string): string {
  const part = eml
    .split(/\r\n--[^\r\n]+\r\n/)
    .find((one) => /^content-type: text\/html/im.test(one))
  if (!part) throw new Error('The letter has no HTML.')
  const [head = '', ...lines] = part.split('\r\n\r\n')
  const body = lines.join('\r\n\r\n')
  const [, encoding = '7bit'] = /^content-transfer-encoding: (\S+)/im.exec(head) ?? []
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body
}

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()
