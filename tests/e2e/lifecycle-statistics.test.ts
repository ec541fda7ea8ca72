import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { CONSENT_KEY } from '@/lib/site/dynamic-content/consent'
import {
  ANALYTICS_ID,
  ANALYTICS_SCRIPT,
  analyticsCookies,
  isAnalyticsDisabled,
  analyticsCommands,
} from './support/analytics'
import { lessons } from './support/lessons'
import { test } from './support/own-site'
import { signIn } from './support/people'
import { DESKTOP, expect, open, type Page } from './support/test'

test.use({ ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

const banner = (page: Page) => page.getByRole('region', { name: 'Kolačići' })
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const signals = (value: string) => ({
  ad_storage: value,
  ad_user_data: value,
  ad_personalization: value,
  analytics_storage: value,
})

/** Goes to a page by a link, without loading it. */
async function follow(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  await page.waitForURL(`**${path}`)
}

/** Waits until the page has read the consent. */
const untilRead = (page: Page) => expect.poll(() => isAnalyticsDisabled(page)).not.toBeNull()

test.describe('visits', () => {
  test.use({ hasChosenCookies: false })

  test('are told to nobody before a choice, nor after „Samo nužni”', async ({ page, google }) => {
    await open(page, '/')
    await expect(banner(page)).toContainText('njima i brojimo posjete (analitika)')
    await untilRead(page)
    await follow(page, 'Česta pitanja', '/cesta-pitanja')
    await press(page, 'Samo nužni')
    await expect(banner(page)).toBeHidden()
    await follow(page, 'O nama', '/o-nama')
    await page.reload()
    await untilRead(page)
    expect(await isAnalyticsDisabled(page)).toBe(true)
    expect(await analyticsCommands(page)).toEqual([])
    expect(await analyticsCookies(page)).toEqual([])
    expect(google).toMatchObject({ scripts: [], views: [] })
  })

  test('are counted after „Prihvati sve”, each page once, until that is taken back', async ({
    page,
    google,
  }) => {
    await open(page, '/')
    await press(page, 'Prihvati sve')
    await expect.poll(() => google.views).toEqual(['/'])
    expect(google.scripts).toEqual([ANALYTICS_SCRIPT])
    const config = { anonymize_ip: true, page_referrer: '' }
    expect(await analyticsCommands(page)).toEqual([
      ['consent', 'default', signals('granted')],
      ['js', expect.any(Date)],
      ['config', ANALYTICS_ID, config],
    ])
    expect(await analyticsCookies(page)).toEqual(['_ga', '_ga_TEST123456'])
    await follow(page, 'Česta pitanja', '/cesta-pitanja')
    await follow(page, 'O nama', '/o-nama')
    await expect.poll(() => google.views).toEqual(['/', '/cesta-pitanja', '/o-nama'])

    google.views = []
    await press(page, 'Postavke kolačića')
    await press(page, 'Samo nužni')
    await expect.poll(() => isAnalyticsDisabled(page)).toBe(true)
    expect((await analyticsCommands(page)).slice(3)).toEqual([
      ['consent', 'update', signals('denied')],
    ])
    expect(await analyticsCookies(page)).toEqual([])
    await follow(page, 'Impressum', '/impressum')
    await press(page, 'Postavke kolačića')
    await press(page, 'Prihvati sve')
    await follow(page, 'Česta pitanja', '/cesta-pitanja')
    await expect.poll(() => google.views).toEqual(['/cesta-pitanja'])
    expect((await analyticsCommands(page)).slice(4)).toEqual([
      ['consent', 'update', signals('granted')],
    ])
    expect(google.scripts).toHaveLength(1)

    await page.reload()
    await expect.poll(() => google.views).toEqual(['/cesta-pitanja', '/cesta-pitanja'])
    expect(google.scripts).toHaveLength(2)
    expect((await analyticsCommands(page))[2]).toEqual(['config', ANALYTICS_ID, config])
  })
})

const allowAll = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, 'all'), CONSENT_KEY)

test.describe('of a member who allows all cookies', () => {
  test.beforeEach(({ page }) => allowAll(page))

  test('a parent’s own pages are told to nobody, however they are reached', async ({
    page,
    google,
  }) => {
    await signIn(page, DEMO_ACCOUNTS.parent, DEMO_ACCOUNTS.password)
    await open(page, '/cesta-pitanja')
    await expect.poll(() => google.views).toEqual(['/cesta-pitanja'])
    await follow(page, 'Profil', '/profil')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isAnalyticsDisabled(page)).toBe(true)
    // The consent still holds.
    expect(await analyticsCookies(page)).toEqual(expect.arrayContaining(['_ga']))
    await page.goBack()
    await page.waitForURL('**/cesta-pitanja')
    await follow(page, 'O nama', '/o-nama')
    await expect.poll(() => google.views).toEqual(['/cesta-pitanja', '/o-nama'])

    // Its policy would not let the script in; so nothing tries, on this page or the next.
    await open(page, '/profil')
    await untilRead(page)
    await follow(page, 'Impressum', '/impressum')
    await page.waitForLoadState('networkidle')
    expect(google.views).toHaveLength(2)
    expect(google.scripts).toHaveLength(1)
  })

  test('a child’s are never counted', async ({ page, google }) => {
    await signIn(page, DEMO_ACCOUNTS.secondChild, DEMO_ACCOUNTS.password)
    await open(page, '/cesta-pitanja')
    await untilRead(page)
    await follow(page, 'O nama', '/o-nama')
    expect(await isAnalyticsDisabled(page)).toBe(true)
    expect(await analyticsCommands(page)).toEqual([])
    expect(google).toMatchObject({ scripts: [], views: [] })
  })

  test('the policy of a page opens for Google only where visits may be counted', async ({
    page,
  }) => {
    const policyOf = async (path: string) => {
      const answer = await page.request.get(path, { maxRedirects: 0 })
      expect(answer.status(), path).toBe(200)
      return answer.headers()['content-security-policy']
    }
    for (const path of ['/', '/5-razred', `${lessons[0]?.path}/kwiz`, '/cjenik'])
      expect(await policyOf(path), path).toMatch(
        /script-src 'self' 'sha256-[^;]+ https:\/\/\*\.googletagmanager\.com;.*connect-src 'self' https:\/\/\*\.google-analytics\.com /,
      )
    const closed = ['/prijava', '/registracija', '/resetiraj-lozinku', '/admin/login']
    for (const path of closed) expect(await policyOf(path), path).not.toContain('google')
    await signIn(page, DEMO_ACCOUNTS.parent, DEMO_ACCOUNTS.password)
    for (const path of ['/profil', '/profil/narudzbe'])
      expect(await policyOf(path), path).not.toContain('google')
  })
})
