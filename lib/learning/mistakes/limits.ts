/** Mistakes that one page of the list shows. */
export const MISTAKES_A_PAGE = 20
/** Most mistakes on one worksheet: what a child does in one sitting, and a printer in few pages. */
export const WORKSHEET_ITEMS = 24
