import { BLOG_PATH, BLOG_RSS_PATH } from '@/lib/platform/paths'
import { expect, open, test } from './support/test'

test('a parent finds a post from home, searches the blog and reads on', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Pretraži blog' }).fill('štrebanjem')
  await expect(page.getByRole('status').filter({ hasText: 'Pronađeno' })).toBeVisible()
  const post = page.getByRole('main').getByRole('link', { name: 'Kako učiti bez štrebanja' })
  await post.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kako učiti bez štrebanja')
  await expect(page.getByText('min čitanja').first()).toBeVisible()
  await page.getByRole('link', { name: /Sljedeći članak/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Kako učiti bez štrebanja')
})

test('the feed is named by the blog, and an unknown post is missing', async ({ page, faults }) => {
  await open(page, BLOG_PATH)
  const feed = page.locator('link[rel=alternate][type="application/rss+xml"]')
  await expect(feed).toHaveAttribute('href', new RegExp(`${BLOG_RSS_PATH}$`))
  const answer = await page.request.get(BLOG_RSS_PATH)
  expect(answer.headers()['content-type']).toContain('application/rss+xml')
  expect(await answer.text()).toContain('<item>')
  faults.expect(/404/)
  for (const path of ['/blog/nema-ga', '/blog/-/stranica/1', '/blog/-/stranica/99'])
    expect((await page.request.get(path)).status(), path).toBe(404)
})
