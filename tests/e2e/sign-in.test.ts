import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import {
  expectSignedIn,
  fillSignIn,
  nameField,
  openSignIn,
  passwordField,
  signInButton,
  tabTo,
} from './support/entry-screens'
import { DESKTOP, expect, PHONE, test, untilInteractive, type Page } from './support/test'

const WRONG = 'Neispravni korisnički podaci'

test.describe('with the keyboard alone', () => {
  test.use(DESKTOP)

  test('a pupil signs in', async ({ page }) => {
    await openSignIn(page)
    await tabTo(page, nameField(page))
    await page.keyboard.type('maja')
    await page.keyboard.press('Tab')
    await page.keyboard.type(DEMO_ACCOUNTS.password)
    await page.keyboard.press('Enter')
    await expectSignedIn(page)
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a wrong password is said once, and the right one then opens', async ({ page, faults }) => {
    faults.expect(/401/)
    await openSignIn(page)
    await fillSignIn(page, DEMO_ACCOUNTS.secondParent, 'kriva lozinka')
    await signInButton(page).tap()
    const message = page.getByText(WRONG)
    await expect(message).toBeFocused()
    await expect(message).toBeInViewport()
    await fillSignIn(page, DEMO_ACCOUNTS.secondParent)
    await signInButton(page).tap()
    await expectSignedIn(page)
  })

  test('it leads back to the page that asked for it', async ({ page }) => {
    await openSignIn(page, '?povratak=%2F5-razred')
    await fillSignIn(page, 'luka')
    await signInButton(page).tap()
    await expectSignedIn(page, '/5-razred')
  })

  test('a link is followed at the first tap, though leaving a field says something', async ({
    page,
  }) => {
    await openSignIn(page)
    await nameField(page).tap()
    await page.getByRole('link', { name: 'Zaboravljena lozinka' }).tap()
    await page.waitForURL('**/resetiraj-lozinku')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nova lozinka')
  })
})

/** Keeps the page's scripts on their way until they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

for (const [path, isSaid] of [
  ['/prijava?povratak=%2Fprofil&prestala=1', true],
  ['/prijava?povratak=%2Fprofil', false],
] as const)
  test(`${path} says ${isSaid ? 'at once' : 'nothing of'} why the sign-in is there, and nothing moves`, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const place = () => nameField(page).boundingBox()
    const note = page.getByText('Prijava više ne vrijedi. Za nastavak se treba ponovno prijaviti.')
    await expect(note).toBeVisible({ visible: isSaid })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const before = await place()
    release()
    await untilInteractive(page)
    await expect(signInButton(page)).toBeEnabled()
    await expect(note).toBeVisible({ visible: isSaid })
    expect(await place()).toEqual(before)
  })

test('a page that was open when its session was over is told of at once, too', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('iskra:gost:prijava-prestala:', '"/profil"'),
  )
  await holdScripts(page)
  await page.goto('/prijava', { waitUntil: 'commit' })
  await expect(page.getByText('Prijava više ne vrijedi.')).toBeVisible()
})

test('while the scripts are on their way nothing is sent, and nothing typed is lost', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/prijava', { waitUntil: 'commit' })
  await fillSignIn(page, 'maja')
  await passwordField(page).press('Enter')
  expect(new URL(page.url()).search).toBe('')
  release()
  await untilInteractive(page)
  await expect(signInButton(page)).toBeEnabled()
  await signInButton(page).click()
  await expectSignedIn(page)
})
