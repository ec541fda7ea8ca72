import { isSame } from '@/lib/admin/is-same'

/**
 * Merges two edits field by field; `clashes` were changed by both to different values and have
 * mine.
 */
export function merge<V extends Record<string, unknown>>(
  base: V,
  mine: V,
  theirs: V,
): { merged: V; clashes: string[] } {
  const own = Object.keys(mine).filter((name) => !isSame(mine[name], base[name]))
  const clashes = own.filter(
    (name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]),
  )
  const kept = Object.fromEntries(own.map((name) => [name, mine[name]]))
  return { merged: { ...theirs, ...kept }, clashes }
}
