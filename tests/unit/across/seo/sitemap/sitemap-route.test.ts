import { NextRequest } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/sitemap.xml/route'
import {
  cachedCompressedSitemap,
  cachedSitemapPartNames,
} from '@/lib/across/seo/sitemap/cached-sitemap'
import { compressToBase64 } from '@/lib/across/seo/sitemap/xml'

vi.mock('@/lib/across/seo/sitemap/cached-sitemap', () => ({
  cachedCompressedSitemap: vi.fn((part: string | null) => compressToBase64([`<xml>${part}</xml>`])),
  cachedSitemapPartNames: vi.fn(() => Promise.resolve(['1', '2'])),
}))

const ask = (query: string) => GET(new NextRequest(`http://localhost/sitemap.xml${query}`))

beforeEach(() => vi.clearAllMocks())

test.each(['3', '9999', '0', '01', 'x', '', ' 1'])(
  'the unknown part %j gets a 404 and no cache entry',
  async (part) => {
    const response = await ask(`?part=${encodeURIComponent(part)}`)
    expect(response.status).toBe(404)
    expect(cachedCompressedSitemap).not.toHaveBeenCalled()
    expect(vi.mocked(cachedSitemapPartNames).mock.calls).toEqual([[]])
  },
)

test.each([
  ['', null],
  ['?part=2', '2'],
])('„%s” returns the part %j', async (query, part) => {
  const response = await ask(query)
  expect({ status: response.status, text: await response.text() }).toEqual({
    status: 200,
    text: `<xml>${part}</xml>`,
  })
})

test('a part removed with its content is a 404', async () => {
  vi.mocked(cachedCompressedSitemap).mockResolvedValueOnce(null)
  expect((await ask('?part=2')).status).toBe(404)
})
