import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { s3Store } from '@/lib/platform/files/s3-store'
import { startHttpServer } from '@/tests/support/start-http-server'

const settings = {
  S3_BUCKET: 'iskra-proba',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'x',
  S3_SECRET_ACCESS_KEY: 'y',
}
const LIMITS = { answer: 200, sending: 200 } as const

const UNAVAILABLE = {
  status: 503,
  message: 'Spremište datoteka trenutačno ne radi. Treba pokušati ponovno za koji trenutak.',
}

const FAULTS: [string, RequestListener][] = [
  ['says nothing', () => undefined],
  ['hangs up', (request) => void request.socket.destroy()],
  ['is broken', (_, response) => void response.writeHead(500).end('<Error/>')],
  ['knows no such key', (_, response) => void response.writeHead(403).end('<Error/>')],
  [
    'is a page of a proxy',
    (_, response) => void response.setHeader('content-type', 'text/html').end('<p>Prijava</p>'),
  ],
]

test.each(FAULTS)('a store that %s is a 503 with a message', async (_, listener) => {
  const { endpoint, stop } = await startHttpServer(listener)
  const store = s3Store({ ...settings, S3_ENDPOINT: endpoint }, LIMITS)
  try {
    const put = store.put('files/one.webp', new Blob(['1']))
    await expect(put).rejects.toMatchObject(UNAVAILABLE)
    await expect(store.get('files/one.webp')).rejects.toMatchObject(UNAVAILABLE)
    await expect(store.head('files/one.webp')).rejects.toMatchObject(UNAVAILABLE)
  } finally {
    await stop()
  }
})

test('an unreachable store is a 503 too', async () => {
  const store = s3Store({ ...settings, S3_ENDPOINT: 'http://127.0.0.1:9' }, LIMITS)
  await expect(store.get('files/one.webp')).rejects.toMatchObject(UNAVAILABLE)
})
