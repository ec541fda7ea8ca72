import { startEmbedded } from '@/lib/platform/db/embedded/start'

/** A process that holds a share in an embedded server until it is stopped or killed. */
const [dataDir = '', role = 'app'] = process.argv.slice(2)
const embedded = await startEmbedded({
  dataDir,
  role: role === 'tool' ? 'tool' : 'app',
  isThrowaway: true,
  log: (line) => console.log(line),
})
console.log(`ready ${embedded.connectionString}`)
process.once('SIGTERM', async () => {
  await embedded.stop()
  process.exit(0)
})
setInterval(() => undefined, 1_000)
