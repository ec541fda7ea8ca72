/**
 * Goes to a page by loading it, for every change of the signed-in user: nothing of the previous one
 * stays in memory.
 */
export function loadPage(path: string): void {
  window.location.assign(path)
}
