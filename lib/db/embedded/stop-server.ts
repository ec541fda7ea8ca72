import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { programPath } from './binaries'
import { findRunning, isServer } from './pid-file'
import type { Place } from './place'

const STEPS = [
  // Ends what runs and writes everything down; then without writing; then at once.
  { signal: 'SIGINT', waitMs: 5_000 },
  { signal: 'SIGQUIT', waitMs: 1_500 },
  { signal: 'SIGKILL', waitMs: 500 },
] as const

const POLL_MS = 10

/** Stops the server of a place, after seven seconds by force. */
export async function stopServer(place: Place): Promise<void> {
  const running = findRunning(place)
  if (!running) return
  for (const { signal, waitMs } of STEPS) {
    send(running.pid, signal, place)
    if (await hasEnded(running.pid, place, waitMs)) return
  }
}

async function hasEnded(pid: number, place: Place, waitMs: number): Promise<boolean> {
  const deadline = Date.now() + waitMs
  while (isServer(pid, place)) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

function send(pid: number, signal: (typeof STEPS)[number]['signal'], place: Place): void {
  if (process.platform === 'win32') {
    const mode = signal === 'SIGINT' ? 'fast' : 'immediate'
    spawn(programPath(place.binaries, 'pg_ctl'), ['stop', '-W', '-m', mode, '-D', place.data])
    return
  }
  try {
    process.kill(pid, signal)
  } catch {
    // It ended between the look and the signal.
  }
}
