/** A number and the unit behind it; the unit is empty when none was typed. */
export type MeasurePart = { number: string; unit: string }

const MAX_PARTS = 4

const DIGIT = '[\\d¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]'
const NUMBER = `[-+−‐‑–]?\\s*[.,]?${DIGIT}(?:[\\d.,/⁄\\s¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]*${DIGIT})?`
/** A 2 or 3 belongs to the unit in `cm2` and `m/s^2`, not in `2m3cm`. */
const UNIT = `[\\p{L}°º'"′″%‰€](?:[^\\d]|(?<=[ms^])[23](?![\\d\\p{L}]))*`
const PART = new RegExp(`(${NUMBER})\\s*(${UNIT})?\\s*`, 'uy')

/**
 * Takes apart `12`, `12cm`, `5 m²`, `€ 5` and `2 h 30 min`; null when something else stands in the
 * text. A sign of equality in front and a full stop at the end are forgiven.
 */
export function splitMeasure(text: string): MeasurePart[] | null {
  const typed = text
    .trim()
    .replace(/^[=≈]\s*/, '')
    .replace(/^€\s*(.+)$/, '$1 €')
    .replace(/\s*[.!]$/, '')
  const parts: MeasurePart[] = []
  const pattern = new RegExp(PART)
  while (pattern.lastIndex < typed.length) {
    const [, number, unit = ''] = pattern.exec(typed) ?? []
    if (number === undefined || parts.length === MAX_PARTS) return null
    // Only the first number may carry a sign: 5-3 is no measure.
    if (parts.length && /^[^\d]/.test(number) && !/^[¼-¾⅐-⅞]/.test(number)) return null
    parts.push({ number, unit: unit.trim() })
  }
  return parts.length ? parts : null
}
