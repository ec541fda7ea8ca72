import type { PluralForms } from '@/lib/platform/hr/plurals'

export const POINT_FORMS: PluralForms = ['bod', 'boda', 'bodova']
export const PUPILS: PluralForms = ['igrač', 'igrača', 'igrača']
