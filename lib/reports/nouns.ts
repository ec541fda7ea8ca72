import type { PluralForms } from '@/lib/hr/plurals'

export const HOURS: PluralForms = ['sat', 'sata', 'sati']
export const MINUTES: PluralForms = ['minuta', 'minute', 'minuta']
export const DAYS: PluralForms = ['dan', 'dana', 'dana']
export const CARDS: PluralForms = ['kartica', 'kartice', 'kartica']
export const QUIZZES: PluralForms = ['kviz', 'kviza', 'kvizova']
export const TESTS: PluralForms = ['test', 'testa', 'testova']
export const OPEN_ANSWERS: PluralForms = [
  'odgovor u provjeri',
  'odgovora u provjeri',
  'odgovora u provjeri',
]
/** With what they do, as „3 zadatka čekaju”: parents read of tasks, not of faults. */
export const WAITING: PluralForms = ['zadatak čeka', 'zadatka čekaju', 'zadataka čeka']
