import { LRUCache } from 'lru-cache'

/** Overhead per entry, in bytes. */
const ENTRY_BYTES = 200

const bytesOf = (text: string | null): number => 2 * (text?.length ?? 0)

/**
 * Caches the latest results of a pure function of one text.
 * @param mostBytes maximum size of texts and results together; an entry larger than a tenth of it
 * is not cached
 */
export function memoised<Result extends string | null>(
  mostBytes: number,
  compute: (text: string) => Result,
) {
  const known = new LRUCache<string, { result: Result }>({
    maxSize: mostBytes,
    maxEntrySize: Math.floor(mostBytes / 10),
    sizeCalculation: ({ result }, text) => ENTRY_BYTES + bytesOf(text) + bytesOf(result),
  })
  return (text: string): Result => {
    const found = known.get(text)
    if (found) return found.result
    const result = compute(text)
    known.set(text, { result })
    return result
  }
}
