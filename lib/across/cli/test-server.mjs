import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from './install.mjs'
import { PlainError, runWithProgress } from './say.mjs'

/**
 * Runs `work` against a production server with demo content in a temporary data folder.
 * @template T
 * @param {AbortSignal} stop
 * @param {(url: string, dataDir: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withTestServer(stop, work) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'iskra-e2e-'))
  chmodSync(dataDir, 0o711) // The embedded database runs as another user when started by root.
  const env = {
    ...process.env,
    ISKRA_DATA_DIR: dataDir,
    ISKRA_SEED: 'demo',
    PORT: '0',
    HOST: '127.0.0.1',
  }
  const child = spawn(process.execPath, [path.join(ROOT, 'lib/across/cli/start.mjs')], {
    env: { ...env, DATABASE_URL: '', ISKRA_FOLLOW_PARENT: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const end = () => child.kill('SIGTERM')
  stop.addEventListener('abort', end)
  try {
    const url = await runWithProgress('Starting the site for the browser tests', () =>
      addressOf(child),
    )
    return await work(url, dataDir)
  } finally {
    end()
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** @returns {Promise<string>} */
function addressOf(/** @type {import('node:child_process').ChildProcess} */ child) {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += chunk
      const port = /Iskra is ready: http:\/\/\S+:(\d+)/.exec(said)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    child.on('exit', () => reject(new PlainError(`The site did not start:\n${said}`)))
  })
}
