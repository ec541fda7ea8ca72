import { formatNumber } from './numbers'
import { lazy } from './lazy'

/** Forms after 1, 2 and 5: `['lekcija', 'lekcije', 'lekcija']`. */
export type PluralForms = readonly [one: string, few: string, many: string]

const rules = lazy(() => new Intl.PluralRules('hr'))

/**
 * The noun form for a number: the first for 1, 21, 101; the second for 2-4, 22; the third for 0,
 * 5-20, 111. Implements the CLDR rule; only fractions use the browser's, which takes a slow phone
 * 30 ms.
 */
export function plural(count: number, [one, few, many]: PluralForms): string {
  if (!Number.isInteger(count)) {
    const category = rules().select(count)
    return category === 'one' ? one : category === 'few' ? few : many
  }
  const last = Math.abs(count) % 10
  const isTeen = Math.floor((Math.abs(count) % 100) / 10) === 1
  if (isTeen || last === 0 || last > 4) return many
  return last === 1 ? one : few
}

/** Number and noun: `1 lekcija`, `2 lekcije`, `1005 lekcija`. */
export function counted(count: number, forms: PluralForms): string {
  return `${formatNumber(count)} ${plural(count, forms)}`
}
