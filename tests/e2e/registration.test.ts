import { randomUUID } from 'node:crypto'
import { DEMO } from '@/lib/demo/sign-ins'
import { expectSignedIn, passwordField } from './support/door'
import { expect, open, overflow, PHONE, test, type Page } from './support/test'

test.use(PHONE)

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Otvori račun' }).tap()

async function fillIn(page: Page, email: string): Promise<void> {
  await open(page, '/registracija')
  await text(page, 'Ime').fill('Iva')
  await text(page, 'Prezime').fill('Marić')
  await text(page, 'Email').fill(email)
  await passwordField(page).fill('plavi mrav ide kući')
}

test('a parent registers and is signed in', async ({ page }) => {
  await fillIn(page, `iva-${randomUUID()}@obitelj.test`)
  await page.getByRole('checkbox', { name: /^Prihvaćam uvjete/ }).tap()
  await page.getByText(/^Roditelj sam ili skrbnik/).tap()
  await send(page)
  await expectSignedIn(page)
})

test('an e-mail that has an account is told beside the field as soon as it is left', async ({
  page,
}) => {
  await fillIn(page, DEMO.parent)
  await expect(page.getByText('Ovaj email već ima račun')).toBeVisible()
  await expect(text(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
})

test('what is missing stands beside each field, within the narrowest phone', async ({ page }) => {
  await open(page, '/registracija')
  await send(page)
  await expect(text(page, 'Ime')).toBeFocused()
  for (const sentence of [
    'Ime je obavezno',
    'Prezime je obavezno',
    'Email je obavezan',
    'Lozinka je obavezna',
    'Za registraciju treba prihvatiti uvjete korištenja',
    'Za račun djeteta treba suglasnost roditelja',
  ])
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await overflow(page)).toBe(0)
  }
})
