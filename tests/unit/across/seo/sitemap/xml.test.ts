import { getServerSideSitemap } from 'next-sitemap'
import { expect, test } from 'vitest'
import {
  compressToBase64,
  sitemapIndexXml,
  sitemapXml,
  streamDecompressed,
} from '@/lib/across/seo/sitemap/xml'

async function* pieces() {
  yield [{ path: '/', changed: null }]
  yield []
  yield [{ path: "/a&b'c", changed: new Date('2026-11-24T10:00:00Z') }]
}

const urlOf = (path: string) => `https://iskra.test${path}`

test('pages are streamed, with the time of their change where known', async () => {
  const file = await compressToBase64(sitemapXml(pieces(), urlOf))
  const text = await new Response(streamDecompressed(file)).text()
  expect(text.split('\n').slice(2)).toEqual([
    '<url><loc>https://iskra.test/</loc></url>',
    '<url><loc>https://iskra.test/a&amp;b&apos;c</loc><lastmod>2026-11-24T10:00:00.000Z</lastmod></url>',
    '</urlset>',
  ])
})

test('the joined pieces equal next-sitemap’s output for all pages', async () => {
  const file = await compressToBase64(sitemapXml(pieces(), urlOf))
  const fields = [
    { loc: urlOf('/') },
    { loc: urlOf('/a&amp;b&apos;c'), lastmod: '2026-11-24T10:00:00.000Z' },
  ]
  const whole = await getServerSideSitemap(fields)
  expect(await new Response(streamDecompressed(file)).text()).toBe(await whole.text())
})

test('an index lists the parts’ addresses as XML', () => {
  expect(sitemapIndexXml([urlOf('/sitemap.xml?part=1&x')])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://iskra.test/sitemap.xml?part=1&amp;x</loc></sitemap>
</sitemapindex>`,
  )
})

test('a long file is cached in much smaller form', async () => {
  const texts = Array.from({ length: 50_000 }, (_, n) => `<url><loc>/pitanje-${n}</loc></url>\n`)
  const file = await compressToBase64(texts)
  expect(file.length).toBeLessThan(texts.join('').length / 4)
  expect(await new Response(streamDecompressed(file)).text()).toBe(texts.join(''))
})
