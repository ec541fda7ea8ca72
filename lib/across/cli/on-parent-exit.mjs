import { execFile } from 'node:child_process'
import { isProcessRunning } from '../../platform/is-process-running.mjs'

/** Set for a process that must end with its parent. */
export const FOLLOW_PARENT_VARIABLE = 'ISKRA_FOLLOW_PARENT'

const CHECK_MS = 200

/**
 * Calls `ended` when the parent process is gone. Under npm this is npm, which may be killed without
 * passing a signal on; behind an intermediate shell, both are watched. Without npm or
 * `FOLLOW_PARENT_VARIABLE` nothing is watched: a server may outlive its terminal.
 */
export function onParentExit(/** @type {() => void} */ ended) {
  if (!process.env.npm_lifecycle_event && !process.env[FOLLOW_PARENT_VARIABLE]) return
  const parent = process.ppid
  let pids = [parent]
  execFile('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], (error, stdout) => {
    const [, grandparent, name] = /(\d+)\s+(\S+)/.exec(stdout) ?? []
    if (!error && name && /(^|\/|-)(sh|dash|bash|zsh|ash)$/.test(name))
      pids = [parent, Number(grandparent)]
  })
  setInterval(() => {
    if (process.ppid !== parent || !pids.every(isProcessRunning)) ended()
  }, CHECK_MS).unref()
}
