import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isProcessRunning } from '../../platform/is-process-running.mjs'
import { isBuilt } from './builds.mjs'
import { say } from './say.mjs'

/** Holds a file per building process. Git ignores the folder, as it does the builds. */
const BUILDERS = '.next.builders'

/**
 * Heartbeat interval of a builder. Its process id alone does not suffice: it may have been reused.
 */
const BEAT_MS = 5_000
const DEAD_AFTER_MS = 60_000

/** Shortest pause between checks for another builder; the longest is twice that. */
const PAUSE_MS = 300

/**
 * Runs `make` unless the build exists by then. Only one process builds in a folder at a time.
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
 * Resolves when this process is the only builder. Each process writes its file and then checks for
 * others, so that two processes can never both continue.
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
    if (file === own || !isProcessRunning(Number(pid))) return false
    const signed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    return Date.now() - signed < DEAD_AFTER_MS
  })
}
