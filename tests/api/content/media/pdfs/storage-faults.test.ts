import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { fileKeyOf } from '@/lib/platform/files/keep'
import { s3Store } from '@/lib/platform/files/s3-store'
import { fileStore } from '@/lib/platform/files/store'
import { storedFiles } from '@/lib/platform/files/tables'
import { pdfs } from '@/lib/content/media/pdfs/tables'
import { startHttpServer } from '@/tests/support/start-http-server'
import { pdfSaying } from '@/tests/support/pdf'
import { newAdmin } from '../../../support/admins'
import { call } from '../../../support/call'

const LIMITS = { answer: 200, sending: 200 }
const MISSING = { message: 'Ove datoteke više nema.' }
const UNAVAILABLE = {
  message: 'Spremište datoteka trenutačno ne radi. Treba pokušati ponovno za koji trenutak.',
}

const document = pdfSaying('Pitagorin poucak')
let cookie: string
let pdf: { _id: string }
let key: string

beforeAll(async () => {
  ;({ cookie } = await newAdmin())
  const added = await call('POST', '/pdfs?name=Pitagora.pdf', { cookie, raw: document })
  ;({ data: pdf } = (await added.json()) as { data: { _id: string } })
  key = await keyOfPart('fileId')
})

async function keyOfPart(part: 'fileId' | 'thumbnailId'): Promise<string> {
  const [file] = await db()
    .select()
    .from(pdfs)
    .innerJoin(storedFiles, eq(storedFiles.id, pdfs[part]))
    .where(eq(pdfs.id, pdf._id))
  if (!file) throw new Error('The document is gone')
  return fileKeyOf(file.stored_files)
}

const get = (part: string) => call('GET', `/pdfs/${pdf._id}/${part}`, { cookie })

/** Response of the file's address, and status of the list meanwhile. */
async function answers(part = 'file') {
  const file = await get(part)
  const list = await call('GET', '/pdfs', { cookie })
  return { status: file.status, body: await file.json(), list: list.status }
}

describe('a document in a bucket', () => {
  const typed = { 'content-type': 'application/pdf' }
  const begin = (response: ServerResponse, length = document.length) =>
    response.writeHead(200, { ...typed, 'content-length': length })

  async function withBucket<T>(listener: RequestListener, run: () => Promise<T>): Promise<T> {
    const { endpoint, stop } = await startHttpServer(listener)
    const keys = { S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y', S3_REGION: 'us-east-1' }
    const bucket = s3Store({ ...keys, S3_BUCKET: 'iskra-proba', S3_ENDPOINT: endpoint }, LIMITS)
    vi.spyOn(fileStore(), 'get').mockImplementation(bucket.get)
    vi.spyOn(fileStore(), 'put').mockImplementation(bucket.put)
    return run().finally(stop)
  }

  test.each<[string, RequestListener, number, object]>([
    ['that has lost it', (_, response) => void response.writeHead(404).end(), 404, MISSING],
    ['that is busy', (_, response) => void response.writeHead(503).end(), 503, UNAVAILABLE],
    ['that says nothing', () => undefined, 503, UNAVAILABLE],
    [
      'that has lost its size',
      (_, response) => void response.writeHead(200, typed).end(document),
      503,
      UNAVAILABLE,
    ],
    [
      'that has a part of it',
      (_, response) => void begin(response, 9).end('%PDF-1.4\n'),
      404,
      MISSING,
    ],
  ])('%s gives a message in time', async (_, listener, status, body) => {
    const answered = await withBucket(listener, () => answers())
    expect(answered).toEqual({ status, body, list: 200 })
  })

  test.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
    ['stops', () => undefined],
    ['hangs up', (request) => void request.socket.destroy()],
  ])('that %s in the middle ends the download', async (_, leave) => {
    const listener: RequestListener = (request, response) => {
      begin(response).write('%PDF-1.4\n', () => leave(request, response))
    }
    await withBucket(listener, async () => {
      const file = await get('file')
      expect(file.status).toBe(200)
      await expect(file.bytes()).rejects.toThrow()
    })
  })

  test('that refuses writes refuses an upload, which then is not listed', async () => {
    const listener: RequestListener = (request, response) =>
      void request.resume().on('end', () => response.writeHead(503).end())
    const answer = await withBucket(listener, () =>
      call('POST', '/pdfs?name=Nova.pdf', { cookie, raw: document }),
    )
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ success: false, data: null, ...UNAVAILABLE })
    const { data } = (await (await call('GET', '/pdfs', { cookie })).json()) as { data: object[] }
    expect(data).toHaveLength(1)
  })
})

describe('a document in a folder', () => {
  afterEach(() => fileStore().put(key, new Blob([document])))

  test('that is incomplete gives a message', async () => {
    await fileStore().put(key, new Blob(['%PDF-1.4\n']))
    expect(await answers()).toEqual({ status: 404, body: MISSING, list: 200 })
  })

  test('that is missing gives a message', async () => {
    await fileStore().delete(key)
    expect(await answers()).toEqual({ status: 404, body: MISSING, list: 200 })
  })
})

test('a lost thumbnail is drawn again', async () => {
  const thumbnail = await keyOfPart('thumbnailId')
  const before = await (await get('thumbnail')).bytes()
  await fileStore().delete(thumbnail)
  const after = await (await get('thumbnail')).bytes()
  expect(Buffer.compare(after, before)).toBe(0)
  expect(await fileStore().head(thumbnail)).toEqual({ size: before.length })
})

test('a thumbnail whose document is lost too gives a message', async () => {
  for (const part of ['fileId', 'thumbnailId'] as const)
    await fileStore().delete(await keyOfPart(part))
  expect(await answers('thumbnail')).toEqual({ status: 404, body: MISSING, list: 200 })
})
