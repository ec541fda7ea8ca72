const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

/** How long an answer waits before it is sent again, after so many waits that helped nothing. */
export const resendWaitMs = (waits: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** waits, LONGEST_WAIT_MS)
