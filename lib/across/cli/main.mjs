import module from 'node:module'
import path from 'node:path'
import { onParentExit } from './on-parent-exit.mjs'
import { stopChildren } from './run.mjs'
import { printError, say } from './say.mjs'
import { ROOT, ensureInstalled, ensurePinnedNode } from './install.mjs'

/** A shutdown that takes longer is forced (promised: ten seconds). */
const STOP_LIMIT_MS = 9_500

/** Compiled code of earlier runs, which Node writes when it exits (measured: saves 0.9 of 2.9 s). */
const COMPILED = path.join(ROOT, 'node_modules/.cache/iskra/compiled')

/**
 * Runs a command: installs packages, ensures the pinned Node release, handles signals and the exit
 * code.
 * @param {string} script the script's own file
 * @param {(stop: AbortSignal) => Promise<number | void>} work ends soon after `stop` is aborted
 */
export const main = (script, work) => start(script, work, false)

/**
 * Like `main`, for commands that also need the development packages.
 * @param {string} script
 * @param {(stop: AbortSignal) => Promise<number | void>} work
 */
export const developmentMain = (script, work) => start(script, work, true)

/**
 * @param {string} script
 * @param {(stop: AbortSignal) => Promise<number | void>} work
 * @param {boolean} needsTools
 */
async function start(script, work, needsTools) {
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
  onParentExit(() => begin('SIGTERM'))
  const running = ensureInstalled(needsTools).then(async () => {
    await ensurePinnedNode(script)
    module.enableCompileCache(COMPILED)
    return (await work(stop.signal)) ?? 0
  })
  process.exit(await running.catch((error) => exitCodeOf(error, stop.signal)))
}

/** @param {unknown} error @param {AbortSignal} stop */
function exitCodeOf(error, stop) {
  if (!stop.aborted) return printError(error)
  say('Stopped.')
  return 0
}
