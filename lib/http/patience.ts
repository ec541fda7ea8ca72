/** How long a person waits for an answer. */
export const PATIENCE_MS = 15_000

/** For `call`: one that takes longer counts as no connection. Some networks swallow what is sent. */
export const patience = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) })
