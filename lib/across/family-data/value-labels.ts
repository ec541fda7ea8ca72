import type { AccountAction } from '@/lib/platform/admin/model'
import { formatDay } from '@/lib/platform/hr/dates'
import type { JudgedOutcome, AnswerSource } from '@/lib/learning/answers/model'
import type { VisitedElement } from '@/lib/learning/lesson-state/model'
import { COLOR_NAMES } from '@/lib/learning/notebook/color-names'
import type { NoteSource } from '@/lib/learning/notebook/model'
import { REASON_WORDS } from '@/lib/learning/question-quality/model'
import type { ExportedValue } from './model'

const PLACES: Record<AnswerSource | NoteSource | VisitedElement, string> = {
  lekcija: 'lekcija',
  skripta: 'skripta',
  kwiz: 'kviz',
  kartice: 'kartice',
  test: 'test',
  provjera: 'provjera',
  greske: 'greške',
  biljeznica: 'bilježnica',
  'imam-test': 'ponavljanje za test',
  danas: 'vježba dana',
  vjezba: 'vježba lekcije',
}

const OUTCOMES: Record<JudgedOutcome, string> = {
  right: 'točno',
  spelling: 'točno, uz pogrešku u pisanju',
  partly: 'djelomično točno',
  wrong: 'netočno',
}

const ACTIONS: Record<AccountAction, string> = {
  'login-as-child': 'otvaranje dječjeg profila',
  'return-to-parent': 'povratak na roditeljski profil',
  'password-change': 'promjena lozinke',
  'password-reset': 'nova lozinka poveznicom',
  'email-change': 'zatražena promjena emaila',
  'email-confirmed': 'promjena emaila',
  'email-undone': 'poništena promjena emaila',
  'identity-link': 'povezivanje vanjske prijave',
  'identity-unlink': 'prekid veze vanjske prijave',
  'child-delete': 'brisanje dječjeg profila',
  export: 'preuzimanje podataka',
}

/** Columns with internal codes. */
const CODES: Record<string, Record<string, string>> = {
  ocjena: OUTCOMES,
  gdje: PLACES,
  dio: PLACES,
  boja: COLOR_NAMES,
  'boja bilježnice': COLOR_NAMES,
  radnja: ACTIONS,
  razlog: REASON_WORDS,
}

/** Columns with a family member's id. */
const PEOPLE = new Set([
  'učenik',
  'račun',
  'otvorio roditelj',
  'za dijete',
  'tko je radio',
  'na računu',
])

/** Columns with a Zagreb day. */
const DAYS = new Set(['dan', 'prvi put točno', 'test', 'tjedan do', 'tjedan od', 'vrijedi od'])

const TIME = new Intl.DateTimeFormat('hr-HR', {
  timeZone: 'Europe/Zagreb',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * Time spans, each as two instants in ms since 1970. The first begins there: all time up to its end
 * counts as measured.
 */
export const timeSpansLabel = (spans: [from: number, to: number][]): string =>
  spans
    .map(([from, to]) => (from === 0 ? `do ${TIME.format(to)}` : TIME.formatRange(from, to)))
    .join('; ')

/** A value in words and Zagreb time for the workbook. The JSON file has the stored value. */
export function toLabel(
  column: string,
  value: ExportedValue,
  names = new Map<ExportedValue, ExportedValue>(),
): ExportedValue {
  if (PEOPLE.has(column)) return names.get(value) ?? value
  if (typeof value === 'boolean') return value ? 'da' : 'ne'
  if (value instanceof Date) return TIME.format(value)
  if (typeof value !== 'string') return value
  if (DAYS.has(column)) return formatDay(value)
  const answeredOn = column === 'za što' && /^pitanje:[^:]+:([\d-]+)$/.exec(value)?.[1]
  if (answeredOn) return `točan odgovor, ${formatDay(answeredOn)}`
  return CODES[column]?.[value] ?? value
}
