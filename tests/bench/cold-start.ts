import { dropDataFolder, makeDataFolder, startAppSite } from './app-site'
import { judged, type Row } from './row'
import { median, plain } from './statistics'

const STARTS = 3

/** Measures the time from the command to "Iskra is ready", with the build done (quality: Fast). */
export async function measureColdStart(): Promise<Row[]> {
  const empty: number[] = []
  const existing: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    const dataDir = makeDataFolder()
    try {
      empty.push(await startMs(dataDir))
      existing.push(await startMs(dataDir))
    } finally {
      dropDataFolder(dataDir)
    }
  }
  return [row('an existing database', existing, 2_000), row('an empty one', empty, 8_000)]
}

async function startMs(dataDir: string): Promise<number> {
  const app = await startAppSite(dataDir)
  await app.stop()
  return app.startMs
}

function row(database: string, times: number[], limitMs: number): Row {
  return judged({
    what: `cold start with ${database}`,
    measured: `${plain(median(times) / 1_000)} s`,
    beside: `${STARTS} starts: ${times.map((ms) => plain(ms / 1_000)).join(', ')}`,
    budget: `<= ${limitMs / 1_000} s`,
    holds: median(times) <= limitMs,
  })
}
