import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { programPath } from './binaries'
import { disarmStalePidFile, findRunning, type Running, isServer } from './pid-file'
import type { DatabaseLocation } from './database-location'
import { toArguments } from './settings'
import { spawnOptions } from './system-user'
import { dropSocketLock, listenSettings, portFor, type Transport } from './transport'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'

type Options = { transport: Transport; isThrowaway: boolean; signal: AbortSignal | undefined }

/** Timeout of a start, which may include crash recovery after a power cut. */
const START_TIMEOUT_MS = 60_000
const POLL_MS = 10

/** Pause before another attempt, while processes of a killed server are still ending. */
const RETRY_MS = 100

/** Time for a server that was just spawned to end on request. */
const GIVE_UP_MS = 2_000

/** Temporary reasons of a failed start: another start won, or a dead server's children linger. */
const PASSING = /lock file "postmaster.pid"|shared memory block/

/** Finds the running server of a place, or starts it. Resolves when it accepts connections. */
export async function ensureRunning(place: DatabaseLocation, options: Options): Promise<Running> {
  const deadline = Date.now() + START_TIMEOUT_MS
  let attempt: Attempt | undefined
  while (Date.now() < deadline) {
    if (options.signal?.aborted) await attempt?.giveUp()
    options.signal?.throwIfAborted()
    const running = findRunning(place)
    if (running?.status === 'ready') return running
    if (attempt?.failure && !PASSING.test(attempt.failure)) break
    if (attempt?.failure) await sleep(RETRY_MS)
    if (!running && (!attempt || attempt.failure)) attempt = await spawnServer(place, options)
    await sleep(POLL_MS)
  }
  throw new Error(
    `The database in ${place.data} does not start: ${attempt?.failure ?? readLastLines(place)}`,
  )
}

type Attempt = {
  failure?: string
  /** Ends a server that has not written its pid file yet, so that nothing else can find it. */
  giveUp: () => Promise<void>
}

/** Starts the server in a separate session, so that Ctrl+C in our terminal doesn't reach it. */
async function spawnServer(place: DatabaseLocation, options: Options): Promise<Attempt> {
  disarmStalePidFile(place)
  dropSocketLock(options.transport)
  const listen = listenSettings(options.transport, await portFor(options.transport))
  const output = openServerLog(place)
  const child = spawn(
    programPath(place.binaries, 'postgres'),
    ['-D', place.data, ...toArguments(options.isThrowaway, listen)],
    { ...spawnOptions(place.user), detached: true, stdio: ['ignore', output.fd, output.fd] },
  )
  output.close()
  child.unref()
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const giveUp = async () => {
    if (attempt.failure !== undefined || findRunning(place)) return
    child.kill('SIGINT')
    await Promise.race([ended, sleep(GIVE_UP_MS)])
  }
  const attempt: Attempt = { giveUp }
  child.on('error', (error) => (attempt.failure = error.message))
  child.on('exit', () => (attempt.failure ??= readLastLines(place)))
  return attempt
}

/** A larger log is renamed at the next start; one old log is kept. */
const MAX_LOG_BYTES = 2_000_000

const logFile = (place: DatabaseLocation) => path.join(place.root, 'postgres.log')

/**
 * Opens the log file for the server, which outlives this process; a pipe would close with the
 * process.
 */
function openServerLog(place: DatabaseLocation): { fd: number; close: () => void } {
  const file = logFile(place)
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES) {
    renameSync(file, `${file}.old`)
  }
  const fd = openSync(file, 'a', 0o600)
  return { fd, close: () => closeSync(fd) }
}

/** The end of the log as one line, for the error message of a failed start. */
function readLastLines(place: DatabaseLocation, count = 3): string {
  try {
    return readFileSync(logFile(place), 'utf8').trim().split('\n').slice(-count).join(' ')
  } catch {
    return 'there is no log'
  }
}

const STEPS = [
  // Fast shutdown with a checkpoint, then without a checkpoint, then a kill.
  { signal: 'SIGINT', waitMs: 5_000 },
  { signal: 'SIGQUIT', waitMs: 1_500 },
  { signal: 'SIGKILL', waitMs: 500 },
] as const

/** Stops the server of a place, by force after seven seconds. */
export async function stopPostgres(place: DatabaseLocation): Promise<void> {
  const running = findRunning(place)
  if (!running) return
  for (const { signal, waitMs } of STEPS) {
    send(running.pid, signal, place)
    if (await hasEnded(running.pid, place, waitMs)) return
  }
}

async function hasEnded(pid: number, place: DatabaseLocation, waitMs: number): Promise<boolean> {
  const deadline = Date.now() + waitMs
  while (isServer(pid, place)) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

function send(
  pid: number,
  signal: (typeof STEPS)[number]['signal'],
  place: DatabaseLocation,
): void {
  if (process.platform === 'win32') {
    const mode = signal === 'SIGINT' ? 'fast' : 'immediate'
    spawn(programPath(place.binaries, 'pg_ctl'), ['stop', '-W', '-m', mode, '-D', place.data])
    return
  }
  try {
    process.kill(pid, signal)
  } catch {
    // The process ended between the check and the signal.
  }
}
