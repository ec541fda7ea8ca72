/** A script for pages that show something else behind `#`: it hides the stored page then. */
export const MARK_LINKED = "if(location.hash.length>1)document.documentElement.dataset.linked=''"

/** The class of what is hidden until `useHash` knows the address. */
export const UNLESS_LINKED = 'in-[[data-linked]]:invisible'
