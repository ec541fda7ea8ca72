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
    let isBegun = false
    const run = () => {
      isBegun = true
      return task().then(resolve, reject)
    }
    const hold = async () => {
      await run()
      await new Promise((settled) => setTimeout(settled, STORAGE_SETTLES_MS))
    }
    const lock = async () => navigator.locks.request(name, hold)
    // Some refuse, as where the storage is closed: without turns is better than not at all.
    lock().catch(() => (isBegun ? undefined : run()))
  })
}
