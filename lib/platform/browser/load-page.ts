/**
 * Navigates by a full page load. Used whenever the signed-in user changes, so that nothing of the
 * previous user stays in memory.
 */
export function loadPage(path: string): void {
  window.location.assign(path)
}
