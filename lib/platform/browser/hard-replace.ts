/**
 * Like `hardNavigate`, but the back button skips this page. Apart from it, because every page loads
 * that one.
 */
export function hardReplace(address: string): void {
  window.location.replace(address)
}
