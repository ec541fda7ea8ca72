const DAY_MS = 86_400_000

/** What a list has for a Zagreb day (`2026-11-24`): each day the next, in turn. */
export function ofTheDay<Item>(items: Item[], day: string): Item | undefined {
  return items[Math.floor(Date.parse(day) / DAY_MS) % Math.max(1, items.length)]
}
