import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { fillSignIn, openSignIn, signInButton } from './support/entry-screens'
import { signIn } from './support/people'
import { expect, test, type BrowserContext } from './support/test'

/** Addresses of other sites, as a link to /prijava could hold them. */
const ELSEWHERE = [
  ...[
    '//evil.test',
    '///evil.test',
    '////evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
  ],
  ...[
    'https:evil.test',
    'https://evil.test',
    'HTTPS://evil.test',
    'http:/evil.test',
    '//evil.test:80',
  ],
  ...[
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r\n/evil.test',
    '\t//evil.test',
    ' //evil.test',
    '\0//evil.test',
  ],
  ...[
    '/.//evil.test',
    '/a/..//evil.test',
    '/./\\evil.test',
    '//user@evil.test',
    '//evil.test\\@localhost',
  ],
  ...['//evil%2etest', '//%65vil.test', '//evil\u3002test', '/\u2028/evil.test', '/%09/evil.test'],
  ...['javascript:x()', 'data:text/html,x', 'blob:https://evil.test/x', '//[::1]:1/', '@evil.test'],
  ...['.evil.test', ':80@evil.test', '/%2f%2fevil.test', '/%5cevil.test', '%2f%2fevil.test'],
]

/** The same in the escapes of an address: once, as a form would, and twice. */
const escaped = (wanted: string) => [
  encodeURIComponent(wanted),
  encodeURIComponent(encodeURIComponent(wanted)),
]

/** Notes what a browser asks of other sites, and lets nothing get there. */
async function watchStrangers(context: BrowserContext, site: string): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    (url) => url.origin !== site,
    (route) => {
      asked.push(route.request().url())
      return route.abort()
    },
  )
  return asked
}

test('who is signed in already is sent on within the site, wherever a link points', async ({
  page,
  baseURL: site = '',
  faults,
}) => {
  faults.expect(/status of 404/, /status: 404/)
  await signIn(page, 'luka', DEMO_ACCOUNTS.password)
  for (const search of ELSEWHERE.flatMap(escaped)) {
    const answer = await page.request.get(`/prijava?povratak=${search}`, { maxRedirects: 0 })
    expect(answer.status(), search).toBe(307)
    // As a browser reads it: what it drops or turns around included.
    const { location = '' } = answer.headers()
    expect(new URL(location, `${site}/prijava`).origin, `${search}: ${location}`).toBe(site)
  }
})

test('the browser itself follows no link away from the site', async ({
  page,
  baseURL: site = '',
  faults,
}) => {
  faults.expect(/status of 404/, /status: 404/)
  const asked = await watchStrangers(page.context(), site)
  await signIn(page, 'luka', DEMO_ACCOUNTS.password)
  for (const wanted of [
    '//evil.test',
    '/\\evil.test',
    'https:evil.test',
    '/\t/evil.test',
    '/%2f%2fevil.test',
  ]) {
    await page.goto(`/prijava?povratak=${encodeURIComponent(wanted)}`, { waitUntil: 'commit' })
    expect(new URL(page.url()).origin, wanted).toBe(site)
    expect(new URL(page.url()).pathname, wanted).not.toBe('/prijava')
  }
  expect(asked).toEqual([])
})

test('signing in under a path that a browser reads as another site leads to the profile', async ({
  page,
  baseURL: site = '',
}) => {
  const asked = await watchStrangers(page.context(), site)
  await openSignIn(page, `?povratak=${encodeURIComponent('/\\evil.test')}`)
  await fillSignIn(page, 'luka')
  await signInButton(page).click()
  await page.waitForURL((url) => url.pathname !== '/prijava')
  expect(page.url()).toBe(`${site}/profil`)
  expect(asked).toEqual([])
})
