import 'server-only'
import type { PgTable } from 'drizzle-orm/pg-core'
import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '@/lib/platform/db/client'
import { keepFile } from '@/lib/platform/files/keep'
import type { StoredType } from '@/lib/platform/files/model'
import { HttpError } from '@/lib/platform/http/errors'
import { LIBRARY_ADDRESS } from '@/lib/platform/markdown/library'
import { IMAGE_LIMITS } from '@/lib/content/media/images/model'
import type { LibraryKind } from './import/schemas'
import { LIBRARIES, type MadeFile } from './libraries'

/** A picture or a recording that a file brings for its library. */
export type Brought = { kind: LibraryKind; slug: string; name: string; alt: string; file: Blob }

/** What a library is to get. */
export type NewFile = MadeFile & Omit<Brought, 'file'> & { id: string }

export type Placed = {
  /** By the address in the file: the one in the library. */
  moved: Map<string, string>
  made: NewFile[]
  /** By the address in the file: why it can't be taken. */
  refused: Map<string, string>
}

/** Looks up what of a file the libraries have, and checks the rest; nothing is stored. */
export async function placeBrought(brought: Brought[]): Promise<Placed> {
  const placed: Placed = { moved: new Map(), made: [], refused: new Map() }
  for (const { kind, slug, name, alt, file } of brought) {
    const { pathOf, placeOf } = LIBRARIES[kind]
    try {
      const { slug: own, made } = await placeOf({ slug, file })
      if (own !== slug) placed.moved.set(pathOf(slug), pathOf(own))
      if (!made || placed.made.some((one) => one.kind === kind && one.slug === own)) continue
      const named = { name: name.slice(0, IMAGE_LIMITS.name), alt: alt.slice(0, IMAGE_LIMITS.alt) }
      placed.made.push({ ...made, ...named, kind, id: uuidv7(), slug: own })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      placed.refused.set(pathOf(slug), error.message)
    }
  }
  return placed
}

/** A value whose texts name images and recordings by their places in the library. */
export function movedIn<Value>(value: Value, moved: ReadonlyMap<string, string>): Value {
  if (!moved.size) return value
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string'
      ? inner.replace(LIBRARY_ADDRESS, (whole) => moved.get(whole) ?? whole)
      : inner,
  ) as Value
}

/** Puts new files into the libraries; one of a transaction that fails is swept. */
export async function addBrought(tx: Transaction, made: NewFile[]): Promise<void> {
  for (const { kind, content, width, height, ...named } of made) {
    const size = width && height ? { width, height } : {}
    const { id: fileId } = await keepFile(content, content.type as StoredType, size)
    await tx.insert(LIBRARIES[kind].table as PgTable).values({ ...named, fileId, ...size })
  }
}
