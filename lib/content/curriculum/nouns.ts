import type { PluralForms } from '@/lib/platform/hr/plurals'

export const LESSONS: PluralForms = ['lekcija', 'lekcije', 'lekcija']
/** Accusative, after „ima” or „ponovi”; so are the other constants with this ending. */
export const LESSONS_ACCUSATIVE: PluralForms = ['lekciju', 'lekcije', 'lekcija']
export const BINNED_LESSONS_ACCUSATIVE: PluralForms = [
  'lekciju u košu',
  'lekcije u košu',
  'lekcija u košu',
]
export const UNITS: PluralForms = ['cjelina', 'cjeline', 'cjelina']
export const UNITS_ACCUSATIVE: PluralForms = ['cjelinu', 'cjeline', 'cjelina']
export const QUESTIONS: PluralForms = ['pitanje', 'pitanja', 'pitanja']
export const CARDS: PluralForms = ['kartica', 'kartice', 'kartica']
export const CARDS_ACCUSATIVE: PluralForms = ['karticu', 'kartice', 'kartica']
/** Genitive, after „od”: od 21 kartice, od 22 kartice, od 25 kartica. */
export const CARDS_GENITIVE: PluralForms = ['kartice', 'kartice', 'kartica']
/** Genitive, after „oko”: oko 1 minute, oko 2 minute, oko 5 minuta. */
export const MINUTES_GENITIVE: PluralForms = ['minute', 'minute', 'minuta']
