import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { findFreePort } from '@/lib/platform/db/embedded/transport'
import {
  makeDataFolder,
  startApp,
  stopAppsAndRemoveFolder,
  untilServing,
} from '../support/app-process'
import { CLIENT, startOidcProvider } from '../support/oidc-provider'
import { expectAccessible } from './support/axe'
import { chooseInMenu, expectSignedIn } from './support/entry-screens'
import { signIn } from './support/people'
import { expect, open, type Page, PHONE, test as base } from './support/test'

const NAME = 'AAI@EduHr'

type School = { url: string; provider: Awaited<ReturnType<typeof startOidcProvider>> }

/** Playwright's test with a site of its own and a provider. */
const test = base.extend<object, { school: School }>({
  school: [
    async ({}, provide) => {
      const dataDir = makeDataFolder()
      const port = await findFreePort()
      // What the site calls itself without SITE_URL.
      const url = `http://localhost:${port}`
      const provider = await startOidcProvider({
        returnUrl: `${url}/prijava/vanjska`,
        logoutUrl: `${url}/`,
      })
      try {
        const env = {
          ISKRA_SEED: 'demo',
          OIDC_ISSUER: provider.issuer,
          OIDC_CLIENT_ID: CLIENT.id,
          OIDC_CLIENT_SECRET: CLIENT.secret,
          OIDC_NAME: NAME,
        }
        await untilServing(await startApp({ dataDir, port, env }))
        await provide({ url, provider })
      } finally {
        await provider.stop()
        await stopAppsAndRemoveFolder(dataDir)
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ school }, provide) => provide(school.url),
})

test.use(PHONE)

async function openLinks(page: Page): Promise<void> {
  await open(page, '/profil')
  await chooseInMenu(page, 'Postavke')
  await page.getByRole('tab', { name: 'Vanjska prijava' }).click()
}

const linkToProvider = (page: Page) => page.getByRole('link', { name: `Prijava uslugom ${NAME}` })

test('a parent links the account, signs in at the provider, and signs out of both', async ({
  page,
  school,
}) => {
  await signIn(page, DEMO_ACCOUNTS.parent, DEMO_ACCOUNTS.password)
  await openLinks(page)
  const finished = page.waitForResponse('**/vanjska-prijava/povratak*')
  await page.getByRole('button', { name: /^Poveži: .*\(Vi\)$/ }).click()
  expect((await finished).status()).toBe(200)
  await page.waitForURL((url) => url.pathname === '/profil')
  await openLinks(page)
  await expect(page.getByRole('button', { name: /^Prekini vezu: .*\(Vi\)$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await chooseInMenu(page, 'Odjava')
  await page.waitForURL(`${school.url}/`)

  await open(page, '/prijava?povratak=%2Fprofil%2Fnarudzbe')
  await linkToProvider(page).click()
  await expectSignedIn(page, '/profil/narudzbe')
  await chooseInMenu(page, 'Odjava')
  await page.getByRole('button', { name: 'Odjavi me' }).click()
  await page.waitForURL(`${school.url}/`)
})

test('a stranger is told how to link, and finds back', async ({ page, school, faults }) => {
  faults.expect(/404/)
  school.provider.state.subject = 'a stranger'
  await open(page, '/prijava')
  await linkToProvider(page).click()
  await expect(page.getByRole('heading', { name: 'još nije povezan s računom' })).toBeFocused()
  await page.getByRole('button', { name: 'Prijava lozinkom' }).click()
  await page.waitForURL((url) => url.pathname === '/prijava')
})

test('axe finds nothing in the links, nor in what a stranger is told', async ({
  page,
  school,
  faults,
}) => {
  faults.expect(/404/)
  school.provider.state.subject = 'a stranger'
  await open(page, '/prijava')
  await linkToProvider(page).click()
  await expect(page.getByRole('heading', { name: 'još nije povezan s računom' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(PHONE.viewport)
  await signIn(page, DEMO_ACCOUNTS.secondParent, DEMO_ACCOUNTS.password)
  await openLinks(page)
  await expect(page.getByRole('button', { name: /^Poveži: .*\(Vi\)$/ })).toBeVisible()
  await expectAccessible(page)
})
