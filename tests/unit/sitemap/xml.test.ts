import { expect, test } from 'vitest'
import { compressed, sitemapXml, unpacked } from '@/lib/sitemap/xml'

async function* pieces() {
  yield [{ path: '/', changed: null }]
  yield []
  yield [{ path: "/a&b'c", changed: new Date('2026-11-24T10:00:00Z') }]
}

test('pages come one after the other, with the time of their change where it is known', async () => {
  const file = await compressed(sitemapXml(pieces(), (path) => `https://iskra.test${path}`))
  expect(await new Response(unpacked(file)).text()).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://iskra.test/</loc></url>
<url><loc>https://iskra.test/a&amp;b&apos;c</loc><lastmod>2026-11-24T10:00:00.000Z</lastmod></url>
</urlset>
`,
  )
})

test('a long file is much smaller while it is kept', async () => {
  const texts = Array.from({ length: 50_000 }, (_, n) => `<url><loc>/pitanje-${n}</loc></url>\n`)
  const file = await compressed(texts)
  expect(file.length).toBeLessThan(texts.join('').length / 4)
  expect(await new Response(unpacked(file)).text()).toBe(texts.join(''))
})
