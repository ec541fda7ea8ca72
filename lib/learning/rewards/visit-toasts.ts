import { counted, type PluralForms } from '@/lib/platform/hr/plurals'

export const FLAMES: PluralForms = ['vatrica', 'vatrice', 'vatrica']

/** Specification, section 8: the toast of a day's first visit; a Sunday's says what it gave. */
export const arrivalToast = (flames: number) => ({
  title: 'Dobrodošao!',
  text: `Zaradio si ${flames === 1 ? 'vatricu' : counted(flames, FLAMES)} za današnji dolazak!`,
})

/** Specification, section 8: a visit that could not be told. */
export const VISIT_FAILED_TOAST = {
  title: 'Greška',
  text: 'Došlo je do greške pri ažuriranju podataka',
} as const
