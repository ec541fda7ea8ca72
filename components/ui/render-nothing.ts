const Nothing = () => null

/**
 * Stands in for a part whose scripts can't be loaded, also not after the page was loaded anew
 * (lib/browser/follow-build): the page goes on without it. Without a stand-in the lost part of a head
 * would put the error page in place of a lesson (specification, section 8).
 */
export function renderNothing(error: unknown): () => null {
  console.error(error)
  return Nothing
}
