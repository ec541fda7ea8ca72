/** Longest texts of a notebook, in characters, and most items; the database checks the lengths. */
export const NOTEBOOK_LIMITS = { title: 160, content: 10_000, items: 1_000 } as const

/** Most lessons that a pupil marks: about all of a grade's. */
export const BOOKMARKS_MAX = 500

/** Items that the notebook shows at once; more are asked for. */
export const NOTES_A_PAGE = 20
