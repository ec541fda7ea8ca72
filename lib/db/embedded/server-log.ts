import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Place } from './place'

/** A log over this size is put aside at the next start; one old log is kept. */
const MAX_LOG_BYTES = 2_000_000

const logFile = (place: Place) => path.join(place.root, 'postgres.log')

/** Opens the log for a server, which outlives us: a pipe would end with this process. */
export function openServerLog(place: Place): { fd: number; close: () => void } {
  const file = logFile(place)
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES) {
    renameSync(file, `${file}.old`)
  }
  const fd = openSync(file, 'a', 0o600)
  return { fd, close: () => closeSync(fd) }
}

/** The end of the log as one line, for the sentence about a failed start. */
export function readLastLines(place: Place, count = 3): string {
  try {
    return readFileSync(logFile(place), 'utf8').trim().split('\n').slice(-count).join(' ')
  } catch {
    return 'there is no log'
  }
}
