/**
 * Navigates by a full page load. Used whenever the signed-in user changes, so that nothing of the
 * previous user stays in memory.
 */
export function hardNavigate(path: string): void {
  window.location.assign(path)
}
