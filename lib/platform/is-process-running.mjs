/**
 * True while a process with this id exists on this machine. Plain JavaScript, because the command
 * line tools need it before installation.
 */
export function isProcessRunning(/** @type {number} */ pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process exists and belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
