/**
 * Creates a value at its first use and keeps it. For formatters, each of which takes a slow phone 5
 * to 20 ms to create, even on pages that format nothing.
 */
export function lazy<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
