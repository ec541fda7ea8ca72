/** What one tab writes to the storage may reach another tab's process a moment later. */
const STORAGE_SETTLES_MS = 250

/**
 * Runs tasks of one name one after another, over all tabs where the browser can; the next one sees
 * what the one before it stored. Resolves when the task is done.
 */
export async function inTurn(name: string, task: () => Promise<void>): Promise<void> {
  // Browsers have locks for pages that came over HTTPS or from this machine only.
  if (!('locks' in navigator)) return task()
  await new Promise<void>((resolve, reject) => {
    void navigator.locks.request(name, async () => {
      await task().then(resolve, reject)
      await new Promise((settled) => setTimeout(settled, STORAGE_SETTLES_MS))
    })
  })
}
