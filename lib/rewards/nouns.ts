import type { PluralForms } from '@/lib/hr/plurals'

export const FLAMES: PluralForms = ['vatrica', 'vatrice', 'vatrica']
