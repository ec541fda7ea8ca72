import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { GET } from '@/app/sitemap.xml/route'
import { db } from '@/lib/platform/db/client'
import { siteUrl } from '@/lib/platform/env'
import { cachedSitePage } from '@/lib/site/dynamic-content/pages/cached'
import { readInitialText } from '@/lib/site/dynamic-content/pages/initial-texts'
import { SITE_PAGES } from '@/lib/site/dynamic-content/pages/model'
import { sitePages } from '@/lib/site/dynamic-content/pages/tables'
import { NextRequest } from 'next/server'

beforeEach(() => db().delete(sitePages))

test.each(SITE_PAGES)('/%s shows its initial text until an editor changes it', async (slug) => {
  const first = await readInitialText(slug)
  const page = await cachedSitePage(slug)
  expect(page).toMatchObject({ title: first.title, description: first.description })
  expect(page.html).not.toContain('{{')
  expect(page.html.match(/<h2/g)?.length ?? 0).toBe(page.headings.length)
  await db()
    .insert(sitePages)
    .values({ ...first, slug, text: '## Novo\n\nDrugi tekst.' })
  expect(await cachedSitePage(slug)).toMatchObject({
    headings: [{ id: 'novo', text: 'Novo' }],
    html: expect.stringContaining('<p>Drugi tekst.</p>') as string,
  })
})

test('the sitemap lists every text, with the time of an edited one', async () => {
  await db()
    .insert(sitePages)
    .values({ ...(await readInitialText('o-nama')), slug: 'o-nama' })
  const updatedAt = new Date('2031-02-03T04:05:06Z')
  await db().update(sitePages).set({ updatedAt }).where(eq(sitePages.slug, 'o-nama'))
  const xml = await (await GET(new NextRequest('http://localhost/sitemap.xml'))).text()
  for (const slug of SITE_PAGES) expect(xml).toContain(`<loc>${siteUrl()}/${slug}</loc>`)
  expect(xml).toContain(`<loc>${siteUrl()}/o-nama</loc><lastmod>2031-02-03T04:05:06.000Z</lastmod>`)
})
