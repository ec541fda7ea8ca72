import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import packageJson from '@/package.json' with { type: 'json' }
import { findFreePort } from '@/lib/platform/db/embedded/transport'
import { run } from '@/tests/bench/run-program'
import { isAlive, makeTemporaryFolder, waitUntil } from './processes'

export type AppProcess = {
  child: ChildProcess
  url: string
  port: number
  /** Its output so far. */
  output: () => string
  /** Resolves with the exit code; null if a signal ended the process. */
  ended: Promise<number | null>
}

type Options = {
  dataDir: string
  port?: number
  env?: Record<string, string>
  viaNpm?: boolean
  /** The checkout that is started; this one by default. */
  root?: string
}

/** Node's arguments in `npm start`, for starting without npm. */
const START_ARGUMENTS = packageJson.scripts.start.split(' ').slice(1)

const running = new Set<AppProcess>()

/** Starts the real `npm start`, or the command behind it, in production mode. */
export async function startApp(options: Options): Promise<AppProcess> {
  const { dataDir, port, env, viaNpm, root } = options
  const taken = port ?? (await findFreePort())
  const settings = { ISKRA_DATA_DIR: dataDir, PORT: String(taken), ...env }
  const child = spawn(viaNpm ? 'npm' : process.execPath, viaNpm ? ['start'] : START_ARGUMENTS, {
    env: { ...cleanEnvironment(), ...settings },
    ...(root && { cwd: root }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const url = `http://127.0.0.1:${taken}`
  const app = { child, url, port: taken, output: () => output, ended }
  running.add(app)
  return app
}

/** Runs `npm run iskra -- <command>` to its end. Throws the output if it fails. */
export async function runIskra(args: string[], { dataDir, env }: Options): Promise<string> {
  const { output } = await run(process.execPath, ['lib/across/cli/command-line.mjs', ...args], {
    env: { ...cleanEnvironment(), ISKRA_DATA_DIR: dataDir, ...env },
  })
  return output
}

/** The environment without variables of npm and test runners that would affect the app. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const unwanted = /^(npm_|NODE_ENV|NODE_OPTIONS|ISKRA_|DATABASE_URL|VITEST|PLAYWRIGHT|TEST)/
  const environment = { ...process.env }
  for (const name of Object.keys(environment)) if (unwanted.test(name)) delete environment[name]
  return environment
}

const answersWell = (app: AppProcess, path: string): Promise<boolean> =>
  fetch(app.url + path).then(
    (response) => response.ok,
    () => false,
  )

export const isHealthy = (app: AppProcess) => answersWell(app, '/api/health')

/** True when the app and its database respond. */
export const isReady = (app: AppProcess) => answersWell(app, '/api/health/ready')

/** Waits until the app serves requests. Throws its output if it ends before that. */
export async function untilServing(app: AppProcess, timeoutMs = 150_000): Promise<void> {
  await waitUntil(
    'the app serves',
    () => {
      if (app.child.exitCode !== null) throw new Error(`The app ended:\n${app.output()}`)
      return isHealthy(app)
    },
    timeoutMs,
  )
}

/** The running processes of a data folder's database: the server and its children. */
export function databaseProcesses(dataDir: string): number[] {
  const { stdout } = spawnSync('ps', ['-eww', '-o', 'pid=,args='], { encoding: 'utf8' })
  const lines = stdout.split('\n').filter((line) => line.includes(`-D ${dataDir}/`))
  return lines.map((line) => Number.parseInt(line, 10)).filter(isAlive)
}

/** Stops every app and database that a test left running, and removes the folder. */
export async function stopAppsAndRemoveFolder(dataDir: string): Promise<void> {
  for (const app of running) app.child.kill('SIGTERM')
  await Promise.all([...running].map((app) => app.ended))
  running.clear()
  for (const pid of databaseProcesses(dataDir)) process.kill(pid, 'SIGQUIT')
  await waitUntil('the database is gone', () => databaseProcesses(dataDir).length === 0)
  rmSync(dataDir, { recursive: true, force: true })
}

export const makeDataFolder = () => makeTemporaryFolder('iskra-lifecycle-')
