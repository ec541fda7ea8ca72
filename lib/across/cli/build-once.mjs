import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isBuilt, isRunning } from './builds.mjs'
import { say } from './say.mjs'

/** A file for each process that builds. Git ignores the folder, as it does those of the builds. */
const BUILDERS = '.next.builders'

/** A builder gives a sign of life so often: its number alone may be another process's by now. */
const BEAT_MS = 5_000
const DEAD_AFTER_MS = 60_000

/** At least so long between two looks at whether another one builds; twice that at most. */
const PAUSE_MS = 300

/**
 * Makes a build while no other process makes one in the same folder, unless there is one by then.
 * @param {{ root: string, name: string, pid?: number, stop?: AbortSignal | undefined }} build
 *   `stop` ends the wait for another process
 * @param {() => Promise<void>} make
 */
export async function buildOnce({ root, name, pid = process.pid, stop }, make) {
  if (isBuilt(root, name)) return
  const folder = path.join(root, BUILDERS)
  const own = path.join(folder, String(pid))
  const sign = () => writeFileSync(own, String(pid))
  mkdirSync(folder, { recursive: true })
  await becomeOnly(folder, own, sign, stop)
  const beat = setInterval(sign, BEAT_MS)
  try {
    if (!isBuilt(root, name)) await make()
  } finally {
    clearInterval(beat)
    rmSync(own, { force: true })
  }
}

/**
 * Resolves when this process is the only one that builds. Of two that begin at once each sees the other
 * after it has signed, so none goes on or one does, never both.
 * @param {string} folder
 * @param {string} own
 * @param {() => void} sign
 * @param {AbortSignal} [stop]
 */
async function becomeOnly(folder, own, sign, stop) {
  for (let isFirst = true; ; isFirst = false) {
    if (!hasOther(folder, own)) {
      sign()
      if (!hasOther(folder, own)) return
      rmSync(own, { force: true })
    }
    if (isFirst) say('Waiting for another build in this folder to end')
    await sleep(PAUSE_MS * (1 + Math.random()), undefined, { signal: stop })
  }
}

function hasOther(/** @type {string} */ folder, /** @type {string} */ own) {
  return readdirSync(folder).some((pid) => {
    const file = path.join(folder, pid)
    if (file === own || !isRunning(Number(pid))) return false
    const signed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    return Date.now() - signed < DEAD_AFTER_MS
  })
}
