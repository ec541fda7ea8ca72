/**
 * An invalid figure. The message is in Croatian: a sentence, or for a single value the rest of a
 * sentence that begins with the name of its field.
 */
export class FigureFault extends Error {
  override name = 'FigureFault'
}

/** How one value of a figure is written, checked and asked for in the editor. */
export type FigureField<Value> = {
  /** Croatian label in the editor. */
  label: string
  /** The value with which the editor inserts a new figure. */
  example: string
  /** True if the value may be missing. */
  isOptional: boolean
  /** @throws FigureFault */
  read: (written: string | undefined) => Value
}

type NumberLimits = { from: number; to: number; isWhole?: boolean }

/** Dots separate thousands: `12.345,5`. */
const GROUPED = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/

/** A number as texts show it: `2,5`, `−3`, `10.000`, `3/4`. */
function readNumber(written: string, { from, to, isWhole = false }: NumberLimits): number {
  const signed = written.replace(/[\s\u00a0\u202f]/g, '').replace(/−/g, '-')
  const plain = (GROUPED.test(signed) ? signed.replace(/\./g, '') : signed).replace(',', '.')
  const [top = '', bottom = '1', ...rest] = plain.split('/')
  const isNumber = [top, bottom].every((part) => /^-?\d+(?:\.\d+)?$/.test(part))
  const value = Number(top) / Number(bottom)
  if (!isNumber || rest.length || !Number.isFinite(value)) throw new FigureFault('mora biti broj')
  if (isWhole && !Number.isInteger(value)) throw new FigureFault('mora biti cijeli broj')
  if (value < from || value > to) throw new FigureFault(`mora biti od ${from} do ${to}`)
  return value
}

const MISSING = 'nedostaje'

export const number = (
  label: string,
  example: number,
  limits: NumberLimits,
): FigureField<number> => ({
  label,
  example: String(example).replace('.', ','),
  isOptional: false,
  read: (written) => {
    if (!written) throw new FigureFault(MISSING)
    return readNumber(written, limits)
  },
})

export const whole = (
  label: string,
  example: number,
  from: number,
  to: number,
): FigureField<number> => number(label, example, { from, to, isWhole: true })

/** The parts of a list, which semicolons separate. @throws FigureFault above `most` parts */
function readList(written: string | undefined, most: number): string[] {
  if (!written) throw new FigureFault(MISSING)
  const parts = written.split(';')
  if (parts.length > most) throw new FigureFault(`smije imati najviše ${most} vrijednosti`)
  return parts
}

const listLabel = (label: string) => `${label} (odvojeno točkom sa zarezom)`

type ListLimits = NumberLimits & { most: number }

/** Numbers separated by semicolons. */
export const numbers = (
  label: string,
  example: string,
  { most, ...limits }: ListLimits,
): FigureField<number[]> => ({
  label: listLabel(label),
  example,
  isOptional: false,
  read: (written) => readList(written, most).map((part) => readNumber(part, limits)),
})

const TEXT_MAX = 24

const checkText = (text: string): string => {
  if (text.length > TEXT_MAX) throw new FigureFault(`smije imati najviše ${TEXT_MAX} znaka`)
  return text.trim()
}

/** A short text; empty without one. */
export const text = (label: string, example: string): FigureField<string> => ({
  label,
  example,
  isOptional: true,
  read: (written = '') => checkText(written),
})

/** Short texts separated by semicolons. */
export const texts = (label: string, example: string, most: number): FigureField<string[]> => ({
  label: listLabel(label),
  example,
  isOptional: false,
  read: (written) => readList(written, most).map(checkText),
})

/** A field that may be missing: undefined then. */
export const optional = <Value>(field: FigureField<Value>): FigureField<Value | undefined> => ({
  ...field,
  example: '',
  isOptional: true,
  read: (written) => (written ? field.read(written) : undefined),
})

/** A switch, written `da`. */
export const flag = (label: string): FigureField<boolean> => ({
  label: `${label} (da)`,
  example: '',
  isOptional: true,
  read: (written = '') => {
    if (!['', 'da', 'ne'].includes(written)) throw new FigureFault('mora biti da ili ne')
    return written === 'da'
  },
})
