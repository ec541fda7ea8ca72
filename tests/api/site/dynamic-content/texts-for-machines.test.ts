import { expect, test } from 'vitest'
import { GET as llms } from '@/app/llms.txt/route'
import { GET as robots } from '@/app/robots.txt/route'
import { siteUrl } from '@/lib/platform/env'

test('search engines get the sitemap, and the private pages are excluded', async () => {
  expect(await (await robots()).text()).toBe(
    `User-agent: *
Disallow: /api/
Disallow: /profil
Disallow: /inbox
Disallow: /admin
Sitemap: ${siteUrl()}/sitemap.xml
`,
  )
})

test('the short text links to every grade and says what is free', async () => {
  const response = await llms()
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  for (let grade = 1; grade <= 8; grade += 1) {
    expect(text).toContain(`](${siteUrl()}/${grade}-razred):`)
  }
  expect(text).toContain('besplatni')
})
