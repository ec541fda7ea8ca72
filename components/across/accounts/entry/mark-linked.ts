/** Inline script that marks the document if its address has a hash: the cached page has none. */
export const HASH_MARK_SCRIPT =
  "if(location.hash.length>1)document.documentElement.dataset.linked=''"

/** Class that hides an element on a marked document; set until `useHash` has read the hash. */
export const HIDDEN_WITH_HASH_CLASS = 'in-[[data-linked]]:invisible'
