import type { PluralForms } from '@/lib/hr/plurals'

/** In the accusative: za 1 dan, za 2 dana, za 5 dana. */
export const DAYS: PluralForms = ['dan', 'dana', 'dana']
