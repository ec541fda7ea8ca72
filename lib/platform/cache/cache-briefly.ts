type Kept<T> = { value: Promise<T>; until: number }

/**
 * A read whose result is shared by key for `ms` milliseconds, concurrent reads included. A failed
 * read is not cached.
 */
export function cacheBriefly<T>(ms: number, read: (key: string) => Promise<T>) {
  const kept = new Map<string, Kept<T>>()
  return (key: string): Promise<T> => {
    const now = Date.now()
    const found = kept.get(key)
    // A clock that was set back must not keep a result for hours.
    if (found && now < found.until && found.until <= now + ms) return found.value
    for (const [old, { until }] of kept) if (until <= now) kept.delete(old)
    const value = read(key)
    kept.set(key, { value, until: now + ms })
    value.catch(() => kept.delete(key))
    return value
  }
}
