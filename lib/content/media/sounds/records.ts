import 'server-only'
import { eq } from 'drizzle-orm'
import { writeRecord, moveRecordToBin } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import { RECORD_MESSAGES } from '@/lib/platform/admin/records'
import { slugToSave } from '@/lib/platform/admin/unique-slug'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import { readFileRow, keepFile, openFile } from '@/lib/platform/files/keep'
import { FileAnswer, type HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { usesWarning } from '@/lib/content/media/images/uses'
import { recordingWithoutMetadata, soundWithoutMetadata } from './sound-without-metadata'
import type * as contracts from './contract'
import { sounds } from './tables'
import { listSoundUses } from './uses'

const columns = {
  _id: sounds.id,
  version: sounds.version,
  slug: sounds.slug,
  name: sounds.name,
  alt: sounds.alt,
  file: sounds.fileId,
}

/** One page of the library's list. */
export const listSounds = ({ query }: HandlerInput<typeof contracts.soundListContract>) =>
  readListPage(
    {
      from: (selected) => db().select(selected).from(sounds).$dynamic(),
      columns,
      id: sounds.id,
      search: [sounds.searchText],
      // Ids begin with their creation time.
      sorts: { time: [], name: [sounds.name] },
    },
    query,
  )

export async function readSound(id: string, database: Database = db()) {
  const [found] = await database.select(columns).from(sounds).where(eq(sounds.id, id))
  if (!found) throw new HttpError(404, RECORD_MESSAGES.missing)
  const uses = await listSoundUses(found.slug, database)
  return { ...found, uses, below: { sentence: usesWarning('Snimka', uses), isInTheWay: false } }
}

type Created = HandlerInput<typeof contracts.createSoundContract>['body']
type Wanted = Omit<Created, 'slug'> & { slug?: string | undefined; version?: number }

/** Creates a recording, or changes the recording with this id, whose address stays. */
export async function saveSound(adminId: string, wanted: Wanted, id?: string) {
  const { _id: newId, version, name, alt, file } = wanted
  const { id: fileId } = await findSound(file)
  return db().transaction(async (tx) => {
    const slug = id ? {} : await slugToSave(tx, sounds, wanted, newId, true)
    return writeRecord(tx, sounds, {
      id,
      newId,
      version,
      values: { name, alt, fileId },
      initial: slug,
      ...common(tx, adminId),
    })
  })
}

/** @throws HttpError 400 for a file that is no recording */
async function findSound(file: string) {
  const found = await readFileRow(file)
  if (!found.type.startsWith('audio/')) throw invalidField('file', 'Ova datoteka nije snimka.')
  return found
}

export const deleteSound = (
  adminId: string,
  { params, query }: HandlerInput<typeof contracts.deleteSoundContract>,
) =>
  db().transaction((tx) =>
    moveRecordToBin(tx, sounds, { ...params, ...query, ...common(tx, adminId) }),
  )

type Row = typeof sounds.$inferSelect

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readSound(id, tx),
  tags: async (before: Row | null, after: Row | null): Promise<CacheTag[]> => {
    const slug = (after ?? before)?.slug ?? ''
    return (await listSoundUses(slug, tx)).flatMap(({ tags }) => tags)
  },
})

export const soundRecordKind = recordKind({
  table: sounds,
  noun: 'Snimka',
  section: '/admin/snimke',
  names: { fileId: 'file' },
  common,
})

/** Stores an uploaded recording for a record that will refer to it later. */
export async function receiveSound({ body }: HandlerInput<typeof contracts.uploadSoundContract>) {
  const { content, type } = await soundWithoutMetadata(body)
  const { id } = await keepFile(content, type)
  return { file: id }
}

/** Stores a sentence recorded in the browser for a record that will refer to it later. */
export async function receiveRecording({
  body,
}: HandlerInput<typeof contracts.uploadRecordingContract>) {
  const { content, type } = await recordingWithoutMetadata(body)
  const { id } = await keepFile(content, type)
  return { file: id }
}

/** An uploaded file, for the admin who listens to it. */
export async function sendSoundFile({ params }: HandlerInput<typeof contracts.soundFileContract>) {
  await findSound(params.id)
  const { type, bytes, content } = await openFile(params.id)
  const ending = type === 'audio/mpeg' ? 'mp3' : 'm4a'
  return new FileAnswer(`${params.id}.${ending}`, type, content, bytes)
}
