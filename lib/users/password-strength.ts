import { AUTH_LIMITS } from '@/lib/auth/limits'
import { counted, type PluralForms } from '@/lib/hr/plurals'

const MORE: PluralForms = ['znak', 'znaka', 'znakova']

/** From this length on a password holds against guessing, whatever it is made of (NIST 800-63B). */
const STRONG_LENGTH = 15
const FEW_CHARACTERS = 4
const COMMON = /^(?:lozinka|password|qwert|iskra|(?:0?123456|abcdef))/i

/** What to tell someone who is choosing a password, in words instead of a bar. */
export function passwordAdvice(password: string): string {
  const missing = AUTH_LIMITS.passwordMin - password.length
  if (!password) return 'Najmanje 8 znakova, najbolje rečenica.'
  if (missing > 0) return `Još ${counted(missing, MORE)}.`
  const isEasy = new Set(password).size <= FEW_CHARACTERS || COMMON.test(password)
  if (isEasy) return 'Lako se pogađa, dodajte još riječi.'
  return password.length < STRONG_LENGTH ? 'Dobra lozinka.' : 'Odlična lozinka.'
}
