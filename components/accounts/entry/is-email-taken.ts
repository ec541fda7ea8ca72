import { call } from '@/lib/http/client'
import { accountsCalls } from '@/lib/accounts/calls'

/**
 * The sentence for an e-mail that has an account already, or null. Counts as free when the call
 * fails (specification, section 5): the registration itself says it in any case.
 */
export async function isEmailTaken(email: string): Promise<string | null> {
  const { available } = await call(accountsCalls.checkEmail, { body: { email } }).catch(() => ({
    available: true,
  }))
  if (available) return null
  // Loaded with the form's schema by now.
  const { FIELD_MESSAGES } = await import('@/lib/accounts/model')
  return FIELD_MESSAGES.emailTaken
}
