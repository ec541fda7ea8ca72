import { followParent } from './follow-parent.mjs'
import { stopChildren } from './run.mjs'
import { explain, say } from './say.mjs'
import { ROOT, ensureInstalled, ensurePinnedNode } from './install.mjs'

/** A shutdown that takes longer is forced (promised: ten seconds). */
const STOP_LIMIT_MS = 9_500

/**
 * Runs a command: installs packages, ensures the pinned Node release, handles signals and the exit
 * code.
 * @param {string} script the script's own file
 * @param {(stop: AbortSignal) => Promise<number | void>} work ends soon after `stop` is aborted
 */
export async function main(script, work) {
  process.chdir(ROOT)
  const stop = new AbortController()
  const begin = (/** @type {NodeJS.Signals} */ signal) => {
    if (stop.signal.aborted) return
    stop.abort()
    stopChildren(signal)
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
  }
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)
  process.on('SIGHUP', begin)
  followParent(() => begin('SIGTERM'))
  process.exit(await exitCode(script, work, stop.signal))
}

/**
 * @param {string} script
 * @param {(stop: AbortSignal) => Promise<number | void>} work
 * @param {AbortSignal} stop
 */
async function exitCode(script, work, stop) {
  try {
    await ensureInstalled()
    await ensurePinnedNode(script)
    return (await work(stop)) ?? 0
  } catch (error) {
    if (!stop.aborted) return explain(error)
    say('Stopped.')
    return 0
  }
}
