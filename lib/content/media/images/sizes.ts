import 'server-only'
import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { openFile } from '@/lib/platform/files/keep'
import { fileStore } from '@/lib/platform/files/store'
import { storedFiles } from '@/lib/platform/files/tables'
import { storedWidthsOf } from '@/lib/platform/markdown/library-images'
import type { Crop } from './model'
import { cropAndResize } from './process'

/** The visible section of a file. */
export type CroppedImage = { fileId: string; crop: Crop | null; width: number }

/** An internal name of the visible picture: another file or another crop has another name. */
export const croppedImageName = ({ fileId, crop }: Omit<CroppedImage, 'width'>): string =>
  [fileId, ...(crop ? [crop.x, crop.y, crop.width, crop.height] : [])].join('-')

/** A short hash of the picture's name, which makes the address of a changed picture a new one. */
export const imageVersionMark = (shown: Omit<CroppedImage, 'width'>): string =>
  createHash('sha256').update(croppedImageName(shown)).digest('base64url').slice(0, 10)

const keyOf = (shown: CroppedImage, width: number) =>
  `images/${croppedImageName(shown)}/${width}.webp`

/** Stores an image in all its widths, so that no visitor waits for resizing. */
export async function storeResizedImages(shown: CroppedImage): Promise<void> {
  const missing: number[] = []
  for (const width of storedWidthsOf(shown.width))
    if (!(await fileStore().head(keyOf(shown, width)))) missing.push(width)
  if (missing.length) await make(shown, missing)
}

/** An image in one of its widths, resized again when the store has lost it. */
export async function openResizedImage(shown: CroppedImage, width: number) {
  const key = keyOf(shown, width)
  const found = await fileStore().get(key)
  if (found) return found
  await make(shown, [width])
  return fileStore().get(key)
}

async function make(shown: CroppedImage, widths: number[]): Promise<void> {
  const { content } = await openFile(shown.fileId)
  const original = await new Response(content).bytes()
  const keys = widths.map((width) => keyOf(shown, width))
  // Recorded before the files are written: if the process is killed, the sweep of the original
  // deletes them too.
  await db()
    .update(storedFiles)
    .set({
      derived: sql`(select array_agg(distinct key) from unnest(${storedFiles.derived} || ${sql.param(keys)}::text[]) key)`,
    })
    .where(eq(storedFiles.id, shown.fileId))
  for (const width of widths)
    await fileStore().put(keyOf(shown, width), await cropAndResize(original, shown.crop, width))
}
