import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A new folder that any user may enter, so that root's tests can run a server as another user. */
export function makeTemporaryFolder(name = 'iskra-test-', parent = os.tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, name))
  chmodSync(folder, 0o755)
  return folder
}

const MEMORY = '/dev/shm'

/** Free space in memory that the test databases need, with a margin. */
const NEEDED_BYTES = 4 * 2 ** 30

/** A memory-backed folder if this machine has one with enough space, since disks in CI are slow. */
export function fastestTemporaryParent(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= NEEDED_BYTES ? MEMORY : os.tmpdir()
  } catch {
    return os.tmpdir()
  }
}

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

export const isRoot = process.getuid?.() === 0

/** Waits until `holds` is true. Throws an error with `what` after `timeoutMs`. */
export async function waitUntil(
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

/** True while the process runs; a zombie doesn't count. */
export function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}
