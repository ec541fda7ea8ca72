const A = 'a'.charCodeAt(0)
const LETTERS = 26

/** The id at a place: a, b ... z, then by number. */
export function optionIdAt(index: number): string {
  return index < LETTERS ? String.fromCharCode(A + index) : String(index + 1)
}

/** The place that gives an id; -1 for another text. */
export function placeOfId(id: string): number {
  if (/^[a-z]$/.test(id)) return id.charCodeAt(0) - A
  return /^\d{1,7}$/.test(id) ? Number(id) - 1 : -1
}

/** What an option says; empty where the question has no such option (any more). */
export const htmlOf = (options: { id: string; html: string }[], id: string | undefined): string =>
  options.find((option) => option.id === id)?.html ?? ''
