import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { expect, open, type Locator, type Page } from './test'

/**
 * The paths of the screens for people who are not signed in: sign-in, registration, password reset,
 * e-mail confirmation and recovery.
 */
export const ENTRY_PATHS = [
  '/prijava',
  '/registracija',
  '/resetiraj-lozinku',
  '/potvrda-emaila',
  '/povrat-emaila',
]

export const nameField = (page: Page) => page.getByRole('textbox', { name: 'Email ili nadimak' })
export const passwordField = (page: Page) => page.getByLabel('Lozinka', { exact: true })
export const signInButton = (page: Page) => page.getByRole('button', { name: 'Prijavi se' })

/** Fills in the sign-in form; the default password is that of the demo accounts. */
export async function fillSignIn(
  page: Page,
  name: string,
  password: string = DEMO_ACCOUNTS.password,
) {
  await nameField(page).fill(name)
  await passwordField(page).fill(password)
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, stopsMax = 12): Promise<void> {
  for (let stop = 0; stop < stopsMax; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Not reached with ${stopsMax} tabs: ${target}`)
}

/** Asserts that the browser is signed in and was sent to this page. */
export async function expectSignedIn(page: Page, path = '/profil'): Promise<void> {
  await page.waitForURL((url) => url.pathname === path)
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'iskra_user_token')
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(cookies.map(({ name }) => name)).toContain('iskra_user_claims')
}

export async function openSignIn(page: Page, search = ''): Promise<void> {
  await open(page, `/prijava${search}`)
  await expect(signInButton(page)).toBeEnabled()
}

/** Clicks an entry of the account section in a phone's menu. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Otvori izbornik' }).click()
  const account = page.getByRole('navigation', { name: 'Račun' })
  await account.getByRole('button', { name }).click()
}
