import 'server-only'
import type { PgTable } from 'drizzle-orm/pg-core'
import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '@/lib/platform/db/client'
import { keepFile } from '@/lib/platform/files/keep'
import type { StoredType } from '@/lib/platform/files/model'
import { HttpError } from '@/lib/platform/http/errors'
import { LIBRARY_ADDRESS } from '@/lib/platform/markdown/media-library'
import { IMAGE_LIMITS } from '@/lib/content/media/images/model'
import type { LibraryKind } from './import/schemas'
import { MEDIA_LIBRARIES, type LibraryFile } from './libraries'

/** A picture or recording that an imported file brings for the library. */
export type ImportedMedia = {
  kind: LibraryKind
  slug: string
  name: string
  alt: string
  file: Blob
}

/** A file to be added to the library. */
export type NewLibraryFile = LibraryFile & Omit<ImportedMedia, 'file'> & { id: string }

export type MatchedMedia = {
  /** Address in the file -> address in the library. */
  moved: Map<string, string>
  made: NewLibraryFile[]
  /** Address in the file -> reason for refusal. */
  refused: Map<string, string>
}

/** Matches a file's media with the libraries and checks the rest. Stores nothing. */
export async function matchImportedMedia(brought: ImportedMedia[]): Promise<MatchedMedia> {
  const placed: MatchedMedia = { moved: new Map(), made: [], refused: new Map() }
  for (const { kind, slug, name, alt, file } of brought) {
    const { pathOf, placeOf } = MEDIA_LIBRARIES[kind]
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

/** Replaces media addresses in a value's texts by their addresses in the library. */
export function withLibraryAddresses<Value>(
  value: Value,
  moved: ReadonlyMap<string, string>,
): Value {
  if (!moved.size) return value
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string'
      ? inner.replace(LIBRARY_ADDRESS, (whole) => moved.get(whole) ?? whole)
      : inner,
  ) as Value
}

/** Adds new files to the libraries. A cleanup removes files whose transaction failed. */
export async function addToLibraries(tx: Transaction, made: NewLibraryFile[]): Promise<void> {
  for (const { kind, content, width, height, ...named } of made) {
    const size = width && height ? { width, height } : {}
    const { id: fileId } = await keepFile(content, content.type as StoredType, size)
    await tx.insert(MEDIA_LIBRARIES[kind].table as PgTable).values({ ...named, fileId, ...size })
  }
}
