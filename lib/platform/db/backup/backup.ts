import { createHash } from 'node:crypto'
import { statSync, createWriteStream } from 'node:fs'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { selectRowsSql, countRows, listMigrations, listSequences, listTables } from './catalogue'
import { inTransaction } from './connect'
import { FORMAT_VERSION, type BackupHeader, BackupRefusal } from './header'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

export type BackupOptions = {
  connectionString: string
  file: string
  /** Version of the program. */
  app: string
  mayHoldDemo: boolean
  now: Date
  files: BackupFileSource
}

/** Uploaded files, which are saved after the tables. */
export type BackupFileSource = {
  /** The files' keys, in the backup's snapshot. */
  list(client: Client): Promise<string[]>
  /** Null where the file is missing. */
  read(key: string): Promise<AsyncIterable<Uint8Array> | null>
}

const FILES_TABLE = 'stored_files'

/**
 * Writes a snapshot of the database into a file, beside running servers and with constant memory.
 * @throws BackupRefusal if there is nothing to save
 */
export async function backupDatabase(options: BackupOptions): Promise<BackupHeader> {
  const { connectionString, file } = options
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new BackupRefusal(`${file} is a folder: name a file.`)
  }
  const begin = 'begin isolation level repeatable read, read only'
  return await inTransaction(connectionString, begin, async (client) => {
    const header = await describe(client, options)
    await replaceWithGzip(file, contents(client, header, options.files))
    return header
  })
}

async function describe(client: Client, options: BackupOptions): Promise<BackupHeader> {
  const migrations = await listMigrations(client)
  if (!migrations.length) throw new BackupRefusal('The database is empty: nothing to save.')
  const tables = []
  for (const table of await listTables(client)) {
    tables.push({ ...table, rows: await countRows(client, table) })
  }
  return {
    format: 'iskra-backup',
    version: FORMAT_VERSION,
    app: options.app,
    createdAt: options.now.toISOString(),
    mayHoldDemo: options.mayHoldDemo,
    migrations,
    tables,
    sequences: await listSequences(client),
    files: tables.some(({ name }) => name === FILES_TABLE) ? await options.files.list(client) : [],
  }
}

/**
 * The container: a header, the tables' COPY texts and the files in frames, and a digest of
 * everything.
 */
async function* contents(
  client: Client,
  header: BackupHeader,
  files: BackupFileSource,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const hashed = (bytes: Buffer) => {
    hash.update(bytes)
    return bytes
  }
  yield hashed(Buffer.from(`${JSON.stringify(header)}\n`))
  for (const table of header.tables) {
    const rows = client.query(copyTo(`copy ${selectRowsSql(table)} to stdout`))
    for await (const frame of framed(rows as AsyncIterable<Buffer>)) yield hashed(frame)
  }
  for (const key of header.files) {
    for await (const frame of framed((await files.read(key)) ?? [])) yield hashed(frame)
  }
  yield Buffer.from(`sha256 ${hash.digest('hex')}\n`)
}

async function* framed(bytes: AsyncIterable<Uint8Array> | []): AsyncGenerator<Buffer> {
  for await (const piece of bytes) {
    if (!piece.length) continue
    yield frameLength(piece.length)
    yield Buffer.from(piece)
  }
  yield frameLength(0)
}

function frameLength(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** Writes a compressed file, readable only by its owner; atomic and synced to disk. */
async function replaceWithGzip(file: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const partial = `${file}.partial-${process.pid}`
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    // `flush` syncs the file to the disk before closing it.
    const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(bytes, createGzip(), target)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  await syncFolder(path.dirname(file))
}

/** Makes a rename survive a power cut. Windows can't open folders, and syncs by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
