import 'server-only'
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Message } from './message'

const folderOf = (dataDir: string) => path.join(dataDir, 'outbox')
const fileOf = (dataDir: string, id: string) => path.join(folderOf(dataDir), `${id}.eml`)
const partOf = (file: string) => `${file}.partial`

/** The file name of a letter, or of a partial file from a killed process. */
const LETTER_FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.eml(?:\.partial)?$/

/** The complete letter as sent over the wire (RFC 822). */
export async function toEml(message: Message): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: bytes } = await transport.sendMail(message)
  if (!Buffer.isBuffer(bytes)) throw new Error('The letter was not composed at once.')
  return bytes
}

/**
 * Writes `<id>.eml` atomically and readable only by the app's user, since it may contain a link
 * that opens an account.
 */
export async function writeEml(dataDir: string, id: string, bytes: Buffer): Promise<void> {
  const file = fileOf(dataDir, id)
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
  try {
    await writeFile(partOf(file), bytes, { mode: 0o600 })
    // Writing does not change the mode of a file that a killed process has left.
    await chmod(partOf(file), 0o600)
    await rename(partOf(file), file)
  } catch (error) {
    await rm(partOf(file), { force: true })
    throw error
  }
}

export async function removeEml(dataDir: string, ids: string[]): Promise<void> {
  const files = ids.map((id) => fileOf(dataDir, id))
  await Promise.all(
    files.flatMap((file) => [file, partOf(file)]).map((file) => rm(file, { force: true })),
  )
}

/** Ids of the letters that have a file. */
export async function listEmlIds(dataDir: string): Promise<string[]> {
  const names = await readdir(folderOf(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [] // no letter was ever written
    throw error
  })
  return [...new Set(names.flatMap((name) => LETTER_FILE.exec(name)?.[1] ?? []))]
}
