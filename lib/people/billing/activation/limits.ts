/** How long an activation can be undone. */
export const UNDO_MS = 24 * 3_600_000
