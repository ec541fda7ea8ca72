/** Types of files that are stored, by the ending of their key. */
export const FILE_TYPES = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
} as const

export type StoredType = (typeof FILE_TYPES)[keyof typeof FILE_TYPES]

/** The first and the last byte that are wanted, both included. */
export type ByteRange = { from: number; to: number }

/** A stored file: its bytes (of the range that was asked for), and the size of the whole file. */
export type StoredFile = { content: ReadableStream<Uint8Array>; size: number }

/**
 * Where files are kept, by keys such as `files/018f.webp`. A store that fails rejects with an
 * HttpError: 507 when it is full, 503 otherwise.
 */
export type FileStore = {
  /** Appears whole or not at all. Replaces a file of the same key. */
  put(key: string, content: Blob): Promise<void>
  /** Null without such a file. */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>
  head(key: string): Promise<{ size: number } | null>
  /** Does nothing without such a file. */
  delete(key: string): Promise<void>
}

export const FILE_MESSAGES = {
  unavailable: 'Spremište datoteka trenutačno ne radi. Treba pokušati ponovno za koji trenutak.',
  missing: 'Ove datoteke više nema.',
} as const

const KEY = /^[a-z]+(?:\/[a-z0-9-]+)+\.(webp|pdf|mp3|m4a)$/

/**
 * The type of a file by its key.
 * @throws for what is no key: it never leaves the folder of the store
 */
export function typeOf(key: string): StoredType {
  const ending = KEY.exec(key)?.[1]
  if (!ending) throw new Error(`Not a key of a file: ${key}`)
  return FILE_TYPES[ending as keyof typeof FILE_TYPES]
}
