/**
 * Goes to a page by loading it, for every change of who is signed in: memory holds nothing of the
 * one before, and personal pages come with a content security policy of their own, which a page
 * that is only swapped in would not have.
 */
export function loadPage(path: string): void {
  window.location.assign(path)
}
