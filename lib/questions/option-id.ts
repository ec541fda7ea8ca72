const A = 'a'.charCodeAt(0)

/** Public id of the option at a place: a, b ... z, then by number. */
export function optionIdAt(index: number): string {
  return index < 26 ? String.fromCharCode(A + index) : String(index + 1)
}

/** What an option says; empty where the question has no such option (any more). */
export const htmlOf = (options: { id: string; html: string }[], id: string | undefined): string =>
  options.find((option) => option.id === id)?.html ?? ''
