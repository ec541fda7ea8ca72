/**
 * A script for pages that show something else behind `#`: whoever comes by such a link doesn't see
 * what the stored page shows while it wakes up.
 */
export const MARK_LINKED = "if(location.hash.length>1)document.documentElement.dataset.linked=''"

/** For what the stored page shows, until `useHash` knows more. */
export const UNLESS_LINKED = 'in-[[data-linked]]:invisible'
