import 'server-only'
import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { db, type Transaction } from '@/lib/db/client'
import { keepFile } from '@/lib/files/keep'
import { imagesIn } from '@/lib/images/facts'
import { imageSlugsIn } from '@/lib/markdown/library-images'
import { soundSlugsIn } from '@/lib/markdown/library-sounds'
import { movedIn, placeImages, type NewImage, type Placed } from '../brought-images'
import { missingSounds } from '../missing-sounds'
import type { ReadRow, ReadUpload } from '../formats/model'
import { placeOf, type UploadPlan } from './plan'
import { uploadFiles, uploads } from './tables'

/** Slugs in a value that neither the library has nor the file brings. */
export async function missingImages(value: unknown, { made }: Placed): Promise<Set<string>> {
  const known = await imagesIn(value)
  const brought = new Set(made.map(({ slug }) => slug))
  const named = imageSlugsIn(JSON.stringify(value))
  return new Set(named.filter((slug) => !known.has(slug) && !brought.has(slug)))
}

/** Finds the pictures of a file in the library or checks them, and names those that rows lack. */
export async function withPictures({ pictures, ...read }: ReadUpload) {
  const texts = JSON.stringify(read.rows)
  const placed = await placeImages(
    pictures.map(({ slug, name, bytes }) => ({
      slug,
      name,
      bytes,
      alt: altOf(texts, slug) || name,
    })),
  )
  const moved = movedIn(read, placed.moved)
  const missing = await missingImages(moved, placed)
  const names = new Map(pictures.map(({ slug, name }) => [slug, name]))
  const sentence = (slug: string) => {
    const why = placed.refused.get(slug)
    return why
      ? `Slika „${names.get(slug) ?? slug}” nije uvezena: ${why}`
      : `Slike „/slike/${slug}” nema u knjižnici slika.`
  }
  const unheard = await missingSounds(moved)
  const told = (texts: unknown) => {
    if (!missing.size && !unheard.size) return []
    const json = JSON.stringify(texts)
    return [
      ...imageSlugsIn(json)
        .filter((slug) => missing.has(slug))
        .map(sentence),
      ...soundSlugsIn(json).flatMap((slug) => unheard.get(slug) ?? []),
    ]
  }
  const rows = moved.rows.map((row): ReadRow => {
    const lost = told([row.question, row.open])
    return row.question
      ? { ...row, lacks: [...row.lacks, ...lost] }
      : { ...row, warnings: [...row.warnings, ...lost] }
  })
  const cards = moved.cards.map((card) => ({
    ...card,
    warnings: [...card.warnings, ...told([card.front, card.back])],
  }))
  return { read: { ...moved, rows, cards }, made: placed.made }
}

/** The description of an image in a text as JSON has it. */
const altOf = (json: string, slug: string): string =>
  new RegExp(`!\\[([^\\]"\\\\]*)\\]\\(/slike/${slug}\\)`).exec(json)?.[1]?.trim() ?? ''

/** Plans those images for the library that planned rows name. Their files wait with the upload: an import that is not made leaves none. */
export function planImages(plan: UploadPlan, made: NewImage[]): void {
  const named = new Set(
    imageSlugsIn(JSON.stringify(plan.rows.map(({ planned }) => planned?.after))),
  )
  for (const { id, slug, name, alt, width, height, content } of made) {
    if (!named.has(slug)) continue
    const fileId = uuidv7()
    const place = placeOf('image', { line: 0, name, reasons: ['Dodaje se u knjižnicu slika.'] })
    plan.add(place, { slug, name, alt, fileId, width, height }, undefined, name, id)
    plan.files.push({ fileId, content, width, height })
  }
}

/** Keeps the files of an upload's pictures until it is written. */
export async function keepPictures(tx: Transaction, uploadId: string, { files }: UploadPlan) {
  for (const { content, ...file } of files) {
    const bytes = Buffer.from(await content.arrayBuffer())
    await tx.insert(uploadFiles).values({ ...file, uploadId, content: bytes })
  }
}

/** Stores the files that the images of an upload name; one that is not written then is swept. */
export async function storePictures(adminId: string, uploadId: string): Promise<void> {
  const waiting = await db()
    .select({ fileId: uploadFiles.fileId })
    .from(uploadFiles)
    .innerJoin(uploads, eq(uploads.id, uploadFiles.uploadId))
    .where(and(eq(uploads.id, uploadId), eq(uploads.adminId, adminId)))
  for (const { fileId } of waiting) {
    const [file] = await db().select().from(uploadFiles).where(eq(uploadFiles.fileId, fileId))
    if (!file) continue
    const content = new Blob([new Uint8Array(file.content)], { type: 'image/webp' })
    await keepFile(content, 'image/webp', { width: file.width, height: file.height }, fileId)
  }
}
