import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from './test'

/** Where the server under test writes its letters (lib/platform/mail), without a mail server. */
const OUTBOX = path.join(process.env.ISKRA_TEST_DATA_DIR ?? 'tests/.artifacts/data', 'outbox')

/** The letters to an address as they went out, the newest last. */
export const emlTo = (address: string): string[] =>
  // Made with the first letter.
  (existsSync(OUTBOX) ? readdirSync(OUTBOX) : [])
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readFileSync(path.join(OUTBOX, name), 'utf8'))
    .filter((letter) => letter.includes(`To: ${address}`))

/** The letters to an address whose text holds a word, the newest last. */
const lettersTo = (address: string, word: string) =>
  emlTo(address)
    .map(readable)
    .filter((letter) => letter.includes(word))

/** Takes back the line breaks and escapes of quoted-printable (RFC 2045). */
const readable = (eml: string) =>
  eml
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))

/** The path of the mailed link to a page, with its token; waits for the letter. */
export async function linkTo(address: string, page: string): Promise<string> {
  const find = () => new RegExp(`${page}#[\\w-]+`).exec(lettersTo(address, page).at(-1) ?? '')?.[0]
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy()
  return find() ?? ''
}
