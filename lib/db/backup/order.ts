/**
 * Puts every name behind those it needs (foreign keys), otherwise in the given order. A name may
 * need itself: COPY checks foreign keys at its end. Throws for a circle, which no order can satisfy.
 */
export function inOrderOfNeed(names: string[], needs: Map<string, string[]>): string[] {
  const ordered = new Set<string>()
  const path: string[] = []
  const place = (name: string) => {
    if (ordered.has(name)) return
    if (path.includes(name)) {
      throw new Error(`Tables need each other in a circle: ${[...path, name].join(', ')}`)
    }
    path.push(name)
    for (const needed of needs.get(name) ?? []) if (needed !== name) place(needed)
    path.pop()
    ordered.add(name)
  }
  names.forEach(place)
  return [...ordered]
}
