const A = 'a'.charCodeAt(0)

/** Public id of the option at a place: a, b ... z, then by number. */
export function optionIdAt(index: number): string {
  return index < 26 ? String.fromCharCode(A + index) : String(index + 1)
}
