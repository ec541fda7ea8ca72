import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from '@/lib/platform/db/embedded/transport'
import { waitUntil } from '@/tests/support/processes'
import { run } from './run-program'
import type { Site } from './site'

const SOURCE = path.resolve('tests/bench/bare')
const FOLDER = path.resolve('tests/.artifacts/bench/bare')
export const NEXT = path.resolve('node_modules/next/dist/bin/next')

const STAMP = path.join(FOLDER, '.next/built-with')

/** Builds a minimal page with the app's version of Next: the lower bound for scripts and work. */
export async function buildBareSite(nextVersion: string): Promise<void> {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === nextVersion) return
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  cpSync(SOURCE, FOLDER, { recursive: true })
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  await run(process.execPath, [NEXT, 'build'], { cwd: FOLDER, env })
  writeFileSync(STAMP, nextVersion)
}

type Server = {
  /** `next`: plain `next start`; `layers`: the bundled `bare-server` with the app's layers. */
  kind: 'next' | 'layers'
  script: string
}

/** Serves the minimal page on a free port. */
export async function startBareSite({ kind, script }: Server): Promise<Site> {
  const port = await findFreePort()
  const env = { ...process.env, NODE_ENV: 'production' as const, BARE_SERVER: kind }
  const args = kind === 'next' ? ['start', '-H', '127.0.0.1', '-p', String(port)] : [String(port)]
  const child = spawn(process.execPath, [script, ...args], { cwd: FOLDER, env, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  await waitUntil('the bare page is served', async () => {
    if (child.exitCode !== null) throw new Error('The bare site did not start.')
    return await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  })
  return {
    url,
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
