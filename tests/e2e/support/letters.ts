import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from './test'

/**
 * The folder to which the server under test writes letters instead of sending them
 * (lib/platform/mail).
 */
const OUTBOX = path.join(process.env.ISKRA_TEST_DATA_DIR ?? 'tests/.artifacts/data', 'outbox')

/** The letters to an address, as they were sent; the newest is last. */
export const listEmlTo = (address: string): string[] =>
  // The folder is created with the first letter.
  (existsSync(OUTBOX) ? readdirSync(OUTBOX) : [])
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readFileSync(path.join(OUTBOX, name), 'utf8'))
    .filter((letter) => letter.includes(`To: ${address}`))

/** The decoded letters to an address that contain this text; the newest is last. */
const lettersTo = (address: string, word: string) =>
  listEmlTo(address)
    .map(readable)
    .filter((letter) => letter.includes(word))

/** Decodes the line breaks and escapes of quoted-printable (RFC 2045). */
const readable = (eml: string) =>
  eml
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))

/** The path, with token, of the link to a page in the newest letter; waits for the letter. */
export async function findMailedLink(address: string, page: string): Promise<string> {
  const find = () => new RegExp(`${page}#[\\w-]+`).exec(lettersTo(address, page).at(-1) ?? '')?.[0]
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy()
  return find() ?? ''
}
