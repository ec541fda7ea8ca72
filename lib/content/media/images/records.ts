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
import type * as contracts from './contract'
import type { Crop } from './model'
import { toStoredOriginal } from './process'
import { storeResizedImages } from './sizes'
import { images } from './tables'
import { listImageUses, usesWarning } from './uses'

const columns = {
  _id: images.id,
  version: images.version,
  slug: images.slug,
  name: images.name,
  alt: images.alt,
  fileId: images.fileId,
  crop: images.crop,
  width: images.width,
  height: images.height,
}

const toStored = <Row extends { fileId: string; crop: Crop | null }>({
  fileId,
  crop,
  ...row
}: Row) => ({
  ...row,
  picture: { file: fileId, crop },
})

/** One page of the library's list. */
export async function listImages({ query }: HandlerInput<typeof contracts.imageListContract>) {
  const page = await readListPage(
    {
      from: (selected) => db().select(selected).from(images).$dynamic(),
      columns,
      id: images.id,
      search: [images.searchText],
      // Ids begin with their creation time.
      sorts: { time: [], name: [images.name] },
    },
    query,
  )
  return { ...page, items: page.items.map(toStored) }
}

export async function readImage(id: string, database: Database = db()) {
  const [found] = await database.select(columns).from(images).where(eq(images.id, id))
  if (!found) throw new HttpError(404, RECORD_MESSAGES.missing)
  const uses = await listImageUses(found.slug, database)
  return {
    ...toStored(found),
    uses,
    below: { sentence: usesWarning('Slika', uses), isInTheWay: false },
  }
}

type Created = HandlerInput<typeof contracts.createImageContract>['body']
type Wanted = Omit<Created, 'slug'> & { slug?: string | undefined; version?: number }

/** Creates an image, or changes the image with this id, whose address stays. */
export async function saveImage(adminId: string, wanted: Wanted, id?: string) {
  const { _id: newId, version, name, alt, picture } = wanted
  const shown = await shownOf(picture)
  return db().transaction(async (tx) => {
    const slug = id ? {} : await slugToSave(tx, images, wanted, newId, true)
    return writeRecord(tx, images, {
      id,
      newId,
      version,
      values: { name, alt, ...shown },
      initial: slug,
      ...common(tx, adminId),
    })
  })
}

/** The visible section of a file, stored in all widths before anyone requests it. */
async function shownOf({ file, crop }: Created['picture']) {
  const { id: fileId, type, width, height } = await readFileRow(file)
  if (type !== 'image/webp' || !width || !height) {
    throw invalidField('picture', 'Ova datoteka nije slika.')
  }
  if (crop && (crop.x + crop.width > width || crop.y + crop.height > height)) {
    throw invalidField('picture', 'Izrez je izvan slike.')
  }
  const shown = { fileId, crop, width: crop?.width ?? width, height: crop?.height ?? height }
  await storeResizedImages(shown)
  return shown
}

export const deleteImage = (
  adminId: string,
  { params, query }: HandlerInput<typeof contracts.deleteImageContract>,
) =>
  db().transaction((tx) =>
    moveRecordToBin(tx, images, { ...params, ...query, ...common(tx, adminId) }),
  )

type Row = typeof images.$inferSelect

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readImage(id, tx),
  tags: async (before: Row | null, after: Row | null): Promise<CacheTag[]> => {
    const slug = (after ?? before)?.slug ?? ''
    return (await listImageUses(slug, tx)).flatMap(({ tags }) => tags)
  },
})

export const imageRecordKind = recordKind({
  table: images,
  noun: 'Slika',
  section: '/admin/slike',
  names: { fileId: 'file' },
  common,
})

/** Stores an uploaded picture for a record that will refer to it later. */
export async function receiveImage({ body }: HandlerInput<typeof contracts.uploadImageContract>) {
  const { content, width, height } = await toStoredOriginal(body)
  const { id } = await keepFile(content, 'image/webp', { width, height })
  return { file: id, width, height }
}

/** The whole picture of a file, for the admin who crops it. */
export async function sendImageFile({ params }: HandlerInput<typeof contracts.imageFileContract>) {
  const { type, bytes, content } = await openFile(params.id)
  return new FileAnswer(`${params.id}.webp`, type, content, bytes)
}
