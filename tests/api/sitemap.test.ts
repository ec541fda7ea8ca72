import { sql } from 'drizzle-orm'
import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { GET } from '@/app/sitemap.xml/route'
import { db } from '@/lib/db/client'
import { siteUrl } from '@/lib/env'
import '@/tests/support/database'

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }))

const ask = (query = '') => GET(new NextRequest(`http://localhost/sitemap.xml${query}`))

test('the sitemap names every page of every lesson once, with the time of its last change', async () => {
  await db().execute(
    sql`update lessons set updated_at = '2031-02-03T04:05:06Z' where slug = 'stari-egipat'`,
  )
  const response = await ask()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/xml')
  const xml = await response.text()
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(new Set(urls).size).toBe(urls.length)
  const { rows } = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from lessons`,
  )
  expect(urls.filter((url) => url?.endsWith('/kwiz'))).toHaveLength(rows[0]?.count ?? 0)
  const lesson = `${siteUrl()}/5-razred/vremeplov-5/stari-egipat`
  for (const url of [siteUrl() + '/', lesson, `${lesson}/skripta`, `${lesson}/kwiz`]) {
    expect(xml).toContain(`<url><loc>${url}</loc><lastmod>2031-02-03T04:05:06.000Z</lastmod>`)
  }
})

test.each(['1', '0', 'x', '', '99999999'])(
  'a list that fits into one file has no part %j',
  async (part) => {
    const response = await ask(`?part=${part}`)
    expect({ status: response.status, text: await response.text() }).toEqual({
      status: 404,
      text: '',
    })
  },
)
