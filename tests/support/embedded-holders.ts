import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { waitUntil } from './processes'

const holders: ChildProcess[] = []

/** Starts another process that takes a share in the folder's server. */
export async function startHolder(dataDir: string, role: 'app' | 'tool'): Promise<ChildProcess> {
  const script = path.resolve('tests/support/embedded-holder.ts')
  const holder = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=react-server', script, dataDir, role],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  holders.push(holder)
  let said = ''
  holder.stdout.on('data', (chunk) => (said += chunk))
  await waitUntil('the other process is ready', () => said.includes('ready '), 20_000)
  return holder
}

/** Ends processes that a test left running. */
export async function stopHolders(): Promise<void> {
  for (const holder of holders.splice(0)) {
    holder.kill('SIGTERM')
    await waitUntil('a process ends', () => holder.exitCode !== null || holder.signalCode !== null)
  }
}
