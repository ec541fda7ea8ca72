import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createDedupeFetch } from 'next/dist/server/lib/dedupe-fetch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localStore } from '@/lib/platform/files/local-store'
import { FILE_MESSAGES, typeOf, type FileStore } from '@/lib/platform/files/model'
import { s3Store } from '@/lib/platform/files/s3-store'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'
import { BUCKET, S3_SERVERS } from '@/tests/support/s3-servers'

const folder = makeTemporaryFolder('iskra-files-')
afterAll(() => removeFolder(folder))
const keys = { S3_BUCKET: BUCKET, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }

const overS3 = (name: keyof typeof S3_SERVERS) => async () => {
  const { endpoint, stop } = await S3_SERVERS[name]()
  return { store: s3Store({ ...keys, S3_ENDPOINT: endpoint, S3_REGION: 'us-east-1' }), stop }
}

/** With the server's `fetch`, which tees responses. */
async function overS3InNext() {
  const { store, stop } = await overS3('fauxqs')()
  const own = globalThis.fetch
  globalThis.fetch = createDedupeFetch(own)
  const restore = async () => {
    globalThis.fetch = own
    await stop()
  }
  return { store, stop: restore }
}

const STORES = {
  'a local folder': async () => ({ store: localStore(folder), stop: async () => {} }),
  fauxqs: overS3('fauxqs'),
  s3rver: overS3('s3rver'),
  'fauxqs, inside Next': overS3InNext,
}

describe.each(Object.entries(STORES))('files in %s', (_, start) => {
  let store: FileStore
  let stop: () => Promise<unknown>
  beforeAll(async () => void ({ store, stop } = await start()))
  afterAll(() => stop())

  const text = async (range?: { from: number; to: number }) => {
    const found = await store.get('files/one.webp', range)
    return found && { text: await new Response(found.content).text(), size: found.size }
  }

  test('are read as written, whole and in ranges', async () => {
    await store.put('files/one.webp', new Blob(['0123456789']))
    expect(await text()).toEqual({ text: '0123456789', size: 10 })
    expect(await text({ from: 2, to: 4 })).toEqual({ text: '234', size: 10 })
    expect(await store.head('files/one.webp')).toEqual({ size: 10 })
  })

  test('are replaced as a whole', async () => {
    await store.put('files/one.webp', new Blob(['nova']))
    expect(await text()).toEqual({ text: 'nova', size: 4 })
  })

  test('may have five megabytes written in parts', async () => {
    const bytes = new Uint8Array(5_000_000).map((_byte, index) => index % 251)
    await store.put('files/long.pdf', new Blob([bytes.slice(0, 3_000_000), bytes.slice(3_000_000)]))
    const found = await store.get('files/long.pdf')
    const read = new Uint8Array(await new Response(found?.content).arrayBuffer())
    expect(Buffer.compare(read, bytes)).toBe(0)
  })

  test('are gone after deletion, which may be repeated', async () => {
    for (const key of ['files/one.webp', 'files/one.webp', 'files/none.webp'])
      await store.delete(key)
    expect(await text()).toBeNull()
    expect(await store.head('files/one.webp')).toBeNull()
    expect(await store.get('files/none/at-all.webp')).toBeNull()
  })
})

test('a local folder never contains a partial file', async () => {
  const here = path.join(folder, 'half')
  const broken = new Blob(['1'])
  broken.stream = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(100))
        controller.error(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
      },
    })
  await expect(localStore(here).put('files/one.webp', broken)).rejects.toMatchObject({
    status: 507,
    message: 'Na poslužitelju nema više mjesta za datoteke. Treba javiti tko ga održava.',
  })
  expect(readdirSync(path.join(here, 'files'))).toEqual([])
})

test('an unreadable folder is a 503 with a message', async () => {
  const here = makeTemporaryFolder('iskra-files-')
  writeFileSync(path.join(here, 'files'), 'no folder')
  await expect(localStore(here).get('files/one.webp')).rejects.toMatchObject({
    status: 503,
    message: FILE_MESSAGES.unavailable,
  })
  removeFolder(here)
})

test.each(['../one.webp', 'files/../one.webp', '/one.webp', 'one.webp', 'files/one.svg', 'files/'])(
  '%s is no key',
  (key) => {
    expect(() => typeOf(key)).toThrow('Not a key')
  },
)
