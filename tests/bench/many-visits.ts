import { buildBytes, folderBytes } from '@/tests/support/folder-bytes'
import {
  createRequester,
  queryVariants,
  unknownAddresses,
  type Addresses,
} from '@/tests/support/many-addresses'
import { dropDataFolder, makeDataFolder, startAppSite } from './app-site'
import { memoryOf } from './memory'
import { findPages, type Pages } from './pages'
import { judged, type Row } from './row'
import { plain } from './statistics'

/**
 * Allowed growth of V8's heap by normal fluctuation; a page cached for each address would take
 * gigabytes.
 */
const MAX_GROWTH_MB = 60
/** Two files of the database's write-ahead log; Next would write each cached page. */
const MAX_DISK_MB = 40
const FIRST = 2_000

type Kind = { what: string; count: number; status: number; addresses: Addresses }

/**
 * Measures memory and disk use of a separate app before and after many visits of each kind
 * (quality: Fast).
 */
export async function measureManyVisits(): Promise<Row[]> {
  const dataDir = makeDataFolder()
  const app = await startAppSite(dataDir)
  try {
    const rows: Row[] = []
    for (const { what, count, status, addresses } of kindsOf(await findPages(app.url))) {
      const ask = createRequester(addresses)
      // The first visits load code and fill bounded caches.
      await ask(app.port, FIRST)
      const [before, diskBefore] = [memoryOf(app.pid, dataDir).total, diskMb(dataDir)]
      const begin = performance.now()
      const statuses = await ask(app.port, count)
      const seconds = (performance.now() - begin) / 1_000
      const grown = memoryOf(app.pid, dataDir).total - before
      const disk = diskMb(dataDir) - diskBefore
      const others = [...statuses.keys()].filter((one) => one !== status)
      rows.push(
        judged({
          what: `${plain(count)} ${what}: growth of memory of app and database`,
          measured: `${plain(grown)} MB`,
          beside: `${plain(count / seconds)}/s one after another on 8 connections, ${others.length ? `also ${others.join(', ')}` : `all ${status}`}`,
          budget: `<= ${MAX_GROWTH_MB} MB, all ${status}`,
          holds: grown <= MAX_GROWTH_MB && others.length === 0,
        }),
        judged({
          what: `${plain(count)} ${what}: growth on the disk`,
          measured: `${plain(disk)} MB`,
          beside: 'build folder with its caches, data folder with the database',
          budget: `<= ${MAX_DISK_MB} MB`,
          holds: disk <= MAX_DISK_MB,
        }),
      )
    }
    return rows
  } finally {
    await app.stop()
    dropDataFolder(dataDir)
  }
}

/** Folders that the app writes to: a page stored for each address would take gigabytes here too. */
const diskMb = (dataDir: string) => (buildBytes() + folderBytes(dataDir)) / 1_000_000

function kindsOf(pages: Pages): Kind[] {
  const known = { grade: pages.grade, lesson: pages.lesson }
  const paths = Object.values(pages)
  const views: Addresses = (n) => ({ path: paths[n % paths.length] ?? '/' })
  return [
    { what: 'page views', count: 100_000, status: 200, addresses: views },
    { what: 'unknown addresses', count: 100_000, status: 404, addresses: unknownAddresses(known) },
    {
      what: 'query tails of one page',
      count: 10_000,
      status: 200,
      addresses: queryVariants(known),
    },
  ]
}
