/** Specification, sections 3 and 9: the browser's record of a session. */
export const SESSION_START = 'session-start'

/** Nobody's time is counted any more: who signs in next begins anew, even the same pupil. */
export function dropTime(): void {
  try {
    sessionStorage.removeItem(SESSION_START)
  } catch {
    // Storage is closed: nothing is kept there.
  }
}
