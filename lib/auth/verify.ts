import 'server-only'
import { takeTurn, withinAttempts, type Attempt } from './attempts'
import { inHashingTurn, isPasswordOf } from './password'

/**
 * Tries a password. The limits are asked when the turn has come, so a burst of guesses that wait
 * together gets no more of them than one after another would.
 * @throws TooManyAttemptsError, TooManyWaitingError
 */
export async function tryPassword(
  passwordHash: string | null,
  password: string,
  attempt: Attempt,
): Promise<boolean> {
  await takeTurn(attempt)
  return inHashingTurn(() => withinAttempts(attempt, () => isPasswordOf(passwordHash, password)))
}
