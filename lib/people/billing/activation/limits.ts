/** Time limit for undoing an activation. */
export const UNDO_WINDOW_MS = 24 * 3_600_000
