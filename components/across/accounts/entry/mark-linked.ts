/** An inline script that hides the cached page when the address has a hash with other content. */
export const LINKED_SCRIPT = "if(location.hash.length>1)document.documentElement.dataset.linked=''"

/** Class of elements hidden until `useHash` knows the address. */
export const UNLESS_LINKED_CLASS = 'in-[[data-linked]]:invisible'
