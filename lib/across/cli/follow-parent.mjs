import { execFile } from 'node:child_process'

/** Set for a process that must not outlive the one that started it. */
export const FOLLOW_PARENT = 'ISKRA_FOLLOW_PARENT'

const CHECK_MS = 200

/**
 * Calls `ended` when the process behind this command is gone. Under npm that is npm, also when it
 * is killed and can't pass a signal on; its shell between us is looked through. Elsewhere nothing
 * is followed: a server may outlive the terminal that started it.
 */
export function followParent(/** @type {() => void} */ ended) {
  if (!process.env.npm_lifecycle_event && !process.env[FOLLOW_PARENT]) return
  const parent = process.ppid
  let pids = [parent]
  execFile('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], (error, stdout) => {
    const [, grandparent, name] = /(\d+)\s+(\S+)/.exec(stdout) ?? []
    if (!error && name && /(^|\/|-)(sh|dash|bash|zsh|ash)$/.test(name))
      pids = [parent, Number(grandparent)]
  })
  setInterval(() => {
    if (process.ppid !== parent || !pids.every(isAlive)) ended()
  }, CHECK_MS).unref()
}

function isAlive(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
