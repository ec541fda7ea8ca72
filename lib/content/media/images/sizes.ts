import 'server-only'
import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { openFile } from '@/lib/platform/files/keep'
import { files } from '@/lib/platform/files/store'
import { storedFiles } from '@/lib/platform/files/tables'
import { widthsOf } from '@/lib/platform/markdown/library-images'
import type { Crop } from './model'
import { toSize } from './process'

/** The visible section of a file. */
export type Shown = { fileId: string; crop: Crop | null; width: number }

/** A name for the visible picture, which changes with the file and with the crop. */
export const nameOf = ({ fileId, crop }: Omit<Shown, 'width'>): string =>
  [fileId, ...(crop ? [crop.x, crop.y, crop.width, crop.height] : [])].join('-')

/** A short hash of the picture's name, which makes the address of a changed picture a new one. */
export const markOf = (shown: Omit<Shown, 'width'>): string =>
  createHash('sha256').update(nameOf(shown)).digest('base64url').slice(0, 10)

const keyOf = (shown: Shown, width: number) => `images/${nameOf(shown)}/${width}.webp`

/** Stores an image in all its widths, so that no visitor waits for resizing. */
export async function storeSizes(shown: Shown): Promise<void> {
  const missing: number[] = []
  for (const width of widthsOf(shown.width))
    if (!(await files().head(keyOf(shown, width)))) missing.push(width)
  if (missing.length) await make(shown, missing)
}

/** An image in one of its widths, resized again when the store has lost it. */
export async function openSize(shown: Shown, width: number) {
  const key = keyOf(shown, width)
  const found = await files().get(key)
  if (found) return found
  await make(shown, [width])
  return files().get(key)
}

async function make(shown: Shown, widths: number[]): Promise<void> {
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
    await files().put(keyOf(shown, width), await toSize(original, shown.crop, width))
}
