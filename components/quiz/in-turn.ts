/** Runs tasks of one name one after another, over all tabs where the browser can. */
export async function inTurn(name: string, task: () => Promise<void>): Promise<void> {
  // Browsers have locks for pages that came over HTTPS or from this machine only.
  if ('locks' in navigator) await navigator.locks.request(name, task)
  else await task()
}
