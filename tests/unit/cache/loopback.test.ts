import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import {
  expirePages,
  findPage,
  forgetPages,
  keepPage,
  pageGeneration,
} from '@/lib/cache/page-store'
import { renewOverLoopback } from '@/lib/cache/watch'

afterEach(forgetPages)

test('a page that is kept before the renewal is answered is not shown after it', async () => {
  const page = { status: 200, headers: {}, etag: undefined, body: Buffer.from('old') }
  const app = createServer((_, response) => {
    expirePages()
    // Next still has the old page: it lets go of it at the end of this call.
    keepPage('br /', page, pageGeneration())
    response.end('{}')
  })
  await new Promise<void>((listening) => app.listen(0, '127.0.0.1', listening))
  try {
    const { port } = app.address() as AddressInfo
    await renewOverLoopback(port, '127.0.0.1')(['content'])
    expect(findPage('br /')).toBeUndefined()
  } finally {
    app.close()
  }
})
