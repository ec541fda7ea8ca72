/**
 * Maximum lengths of one formula and of all in a text, in characters of TeX, since drawing time
 * grows faster than the length.
 */
export const FORMULA_LIMITS = { each: 2_000, all: 10_000 } as const

/** Commands that define commands: two lines of definitions can expand to a million characters. */
const DEFINITION = /\\(?:[egx]?def|let|futurelet|(?:re)?newcommand|providecommand)(?![a-zA-Z])/

/** The reason why a formula is refused without drawing it, in Croatian; null if there is none. */
export function formulaRefusalReason(tex: string): string | null {
  if (tex.length > FORMULA_LIMITS.each) return 'dulja je od 2.000 znakova'
  const definition = DEFINITION.exec(tex)
  return definition && `naredba ${definition[0]} nije dopuštena`
}
