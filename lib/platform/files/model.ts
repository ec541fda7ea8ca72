/** Types of stored files, by the extension of their key. */
export const FILE_TYPES = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
} as const

export type StoredType = (typeof FILE_TYPES)[keyof typeof FILE_TYPES]

/** First and last byte of a range, both inclusive. */
export type ByteRange = { from: number; to: number }

/** The bytes of a stored file (or of the requested range), and the size of the whole file. */
export type FileContent = { content: ReadableStream<Uint8Array>; size: number }

/**
 * A store for files with keys such as `files/018f.webp`. Failures reject with an HttpError: 507
 * when the store is full, otherwise 503.
 */
export type FileStore = {
  /** Writes atomically. Replaces a file with the same key. */
  put(key: string, content: Blob): Promise<void>
  /** Null if there is no such file. */
  get(key: string, range?: ByteRange): Promise<FileContent | null>
  head(key: string): Promise<{ size: number } | null>
  /** Does nothing if there is no such file. */
  delete(key: string): Promise<void>
}

export const FILE_MESSAGES = {
  unavailable: 'Spremište datoteka trenutačno ne radi. Treba pokušati ponovno za koji trenutak.',
  missing: 'Ove datoteke više nema.',
} as const

const KEY = /^[a-z]+(?:\/[a-z0-9-]+)+\.(webp|pdf|mp3|m4a)$/

/**
 * The type of a file by its key.
 * @throws for an invalid key, so that no path leaves the store's folder
 */
export function typeOf(key: string): StoredType {
  const ending = KEY.exec(key)?.[1]
  if (!ending) throw new Error(`Not a key of a file: ${key}`)
  return FILE_TYPES[ending as keyof typeof FILE_TYPES]
}
