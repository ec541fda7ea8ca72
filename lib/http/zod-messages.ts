import type { z } from 'zod'
import { formatNumber } from '@/lib/hr/numbers'
import { counted, type PluralForms } from '@/lib/hr/plurals'

/** Croatian sentences for values that a schema refuses without a sentence of its own. */
export const inCroatian: z.core.$ZodErrorMap = (issue) => {
  if (isMissing(issue)) return 'Obavezno polje.'
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? INVALID
    case 'too_big':
      return limit(issue, issue.maximum, TOO_BIG)
    case 'too_small':
      return limit(issue, issue.minimum, TOO_SMALL)
    case 'invalid_format':
      return format(issue)
    case 'not_multiple_of':
      return `Upiši višekratnik broja ${formatNumber(issue.divisor)}.`
    case 'unrecognized_keys':
      return `${issue.keys.length === 1 ? 'Nepoznat ključ' : 'Nepoznati ključevi'}: ${issue.keys.join(', ')}.`
    case 'invalid_key':
      return typeof issue.input === 'string' ? `Ključ „${issue.input}” nije ispravan.` : INVALID
    case 'invalid_value': {
      const values = issue.values.map(String)
      if (values.length === 1) return `Ovdje može stajati samo „${values.join('')}”.`
      return `Odaberi jednu od vrijednosti: ${values.join(', ')}.`
    }
    default:
      return INVALID
  }
}

const INVALID = 'Vrijednost nije ispravna.'

/** Not given at all, or a text without a character where one must stand. */
function isMissing({ code, input, minimum }: z.core.$ZodRawIssue): boolean {
  if (code === 'too_small') return input === '' && minimum === 1
  const isAbout = ['invalid_type', 'invalid_value', 'invalid_union'].includes(code)
  return isAbout && input === undefined
}

const TYPES: Record<string, string> = {
  string: 'Upiši tekst.',
  number: 'Upiši broj.',
  int: 'Upiši cijeli broj.',
  boolean: 'Odaberi da ili ne.',
  date: 'Upiši datum.',
  array: 'Ovdje mora stajati popis.',
  object: 'Ovdje mora stajati skup podataka.',
  record: 'Ovdje mora stajati skup podataka.',
}

/** What has a size, with the order to give it: „Upiši najviše 8 znakova.” */
const SIZES: Record<string, { verb: string; forms: PluralForms }> = {
  string: { verb: 'Upiši', forms: ['znak', 'znaka', 'znakova'] },
  array: { verb: 'Navedi', forms: ['stavku', 'stavke', 'stavki'] },
}

const NUMBERS = ['number', 'int', 'bigint']

const TOO_BIG = {
  bound: 'najviše',
  outside: 'veći',
  inside: 'manji',
  unmeasured: 'Vrijednost je prevelika.',
}
const TOO_SMALL = {
  bound: 'najmanje',
  outside: 'manji',
  inside: 'veći',
  unmeasured: 'Vrijednost je premalena.',
}

function limit(
  { origin, inclusive, exact }: { origin: string; inclusive?: boolean; exact?: boolean },
  edge: number | bigint,
  words: typeof TOO_BIG,
): string {
  const size = SIZES[origin]
  if (size) {
    return `${size.verb} ${exact ? 'točno' : words.bound} ${counted(Number(edge), size.forms)}.`
  }
  if (!NUMBERS.includes(origin)) return words.unmeasured
  const number = formatNumber(Number(edge))
  return inclusive
    ? `Upiši broj koji nije ${words.outside} od ${number}.`
    : `Upiši broj ${words.inside} od ${number}.`
}

const FORMATS: Record<string, string> = {
  email: 'Upiši ispravnu adresu e-pošte.',
  url: 'Upiši ispravnu mrežnu adresu.',
  uuid: 'Oznaka nije ispravna.',
  date: 'Upiši datum u obliku 2026-09-01.',
}

function format(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidStringFormat>): string {
  const { prefix, suffix, includes } = issue
  if (prefix) return `Započni tekst znakovima „${String(prefix)}”.`
  if (suffix) return `Završi tekst znakovima „${String(suffix)}”.`
  if (includes) return `Tekst mora sadržavati „${String(includes)}”.`
  return FORMATS[issue.format] ?? 'Provjeri oblik teksta.'
}
