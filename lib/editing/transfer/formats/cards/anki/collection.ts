import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { UnreadableUpload } from '@/lib/platform/archives/unzip'
import { newTemporaryPath } from '@/lib/platform/temporary'
import { MOST_ROWS } from '../../model'

const PROGRAM = path.join(
  process.cwd(),
  'lib/editing/transfer/formats/cards/anki/read-collection.mjs',
)

/** Limits of reading a collection. */
const LIMITS = {
  memoryBytes: 500_000_000,
  unpackedBytes: 100_000_000,
  textBytes: 20_000_000,
  rows: MOST_ROWS + 1,
}
const TIME_MS = 20_000

const collectionSchema = z.object({
  notes: z.array(z.object({ id: z.string(), kind: z.string(), fields: z.array(z.string()) })),
  cards: z.array(z.object({ note: z.string(), ord: z.int() })),
  kinds: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isCloze: z.boolean(),
      fields: z.array(z.string()),
      templates: z.array(z.object({ ord: z.int(), front: z.string(), back: z.string() })),
    }),
  ),
  media: z.record(z.string(), z.string()),
})
export type AnkiCollection = z.output<typeof collectionSchema>
export type AnkiNoteType = AnkiCollection['kinds'][number]

/**
 * Reads a package's SQLite database in a separate process, which is killed when it takes too long
 * or too much memory.
 * @throws UnreadableUpload for an unreadable database
 */
export async function readCollection(
  database: Uint8Array,
  media: Uint8Array | undefined,
  timeMs = TIME_MS,
): Promise<AnkiCollection> {
  const folder = await newTemporaryPath()
  try {
    await mkdir(folder, { mode: 0o700 })
    await writeFile(path.join(folder, 'collection'), database)
    if (media) await writeFile(path.join(folder, 'media'), media)
    const child = spawn(process.execPath, [PROGRAM, JSON.stringify({ folder, ...LIMITS })], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: timeMs,
      killSignal: 'SIGKILL',
    })
    const { success, data } = collectionSchema.safeParse(parsed(await text(child.stdout)))
    if (!success) throw new UnreadableUpload(UNREADABLE)
    return data
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const UNREADABLE =
  'Paket Ankija ne može se pročitati: oštećen je ili prevelik. U Ankiju ga izvezi ponovno, kao špil (.apkg), bez rasporeda učenja.'

function parsed(said: string): unknown {
  try {
    // PostgreSQL rejects NUL characters and lone surrogates.
    return JSON.parse(said.toWellFormed(), (_, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
    )
  } catch {
    return null
  }
}
