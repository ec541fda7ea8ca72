import 'server-only'
import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { db, type Transaction } from '@/lib/platform/db/client'
import { keepFile } from '@/lib/platform/files/keep'
import type { StoredType } from '@/lib/platform/files/model'
import { imagesIn } from '@/lib/content/media/images/facts'
import { libraryAddressesIn } from '@/lib/platform/markdown/media-library'
import { imagePath, imageSlugsIn } from '@/lib/platform/markdown/library-images'
import { soundSlugsIn } from '@/lib/platform/markdown/library-sounds'
import {
  withLibraryAddresses,
  matchImportedMedia,
  type NewLibraryFile,
  type MatchedMedia,
} from '../imported-media'
import type { LibraryKind } from '../import/schemas'
import { MEDIA_LIBRARIES } from '../libraries'
import { missingSoundMessages } from '../missing-sound-messages'
import type { ReadRow, ReadUpload } from '../formats/model'
import { reportRowOf, type UploadPlan } from './plan'
import { uploadFiles, uploads } from './tables'

/** Slugs of images that a value uses and neither the library nor the file has. */
export async function missingImageSlugs(
  value: unknown,
  { made }: MatchedMedia,
): Promise<Set<string>> {
  const known = await imagesIn(value)
  const brought = new Set(made.flatMap(({ kind, slug }) => (kind === 'image' ? slug : [])))
  const named = imageSlugsIn(JSON.stringify(value))
  return new Set(named.filter((slug) => !known.has(slug) && !brought.has(slug)))
}

/**
 * Matches a file's media with the libraries, checks new files, and reports media that rows lack.
 */
export async function withMatchedMedia({ embedded, ...read }: ReadUpload) {
  const texts = JSON.stringify(read.rows)
  const placed = await matchImportedMedia(
    embedded.map(({ bytes, ...one }) => ({
      ...one,
      alt: one.alt || altOf(texts, MEDIA_LIBRARIES[one.kind].pathOf(one.slug)) || one.name,
      file: new Blob([bytes]),
    })),
  )
  const moved = withLibraryAddresses(read, placed.moved)
  const missing = await missingImageSlugs(moved, placed)
  const names = new Map(embedded.map(({ slug, name }) => [slug, name]))
  const sentence = (slug: string) => {
    const why = placed.refused.get(imagePath(slug))
    return why
      ? `Slika „${names.get(slug) ?? slug}” nije uvezena: ${why}`
      : `Slike „/slike/${slug}” nema u knjižnici slika.`
  }
  const unheard = await missingSoundMessages(moved, placed)
  const unseenIn = (json: string) =>
    imageSlugsIn(json)
      .filter((slug) => missing.has(slug))
      .map(sentence)
  const unheardIn = (json: string) => soundSlugsIn(json).flatMap((slug) => unheard.get(slug) ?? [])
  const told = (texts: unknown) => {
    if (!missing.size && !unheard.size) return []
    const json = JSON.stringify(texts)
    return [...unseenIn(json), ...unheardIn(json)]
  }
  const rows = moved.rows.map((row): ReadRow => {
    const lost = told([row.question, row.open])
    return row.question
      ? { ...row, lacks: [...row.lacks, ...lost] }
      : { ...row, warnings: [...row.warnings, ...lost] }
  })
  // Cards can't be drafts: a card without its picture is refused.
  const cards = moved.cards.map((card) => {
    const json = JSON.stringify([card.front, card.back])
    return {
      ...card,
      errors: [...card.errors, ...unseenIn(json)],
      warnings: [...card.warnings, ...unheardIn(json)],
    }
  })
  return { read: { ...moved, rows, cards }, made: placed.made }
}

/** The description of an image or recording in a JSON-encoded text. */
const altOf = (json: string, address: string): string =>
  new RegExp(`!\\[([^\\]"\\\\]*)\\]\\(${address}\\)`).exec(json)?.[1]?.trim() ?? ''

const ADDED: Record<LibraryKind, string> = {
  image: 'Dodaje se u knjižnicu slika.',
  sound: 'Dodaje se u knjižnicu snimki.',
}

/**
 * Plans new library files that planned rows use. The files wait with the upload, so that an
 * abandoned import leaves none behind.
 */
export function planNewMedia(plan: UploadPlan, made: NewLibraryFile[]): void {
  const named = new Set(
    libraryAddressesIn(JSON.stringify(plan.rows.map(({ planned }) => planned?.after))),
  )
  for (const { kind, id, slug, name, alt, ...file } of made) {
    if (!named.has(MEDIA_LIBRARIES[kind].pathOf(slug))) continue
    const fileId = uuidv7()
    const { width, height } = file
    const place = reportRowOf(kind, { line: 0, name, reasons: [ADDED[kind]] })
    plan.add(place, { slug, name, alt, fileId, width, height }, undefined, name, id)
    plan.files.push({ fileId, ...file })
  }
}

/** Keeps an upload's files until it is written. */
export async function stageMediaFiles(tx: Transaction, uploadId: string, { files }: UploadPlan) {
  for (const { content, ...file } of files) {
    const type = content.type as StoredType
    const bytes = Buffer.from(await content.arrayBuffer())
    await tx.insert(uploadFiles).values({ ...file, type, uploadId, content: bytes })
  }
}

/** Stores an upload's files. A cleanup removes them if the import then fails. */
export async function storeStagedMedia(adminId: string, uploadId: string): Promise<void> {
  const waiting = await db()
    .select({ fileId: uploadFiles.fileId })
    .from(uploadFiles)
    .innerJoin(uploads, eq(uploads.id, uploadFiles.uploadId))
    .where(and(eq(uploads.id, uploadId), eq(uploads.adminId, adminId)))
  for (const { fileId } of waiting) {
    const [file] = await db().select().from(uploadFiles).where(eq(uploadFiles.fileId, fileId))
    if (!file) continue
    const { type, width, height } = file
    const content = new Blob([new Uint8Array(file.content)], { type })
    await keepFile(content, type, width && height ? { width, height } : {}, fileId)
  }
}
