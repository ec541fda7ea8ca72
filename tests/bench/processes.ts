import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Process = { pid: number; parent: number; rssBytes: number }

function listProcesses(): Process[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, rss] = line.trim().split(/\s+/).map(Number)
    return pid && parent !== undefined && rss !== undefined
      ? [{ pid, parent, rssBytes: rss * 1_024 }]
      : []
  })
}

/** A process and all its descendants. */
export function processTreeOf(pid: number): Process[] {
  const all = listProcesses()
  const family = all.filter((one) => one.pid === pid)
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid))
  return family
}

/**
 * Resident memory in which shared pages are divided among the sharing processes; null if unknown.
 */
export function proportionalBytes(pid: number): number | null {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const kibibytes = /^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1]
    return kibibytes === undefined ? null : Number(kibibytes) * 1_024
  } catch {
    return null
  }
}

/** Clock ticks per second in /proc, on every Linux that Node supports. */
const TICKS_PER_SECOND = 100

/** Processor time of all threads of processes since their start; null where there is no /proc. */
export function processorMs(pids: number[]): number | null {
  let ticks = 0
  for (const pid of pids) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      ticks += Number(fields[11]) + Number(fields[12])
    } catch {
      return null
    }
  }
  return (ticks / TICKS_PER_SECOND) * 1_000
}
