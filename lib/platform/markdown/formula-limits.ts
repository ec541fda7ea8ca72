/** What may be drawn, in characters of TeX: its cost grows faster than its length. */
export const FORMULA_LIMITS = { each: 2_000, all: 10_000 } as const

/** Commands that make commands: two lines of them are a million signs. */
const DEFINITION = /\\(?:[egx]?def|let|futurelet|(?:re)?newcommand|providecommand)(?![a-zA-Z])/

/** Why a formula is not even drawn, in Croatian; null for one that is. */
export function formulaExcess(tex: string): string | null {
  if (tex.length > FORMULA_LIMITS.each) return 'dulja je od 2.000 znakova'
  const definition = DEFINITION.exec(tex)
  return definition && `naredba ${definition[0]} nije dopuštena`
}
