import { databaseProcesses } from '@/tests/support/app-process'
import { processTreeOf, proportionalBytes } from './processes'
import { judged, type Row } from './row'
import { plain, sum } from './statistics'

const AT_REST_MB = 450

export function memoryAtRest(appPid: number, dataDir: string): Row {
  const { total, resident, app } = memoryOf(appPid, dataDir)
  return judged({
    what: 'memory of app and database at rest',
    measured: `${plain(total)} MB`,
    beside: `sum of resident sizes ${plain(resident)} MB, app ${plain(app)} MB of it`,
    budget: `<= ${AT_REST_MB} MB`,
    holds: total <= AT_REST_MB,
  })
}

/**
 * Memory of the app and its embedded database in megabytes. Memory that the database's processes
 * share counts once if the system reports it (Linux), otherwise once per process, which is too
 * high.
 * @param instances number of instances that share the database, among which its memory is divided
 */
export function memoryOf(appPid: number, dataDir: string, instances = 1) {
  const database = databaseProcesses(dataDir).flatMap(processTreeOf)
  const isDatabase = new Set(database.map(({ pid }) => pid))
  const app = processTreeOf(appPid).filter(({ pid }) => !isDatabase.has(pid))
  const appResident = megabytes(app.map(({ rssBytes }) => rssBytes))
  return {
    total: withoutSharedTwice(app) + withoutSharedTwice(database) / instances,
    resident: appResident + megabytes(database.map(({ rssBytes }) => rssBytes)),
    app: appResident,
  }
}

function withoutSharedTwice(processes: ReturnType<typeof processTreeOf>) {
  const shares = processes.map(({ pid }) => proportionalBytes(pid))
  const isKnown = shares.every((bytes) => bytes !== null)
  return megabytes(isKnown ? shares : processes.map(({ rssBytes }) => rssBytes))
}

const megabytes = (bytes: number[]) => sum(bytes) / 1_000_000
