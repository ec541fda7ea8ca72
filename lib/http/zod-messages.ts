import type { z } from 'zod'
import hr from 'zod/v4/locales/hr.js'

const { localeError } = hr()

/** Croatian sentences for values that a schema refuses without a sentence of its own. */
export const inCroatian: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return `Nepoznat ključ: ${issue.keys.join(', ')}.`
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Nedostaje vrijednost.'
  return localeError(issue)
}
