type Values = Record<string, unknown>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Merges two edits of the same values, field by field. `clashes` are the fields that both changed
 * to different values; `merged` has mine there.
 */
export function merge<V extends Values>(
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
