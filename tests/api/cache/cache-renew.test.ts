import { beforeEach, describe, expect, test, vi } from 'vitest'
import { revalidateTag } from 'next/cache'
import { findPage, keepPage, pageGeneration } from '@/lib/cache/page-store'
import { INTERNAL_SECRET_HEADER, internalSecret } from '@/lib/http/internal'
import { answerTo, call } from '../call'

const unknown = { status: 404, body: { message: 'Tražena adresa ne postoji.' } }
const body = { tags: ['content', 'site'] }

beforeEach(() => {
  vi.mocked(revalidateTag).mockClear()
})

describe('POST /api/cache/renew', () => {
  test('the process itself renews its pages at once', async () => {
    const page = { status: 200, headers: {}, etag: undefined, body: Buffer.from('x') }
    keepPage('br /', page, pageGeneration())
    const headers = { [INTERNAL_SECRET_HEADER]: internalSecret() }
    expect(await answerTo('POST', '/cache/renew', { body, headers })).toEqual({
      status: 200,
      body: { renewed: ['content', 'site'] },
    })
    expect(vi.mocked(revalidateTag).mock.calls).toEqual([
      ['content', { expire: 0 }],
      ['site', { expire: 0 }],
    ])
    expect(findPage('br /')).toBeUndefined()
  })

  test.each([
    ['no secret', {}],
    ['an empty secret', { [INTERNAL_SECRET_HEADER]: '' }],
    ['a wrong secret', { [INTERNAL_SECRET_HEADER]: 'x'.repeat(43) }],
    ['a longer secret', { [INTERNAL_SECRET_HEADER]: 'x'.repeat(500) }],
    ['a foreign origin', { origin: 'https://zlo.example' }],
  ])('a stranger with %s finds no such address', async (_, headers) => {
    expect(await answerTo('POST', '/cache/renew', { body, headers })).toEqual(unknown)
    expect(revalidateTag).not.toHaveBeenCalled()
  })

  test('a stranger’s body is not even read', async () => {
    expect(await answerTo('POST', '/cache/renew', { raw: '{' })).toEqual(unknown)
  })

  test('an unknown tag is refused', async () => {
    const headers = { [INTERNAL_SECRET_HEADER]: internalSecret() }
    const sent = { body: { tags: ['nepoznato'] }, headers }
    expect((await call('POST', '/cache/renew', sent)).status).toBe(400)
    expect(revalidateTag).not.toHaveBeenCalled()
  })
})
