/**
 * Makes a value when it is first used, and keeps it. For formatters: each costs a slow phone 5 to 20 ms,
 * also on pages that have nothing to format.
 */
export function lazy<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
