import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isProcessRunning } from '@/lib/platform/is-process-running.mjs'
import type { DatabaseLocation } from './database-location'

/** The state of a running server in `postmaster.pid`. */
export type Running = { pid: number; port: number; status: string }

const pidFile = (place: DatabaseLocation) => path.join(place.data, 'postmaster.pid')

/** The server that runs on this data folder; undefined for a stale file. */
export function findRunning(place: DatabaseLocation): Running | undefined {
  const lines = readLines(place)
  const pid = Number(lines[0])
  if (!pid || !isServer(pid, place)) return undefined
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
}

function readLines(place: DatabaseLocation): string[] {
  try {
    return readFileSync(pidFile(place), 'utf8').split('\n')
  } catch {
    return [] // no file: no server
  }
}

/** True when the process is this data folder's server; another process may have reused its id. */
export function isServer(pid: number, place: DatabaseLocation): boolean {
  return isProcessRunning(pid) && commandLine(pid).includes(place.data)
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // it ended just now
  }
  const [program, args] =
    process.platform === 'win32'
      ? ([
          'powershell',
          ['-Command', `(Get-CimInstance Win32_Process -Filter ProcessId=${pid}).CommandLine`],
        ] as const)
      : (['ps', ['-ww', '-o', 'args=', '-p', String(pid)]] as const)
  return spawnSync(program, args, { encoding: 'utf8' }).stdout ?? ''
}

/**
 * PostgreSQL won't start while the process in a stale pid file is alive, whatever that process is.
 * With our own id in the file, which PostgreSQL recognises as its parent's, it goes on to check the
 * shared memory in the rest of the file, and still refuses while processes of a dead server use it.
 */
export function disarmStalePidFile(place: DatabaseLocation): void {
  const [pid, ...rest] = readLines(place)
  if (pid && Number(pid) !== process.pid) {
    writeFileSync(pidFile(place), [process.pid, ...rest].join('\n'))
  }
}
