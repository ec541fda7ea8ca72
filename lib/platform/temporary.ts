import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { env } from '@/lib/platform/env'

// What is written for the time of one request lies in one folder of the data folder: a process that is
// killed leaves it there, and what a pupil has sent must not outlive that.

const folder = () => path.resolve(env().ISKRA_DATA_DIR, 'tmp')

/** Who writes it: other processes of this folder may be at work. */
const ownMark = (pid: number | string = process.pid) => `${hostname()}@${pid}@`

/** A new place for a file or a folder of this process, which removes it again. */
export async function temporaryPlace(): Promise<string> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  return path.join(folder(), ownMark() + randomUUID())
}

/** Takes the next part of a file. */
export type Write = (part: string | Uint8Array) => Promise<unknown>

/** A file that `fill` writes, readable once; unlinked at once, so that nothing stays behind. */
export async function temporaryFile(fill: (write: Write) => Promise<void>) {
  const name = await temporaryPlace()
  const file = await open(name, 'wx+', 0o600)
  try {
    await rm(name)
    await fill((part) => file.appendFile(part))
  } catch (error) {
    await file.close()
    throw error
  }
  return Readable.toWeb(file.createReadStream({ start: 0 })) as ReadableStream<Uint8Array>
}

/** Removes what processes have left that are gone; returns how many. */
export async function emptyTemporaryFolder(): Promise<number> {
  const names = await readdir(folder()).catch(() => [])
  const left = names.filter((name) => !isInUse(name))
  for (const name of left) await rm(path.join(folder(), name), { recursive: true, force: true })
  return left.length
}

/** A process of this machine that runs. A new container has another name, and nothing of the old one. */
function isInUse(name: string): boolean {
  const [host, pid = ''] = name.split('@')
  if (host !== hostname() || !/^\d+$/.test(pid)) return false
  // A number is given again: at the start nothing is this process's own.
  return Number(pid) !== process.pid && isRunning(Number(pid))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
