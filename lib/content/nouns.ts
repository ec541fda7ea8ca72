import type { PluralForms } from '@/lib/hr/plurals'

export const LESSONS: PluralForms = ['lekcija', 'lekcije', 'lekcija']
export const QUESTIONS: PluralForms = ['pitanje', 'pitanja', 'pitanja']
export const MINUTES: PluralForms = ['minuta', 'minute', 'minuta']
