/** Mistakes per page of the list. */
export const MISTAKES_A_PAGE = 20
/** Maximum mistakes on one worksheet: a child can do them in one sitting, on few printed pages. */
export const WORKSHEET_ITEMS_MAX = 24
/** Mistakes practised in one go; the rest follows only if the pupil wants. */
export const MISTAKES_A_ROUND = 8
