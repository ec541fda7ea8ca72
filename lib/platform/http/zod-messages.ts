import type { z } from 'zod'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { counted, type PluralForms } from '@/lib/platform/hr/plurals'

/** Croatian messages for values that a schema refuses without its own message. */
export const croatianErrorMap: z.core.$ZodErrorMap = (issue) => {
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
      return `Treba upisati višekratnik broja ${formatNumber(issue.divisor)}.`
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

/** True if the value is absent, or empty where text is required. */
function isMissing({ code, input, minimum }: z.core.$ZodRawIssue): boolean {
  if (code === 'too_small') return input === '' && minimum === 1
  const isAbout = ['invalid_type', 'invalid_value', 'invalid_union'].includes(code)
  return isAbout && input === undefined
}

const TYPES: Record<string, string> = {
  string: 'Treba upisati tekst.',
  number: 'Treba upisati broj.',
  int: 'Treba upisati cijeli broj.',
  boolean: 'Treba odabrati da ili ne.',
  date: 'Treba upisati datum.',
  array: 'Ovdje mora stajati popis.',
  object: 'Ovdje mora stajati skup podataka.',
  record: 'Ovdje mora stajati skup podataka.',
}

/** Sized types, with the words for their messages: „Treba upisati najviše 8 znakova.” */
const SIZES: Record<string, { verb: string; forms: PluralForms }> = {
  string: { verb: 'Treba upisati', forms: ['znak', 'znaka', 'znakova'] },
  array: { verb: 'Treba navesti', forms: ['stavku', 'stavke', 'stavki'] },
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
    ? `Treba upisati broj koji nije ${words.outside} od ${number}.`
    : `Treba upisati broj ${words.inside} od ${number}.`
}

const FORMATS: Record<string, string> = {
  email: 'Treba upisati ispravnu adresu e-pošte.',
  url: 'Treba upisati ispravnu mrežnu adresu.',
  uuid: 'Oznaka nije ispravna.',
  date: 'Treba upisati datum u obliku 2026-09-01.',
}

function format(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidStringFormat>): string {
  const { prefix, suffix, includes } = issue
  if (prefix) return `Tekst mora započeti znakovima „${String(prefix)}”.`
  if (suffix) return `Tekst mora završiti znakovima „${String(suffix)}”.`
  if (includes) return `Tekst mora sadržavati „${String(includes)}”.`
  return FORMATS[issue.format] ?? 'Oblik teksta nije ispravan.'
}
