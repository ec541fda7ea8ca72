const DAY_MS = 86_400_000

/** The item of a Zagreb day (`2026-11-24`): one item a day, in turn. */
export function ofTheDay<Item>(items: Item[], day: string): Item | undefined {
  return items[Math.floor(Date.parse(day) / DAY_MS) % Math.max(1, items.length)]
}
