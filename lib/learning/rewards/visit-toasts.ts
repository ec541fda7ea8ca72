import { counted } from '@/lib/platform/hr/plurals'
import { FLAME_FORMS } from './fire-level'

/**
 * Rule 20.9: the toast of a day's first visit; on Sundays it names the number of
 * flames.
 */
export const arrivalToast = (flames: number) => ({
  title: 'Dobrodošao!',
  text: `Zaradio si ${flames === 1 ? 'vatricu' : counted(flames, FLAME_FORMS)} za današnji dolazak!`,
})

/** Rule 20.9: the toast for a visit that could not be sent. */
export const VISIT_FAILED_TOAST = {
  title: 'Greška',
  text: 'Došlo je do greške pri ažuriranju podataka',
} as const
