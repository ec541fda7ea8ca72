/** Out of space, over a quota, over the largest size of a file. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** True for a write that failed for want of room. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FULL.includes(String(error.code))
