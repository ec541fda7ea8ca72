/** Error codes for a full disk, an exceeded quota and an exceeded file size. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** True for a write that failed for lack of space. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FULL.includes(String(error.code))
