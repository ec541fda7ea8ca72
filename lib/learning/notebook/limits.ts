/** Maximum lengths in characters (the database checks them too) and maximum number of items. */
export const NOTEBOOK_LIMITS = { title: 160, content: 10_000, items: 1_000 } as const

/** Bookmarked lessons per pupil: about all lessons of a grade. */
export const BOOKMARKS_MAX = 500

/** Items the notebook loads at a time. */
export const NOTES_A_PAGE = 20
