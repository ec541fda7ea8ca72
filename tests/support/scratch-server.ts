import { startEmbedded } from '@/lib/platform/db/embedded/start'
import { processTreeOf } from '@/tests/bench/processes'
import { databaseProcesses } from './app-process'
import { makeTemporaryFolder, removeFolder } from './processes'

const log = () => undefined

/** A PostgreSQL server that acts as an external one: an app connects by DATABASE_URL. */
export async function startScratchServer() {
  const dataDir = makeTemporaryFolder('iskra-scratch-')
  const start = () => startEmbedded({ dataDir, log, role: 'tool', isThrowaway: true })
  let server = await start()
  const signal = (name: NodeJS.Signals) => {
    const pids = databaseProcesses(dataDir).flatMap(processTreeOf)
    for (const { pid } of pids) process.kill(pid, name)
  }
  return {
    /** Settings with which an app uses this server. */
    settings: { DATABASE_URL: server.connectionString, AUTH_SECRET: 'proba'.repeat(10) },
    stop: () => server.stop(),
    /** Restarts the server at the same address. */
    start: async () => void (server = await start()),
    /** Accepts connections but responds to nothing. */
    freeze: async () => signal('SIGSTOP'),
    thaw: async () => signal('SIGCONT'),
    remove: async () => {
      signal('SIGCONT')
      await server.stop()
      removeFolder(dataDir)
    },
  }
}

export type ScratchServer = Awaited<ReturnType<typeof startScratchServer>>
