import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '@/lib/db/client'
import { keepFile } from '@/lib/files/keep'
import { HttpError } from '@/lib/http/errors'
import { placeOfPicture, type FoundPlace } from '@/lib/images/exchange'
import { IMAGE_LIMITS } from '@/lib/images/model'
import { images } from '@/lib/images/tables'
import { imagePath } from '@/lib/markdown/library-images'

type Brought = { slug: string; name: string; alt: string; bytes: Uint8Array }
type Made = NonNullable<FoundPlace['made']>

/** An image that the library is to get. */
export type NewImage = Made & { id: string; slug: string; name: string; alt: string }

export type Placed = {
  /** By the address in the file: the one in the library. */
  moved: Map<string, string>
  made: NewImage[]
  /** By the address in the file: why a picture can't be taken. */
  refused: Map<string, string>
}

/** Looks up what pictures of a file are in the library, and checks the others; nothing is stored. */
export async function placeImages(brought: Brought[]): Promise<Placed> {
  const placed: Placed = { moved: new Map(), made: [], refused: new Map() }
  for (const { slug, bytes, name, alt } of brought) {
    try {
      const { slug: own, made } = await placeOfPicture({ slug, bytes })
      if (own !== slug) placed.moved.set(slug, own)
      if (!made || placed.made.some((one) => one.slug === own)) continue
      const named = { name: name.slice(0, IMAGE_LIMITS.name), alt: alt.slice(0, IMAGE_LIMITS.alt) }
      placed.made.push({ ...made, ...named, id: uuidv7(), slug: own })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      placed.refused.set(slug, error.message)
    }
  }
  return placed
}

/** A value whose texts name images by their places in the library. */
export function movedIn<Value>(value: Value, moved: ReadonlyMap<string, string>): Value {
  if (!moved.size) return value
  const address = /\/slike\/([a-z0-9]+(?:-[a-z0-9]+)*)/g
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string'
      ? inner.replace(address, (whole, slug: string) => imagePath(moved.get(slug) ?? slug))
      : inner,
  ) as Value
}

/** Puts new images into the library; a file of a transaction that fails is swept. */
export async function addImages(tx: Transaction, made: NewImage[]): Promise<void> {
  for (const { content, width, height, ...named } of made) {
    const { id: fileId } = await keepFile(content, 'image/webp', { width, height })
    await tx.insert(images).values({ ...named, fileId, width, height })
  }
}
