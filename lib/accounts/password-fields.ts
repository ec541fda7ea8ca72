import { z } from 'zod'
import { changedPasswordSchema, FIELD_MESSAGES as M, givenPassword } from './model'

export const passwordFields = {
  trenutnaLozinka: givenPassword(M.currentPasswordRequired),
  novaLozinka: changedPasswordSchema,
  potvrdaLozinke: givenPassword(M.repeatedPasswordRequired),
}

type Repeated = { novaLozinka: string; potvrdaLozinke: string }
export const isRepeated = ({ novaLozinka, potvrdaLozinke }: Repeated) =>
  novaLozinka === potvrdaLozinke
export const DIFFERS = { error: M.passwordsDiffer, path: ['potvrdaLozinke'] }

/** The form of specification, section 5; the server compares the two new passwords as well. */
export const passwordFormSchema = z.object(passwordFields).refine(isRepeated, DIFFERS)
