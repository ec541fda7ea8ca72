const A = 'a'.charCodeAt(0)
const LETTERS = 26

/** The id for a position: a, b ... z, then numbers. */
export function optionIdAt(index: number): string {
  return index < LETTERS ? String.fromCharCode(A + index) : String(index + 1)
}

/** The position that corresponds to an id; -1 for any other text. */
export function placeOfId(id: string): number {
  if (/^[a-z]$/.test(id)) return id.charCodeAt(0) - A
  return /^\d{1,7}$/.test(id) ? Number(id) - 1 : -1
}

/** HTML of an option; empty where the question has no such option (any more). */
export const optionHtml = (
  options: { id: string; html: string }[],
  id: string | undefined,
): string => options.find((option) => option.id === id)?.html ?? ''
