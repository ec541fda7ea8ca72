import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ByteReader, UnexpectedBytes } from './byte-reader'
import { FORMAT_VERSION, headerSchema, type BackupHeader, BackupRefusal } from './header'

const MAX_HEADER_BYTES = 16_000_000
const GZIP_MAGIC = Buffer.from([0x1f, 0x8b])

/** One pass over a backup: tables, then files, in the header's order, each read to its end. */
export type OpenBackup = {
  header: BackupHeader
  /** The COPY text of the next table, or the bytes of the next file. */
  next(): AsyncGenerator<Buffer>
  /** Skips a number of parts. */
  skip(parts: number): Promise<void>
  /** Throws unless the file ends here with the right digest. */
  finish(): Promise<void>
  close(): Promise<void>
}

/** Opens a backup. Throws a BackupRefusal for a file that is no backup or has a newer format. */
export async function openBackup(file: string): Promise<OpenBackup> {
  if (!(await isGzip(file))) throw foreign(file)
  // Errors of both streams surface while reading.
  const bytes = pipeline(createReadStream(file), createGunzip(), () => undefined)
  const reader = new ByteReader(bytes as AsyncIterable<Buffer>)
  const checked = <Value>(work: () => Promise<Value>) => work().catch(explainFor(file))
  const close = () => reader.close()
  async function* next() {
    for (;;) {
      let left = await checked(() => reader.uint32())
      if (!left) return
      while (left) {
        const limit = left
        const piece = await checked(() => reader.some(limit))
        left -= piece.length
        yield piece
      }
    }
  }
  try {
    const line = await checked(() => reader.line(MAX_HEADER_BYTES))
    return {
      header: parseHeader(line, file),
      next,
      async skip(parts) {
        for (let part = 0; part < parts; part += 1) for await (const _piece of next());
      },
      finish: () => checked(() => checkEnd(reader)),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Reads a whole file only to check it. Resolves with its header. */
export async function verifyBackup(file: string): Promise<BackupHeader> {
  const backup = await openBackup(file)
  try {
    await backup.skip(backup.header.tables.length + backup.header.files.length)
    await backup.finish()
    return backup.header
  } finally {
    await backup.close()
  }
}

async function checkEnd(reader: ByteReader): Promise<void> {
  const digest = reader.digest()
  const line = await reader.line(100)
  if (line !== `sha256 ${digest}` || !(await reader.isAtEnd())) throw new UnexpectedBytes()
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(GZIP_MAGIC.length))
    return buffer.equals(GZIP_MAGIC)
  } finally {
    await handle.close()
  }
}

function parseHeader(line: string, file: string): BackupHeader {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw foreign(file)
  }
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown }
  if (format !== 'iskra-backup') throw foreign(file)
  if (Number(version) > FORMAT_VERSION) {
    throw new BackupRefusal(
      `${file} has the backup format ${String(version)}, and this version of Iskra reads ` +
        `up to ${FORMAT_VERSION}: restore it with the version that made it.`,
    )
  }
  const header = headerSchema.safeParse(value)
  if (!header.success) throw damaged(file)
  return header.data
}

const foreign = (file: string) => new BackupRefusal(`${file} is no backup of Iskra.`)

const damaged = (file: string) =>
  new BackupRefusal(`${file} is damaged or incomplete: nothing was changed.`)

/** Errors of format and compression mean a damaged file; disk errors are passed on unchanged. */
const explainFor = (file: string) => (error: unknown) => {
  const { code } = error as { code?: unknown }
  const isDamage = error instanceof UnexpectedBytes || String(code).startsWith('Z_')
  throw isDamage ? damaged(file) : error
}
