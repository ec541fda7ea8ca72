import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A new folder that any user may enter, so root's tests can run a server as another user. */
export function makeTemporaryFolder(name = 'iskra-test-', parent = os.tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, name))
  chmodSync(folder, 0o755)
  return folder
}

const MEMORY = '/dev/shm'

/** What the databases of the tests may take of it, with room to spare. */
const NEEDED_BYTES = 4 * 2 ** 30

/** Where files are kept in memory, if this machine has such a place with room: disks of CI are slow. */
export function quickestParent(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= NEEDED_BYTES ? MEMORY : os.tmpdir()
  } catch {
    return os.tmpdir()
  }
}

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

export const isRoot = process.getuid?.() === 0

/** Waits until `holds` is true. Throws with `what` when it isn't within `timeoutMs`. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  timeoutMs = 10_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${timeoutMs} ms: ${what}`)
    await sleep(20)
  }
}

/** True while the process runs; a dead one that was not collected yet doesn't. */
export function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}
