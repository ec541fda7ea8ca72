import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseUnavailable } from '../errors'
import { ADMINISTRATOR } from './cluster'
import { APP, ensureAppDatabase } from './database'
import { takeLease, type Lease, type Role } from './lease'
import type { Place } from './place'
import { ensureRunning } from './server'
import { stopServer } from './stop-server'
import { toConnectionString, type Transport } from './transport'

export type ShareOptions = {
  place: Place
  transport: Transport
  role: Role
  isThrowaway: boolean
  signal: AbortSignal | undefined
}

export type Share = { lease: Lease; connectionString: string; adminUrl: string }

const JOIN_TIMEOUT_MS = 60_000

/** Starts or finds the server and takes a share in it, past one that is just shutting down. */
export async function join(options: ShareOptions): Promise<Share> {
  const { place, transport, role } = options
  const deadline = Date.now() + JOIN_TIMEOUT_MS
  for (;;) {
    const { port } = await ensureRunning(place, options)
    const urlOf = (user: string, database: string) =>
      toConnectionString(transport, port, user, database)
    const adminUrl = urlOf(ADMINISTRATOR, 'postgres')
    try {
      const lease = await takeLease(adminUrl, role)
      await ensureAppDatabase(adminUrl, transport.kind === 'tcp' ? transport.password : undefined)
      return { lease, adminUrl, connectionString: urlOf(APP, APP) }
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw error
      await sleep(50)
    }
  }
}

/** Gives a share back and stops the server when nobody else has one. */
export async function leave({ place }: ShareOptions, lease: Lease | undefined): Promise<void> {
  // Without an answer the server is dead or dying: then stopping it again does no harm.
  const isLast = lease ? await lease.release().catch(() => true) : true
  if (isLast) await stopServer(place)
}
