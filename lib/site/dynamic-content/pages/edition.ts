/**
 * The name of an edition that starts on a day such as `2026-11-24`. The second edition of a day
 * ends in `-2`.
 */
export function nextEdition(current: string, day: string): string {
  if (current !== day && !current.startsWith(`${day}-`)) return day
  return `${day}-${Number(current.slice(day.length + 1) || 1) + 1}`
}
