import 'server-only'
import { assertMayTry, noteWrongPassword, type Attempt } from './attempts'
import { inHashingTurn, isPasswordOf } from './password'

/**
 * Tries a password. The limits are asked when the turn has come, so a burst of guesses that wait
 * together gets no more of them than one after another would.
 * @throws TooManyAttemptsError, TooManyWaitingError
 */
export function tryPassword(
  passwordHash: string | null,
  password: string,
  attempt: Attempt,
): Promise<boolean> {
  return inHashingTurn(async () => {
    await assertMayTry(attempt)
    const isRight = await isPasswordOf(passwordHash, password)
    if (!isRight) await noteWrongPassword(attempt)
    return isRight
  })
}
