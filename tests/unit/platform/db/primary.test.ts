import { afterAll, beforeEach, expect, test, vi } from 'vitest'

/** The timeline that each server answers with; null while it follows or does not answer. */
const timelines: Record<string, string | null> = {}
const destroyed: string[] = []

vi.mock('pg', () => ({
  Client: class {
    readonly #address: string
    connection = { stream: { destroy: () => void destroyed.push(this.#address) } }
    constructor({ connectionString }: { connectionString: string }) {
      this.#address = connectionString
    }
    on = () => this
    once = () => this
    connect = async () => undefined
    end = async () => undefined
    query = async () => ({ rows: [{ timeline: timelines[this.#address] ?? null }] })
  },
}))

// Other files may have loaded the real package.
vi.resetModules()
const { Client } = await import('pg')
const { Servers } = await import('@/lib/platform/db/primary')

const [OLD, NEW] = ['postgres://old/iskra', 'postgres://new/iskra']
const connectionTo = (connectionString: string) => new Client({ connectionString })

beforeEach(() => destroyed.splice(0))
afterAll(() => vi.resetModules())

async function primaryAfter(servers: InstanceType<typeof Servers>, answers: typeof timelines) {
  Object.assign(timelines, answers)
  await servers.look()
  return servers.primary()
}

test('a former primary never takes the place of the promoted server again', async () => {
  const servers = new Servers([OLD, NEW])
  expect(await primaryAfter(servers, { [OLD]: '00000001', [NEW]: null })).toBe(OLD)
  expect(await primaryAfter(servers, { [OLD]: null, [NEW]: null })).toBe(OLD)
  expect(await primaryAfter(servers, { [OLD]: null, [NEW]: '00000002' })).toBe(NEW)
  expect(await primaryAfter(servers, { [OLD]: '00000001', [NEW]: null })).toBe(NEW)
  expect(await primaryAfter(servers, { [OLD]: '00000002', [NEW]: '00000002' })).toBe(NEW)
  expect(await primaryAfter(servers, { [OLD]: '00000003', [NEW]: '00000002' })).toBe(OLD)
})

test('connections to the former primary are broken, also those that were just being opened', async () => {
  const servers = new Servers([OLD, NEW])
  await primaryAfter(servers, { [OLD]: '00000001', [NEW]: null })
  servers.follow(connectionTo(OLD), OLD)
  expect(destroyed).toEqual([])
  await primaryAfter(servers, { [OLD]: null, [NEW]: '00000002' })
  expect(destroyed).toEqual([OLD])
  servers.follow(connectionTo(OLD), OLD)
  servers.follow(connectionTo(NEW), NEW)
  expect(destroyed).toEqual([OLD, OLD])
})

test('without a server that takes writes the database is unavailable', async () => {
  const { isDatabaseUnavailable } = await import('@/lib/platform/db/errors')
  Object.assign(timelines, { [OLD]: null, [NEW]: null })
  const error = await new Servers([OLD, NEW]).primary().catch((failure: unknown) => failure)
  expect(isDatabaseUnavailable(error)).toBe(true)
})
