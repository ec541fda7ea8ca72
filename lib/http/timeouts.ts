/** How long a person waits for an answer. */
export const CALL_TIMEOUT_MS = 15_000

/** For a file, which a slow line carries for longer than a sentence. */
export const FILE_TIMEOUT_MS = 120_000

/** For `call`: one that takes longer counts as no connection. Some networks swallow what is sent. */
export const timeout = (ms = CALL_TIMEOUT_MS) => ({ signal: AbortSignal.timeout(ms) })
