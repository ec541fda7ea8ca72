import { expectSignedIn, passwordField } from './support/entry-screens'
import { PASSWORD, unique } from './support/people'
import { expect, open, overflowPixels, PHONE, test, type Page } from './support/test'

test.use(PHONE)

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Otvori račun' }).tap()

test('what is missing is said beside each field, within the narrowest phone; then a parent registers', async ({
  page,
}) => {
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
    expect(await overflowPixels(page)).toBe(0)
  }
  await text(page, 'Ime').fill('Iva')
  await text(page, 'Prezime').fill('Marić')
  await text(page, 'Email').fill(`${unique('iva')}@obitelj.test`)
  await passwordField(page).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /^Prihvaćam uvjete/ }).tap()
  await page.getByText(/^Roditelj sam ili skrbnik/).tap()
  await send(page)
  await expectSignedIn(page)
})
