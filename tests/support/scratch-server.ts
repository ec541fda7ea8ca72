import { startEmbedded } from '@/lib/platform/db/embedded/start'
import { familyOf } from '@/tests/bench/processes'
import { serverProcesses } from './app-process'
import { makeTemporaryFolder, removeFolder } from './processes'

const log = () => undefined

/** A PostgreSQL server in place of one somewhere else: an app reaches it by DATABASE_URL. */
export async function startScratchServer() {
  const dataDir = makeTemporaryFolder('iskra-scratch-')
  const start = () => startEmbedded({ dataDir, log, role: 'tool', isThrowaway: true })
  let server = await start()
  const signal = (name: NodeJS.Signals) => {
    const pids = serverProcesses(dataDir).flatMap(familyOf)
    for (const { pid } of pids) process.kill(pid, name)
  }
  return {
    /** What an app needs to use it instead of its own. */
    settings: { DATABASE_URL: server.connectionString, AUTH_SECRET: 'proba'.repeat(10) },
    stop: () => server.stop(),
    /** After a stop, at the same address. */
    start: async () => void (server = await start()),
    /** It takes connections and answers nothing. */
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
