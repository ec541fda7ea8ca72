import 'server-only'
import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { fileKeyOf } from '@/lib/platform/files/keep'
import { fileStore } from '@/lib/platform/files/store'
import { storedFiles } from '@/lib/platform/files/tables'
import {
  findOrPrepareFile,
  type ImportedFile,
  type ExportedFile,
} from '@/lib/content/media/images/exchange'
import { soundSlugsIn } from '@/lib/platform/markdown/library-sounds'
import { soundWithoutMetadata } from './sound-without-metadata'
import { sounds } from './tables'

const withFile = (database: Database) =>
  database
    .select({ sound: sounds, file: storedFiles })
    .from(sounds)
    .innerJoin(storedFiles, eq(storedFiles.id, sounds.fileId))

/** Recordings named by texts anywhere in a value. */
export async function soundsToExport(source: unknown, database: Database): Promise<ExportedFile[]> {
  const slugs = soundSlugsIn(JSON.stringify(source) ?? '')
  if (!slugs.length) return []
  const found = await withFile(database).where(inArray(sounds.slug, slugs)).orderBy(sounds.slug)
  return found.map(({ sound: { slug, name, alt }, file }) => {
    const key = fileKeyOf(file)
    const fileName = `${slug}${key.slice(key.lastIndexOf('.'))}`
    return { ...{ slug, name, alt, fileName }, bytes: file.bytes, open: () => fileStore().get(key) }
  })
}

/**
 * Finds a recording in the library, or else cleans it like an editor's upload; nothing is stored.
 * @throws HttpError 415 for a file that is no recording
 */
export async function findOrPrepareSound({ slug, file }: ImportedFile) {
  const isMp4 = (await file.slice(4, 8).text()) === 'ftyp'
  const type = isMp4 ? 'audio/mp4' : 'audio/mpeg'
  const { content } = await soundWithoutMetadata(file.slice(0, file.size, type))
  const hash = await hashOf(content.stream())
  return findOrPrepareFile(slug, hash.slice(0, 8), {
    find: async (wanted) => (await withFile(db()).where(eq(sounds.slug, wanted)))[0],
    isSame: async ({ file: own }) => {
      const found = own.bytes === content.size ? await fileStore().get(fileKeyOf(own)) : null
      return found !== null && (await hashOf(found.content)) === hash
    },
    make: () => Promise.resolve({ content: new Blob([content], { type }) }),
  })
}

async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of content) hash.update(part)
  return hash.digest('hex')
}
