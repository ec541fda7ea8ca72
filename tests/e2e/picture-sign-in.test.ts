import { expectAccessible, PHONE_VIEWS } from './support/axe'
import { chooseInMenu, expectSignedIn } from './support/entry-screens'
import { readLayoutShifts, watchLayoutShifts } from './support/layout-shifts'
import { closeWelcome, signInNewParent, unique } from './support/people'
import { expect, open, overflowPixels, PHONE, test, type Page } from './support/test'

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

const RIGHT = ['mačka', 'sunce', 'sunce', 'brod']

async function choose(page: Page, names: string[]) {
  for (const name of names) await page.getByRole('button', { name, exact: true }).tap()
}
async function signOut(page: Page): Promise<void> {
  await chooseInMenu(page, 'Odjava')
  await page.waitForURL((url) => url.pathname === '/')
}
const signInButton = (page: Page) => page.getByRole('button', { name: 'Prijavi se' })

test('a first-grader signs in by pictures on the device of the parent', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 401/, /status: 401/)
  const nickName = unique('iva')

  await test.step('the parent gives the pictures', async () => {
    await signInNewParent(page)
    await open(page, '/profil')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Ime', { exact: true }).fill('Iva')
    await dialog.getByLabel('Nadimak', { exact: true }).fill(nickName)
    await dialog.getByLabel('Razred').selectOption({ label: '1. razred' })
    await choose(page, RIGHT)
    await dialog.getByRole('button', { name: 'Dodaj dijete' }).tap()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Spremljeno')).toBeVisible()
    await signOut(page)
  })

  await test.step('the child signs in, after a wrong try', async () => {
    await open(page, '/prijava')
    await page.getByRole('link', { name: 'Prijava slikama' }).tap()
    await page.getByLabel('Nadimak', { exact: true }).fill(nickName)
    await page.getByLabel('Zapamti me na ovom uređaju').check()
    await choose(page, [...RIGHT].reverse())
    await signInButton(page).tap()
    await expect(page.getByText(/^To nisu prave slike/)).toBeFocused()
    await expect(page.getByRole('button', { name: 'sunce' })).toBeInViewport()
    expect(await overflowPixels(page)).toBe(0)
    const { width = 0, height = 0 } =
      (await page.getByRole('button', { name: 'sunce' }).boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(64)
    await choose(page, RIGHT)
    await expectAccessible(page, PHONE_VIEWS)
    await signInButton(page).tap()
    await expectSignedIn(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bok, Iva!')
    await closeWelcome(page)
    await expectAccessible(page, PHONE_VIEWS)
    await signOut(page)
  })

  await test.step('the next time the nickname is known', async () => {
    await watchLayoutShifts(page)
    await open(page, '/')
    await expect(page.getByRole('link', { name: 'Prijavi se' })).toBeInViewport({ ratio: 1 })
    expect(await readLayoutShifts(page)).toEqual([])
    await page.getByRole('link', { name: 'Prijavi se' }).tap()
    await page.waitForURL('**/prijava')
    const own = page.getByRole('link', { name: nickName })
    await expect(own).toBeInViewport({ ratio: 1 })
    expect(await readLayoutShifts(page)).toEqual([])
    const { width = 0, height = 0 } = (await own.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(96)
    await expectAccessible(page, PHONE_VIEWS)
    await own.tap()
    await expect(page.getByRole('button', { name: 'sunce' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: nickName })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await choose(page, RIGHT)
    await signInButton(page).tap()
    await expectSignedIn(page)
  })
})
