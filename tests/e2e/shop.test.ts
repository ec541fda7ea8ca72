import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { readBarcode } from '@/tests/support/read-barcode'
import { expectAccessible } from './support/axe'
import { listEmlTo } from './support/letters'
import { addChild, PASSWORD, signIn, signInNewParent } from './support/people'
import {
  DESKTOP,
  expect,
  open,
  overflowPixels,
  PHONE,
  test,
  untilInteractive,
  type Page,
} from './support/test'

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

const PRODUCT = 'Iskra, godišnja pretplata'

/** Orders a product of the price list, which is open. */
async function order(page: Page, name = PRODUCT) {
  await page.getByRole('button', { name: `Naruči: ${name}` }).tap()
  await page.getByRole('button', { name: /^Naruči za/ }).tap()
  await page.waitForURL(/\/profil\/narudzbe\/[0-9a-f-]+$/)
  await untilInteractive(page)
}

/** The fields that the code of a picture holds. */
async function fieldsIn(picture: Buffer | undefined): Promise<string[]> {
  return (await readBarcode(picture ?? Buffer.alloc(0)))?.split('\n') ?? []
}

test('a parent comes from home to an order, its slip, its letter and its print', async ({
  page,
}) => {
  const { _id, email } = await signInNewParent(page)
  await addChild(page, _id)
  // A signed-in user is led from home to the profile.
  await open(page, '/')
  await page.getByRole('button', { name: 'Otvori izbornik' }).tap()
  await page.getByRole('dialog', { name: 'Izbornik' }).getByRole('link', { name: 'Cjenik' }).tap()
  await page.waitForURL('**/cjenik')
  await untilInteractive(page)
  expect(await overflowPixels(page)).toBe(0)
  await order(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^Narudžba \d+$/)
  const number = (await heading.textContent())?.replace(/\D/g, '') ?? ''
  const reference = `${number}-${new Date().getFullYear()}`
  await expect(page.getByText('HR17 2360 0001 1012 3456 5')).toBeVisible()
  await expect(page.getByText(reference, { exact: true })).toBeVisible()
  expect(await overflowPixels(page)).toBe(0)
  await expectAccessible(page)
  await page.setViewportSize(PHONE.viewport)

  const code = page.getByRole('img', { name: /^Kod uplatnice/ })
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Otkaži narudžbu' })).toBeHidden()
  await expect(page.getByText('Stanje:')).toBeHidden()
  await expect(page.getByText(reference, { exact: true })).toBeVisible()
  // As sharp as a printer has it.
  const size = { width: 1_600, height: 2_200 }
  await page.setViewportSize(size)
  await page.evaluate(() => (document.documentElement.style.zoom = '3'))
  const printed = await fieldsIn(await code.screenshot())
  expect(printed.slice(3, 4)).toEqual(['Iva Marić'])
  expect(printed.slice(10, 12)).toEqual(['HR00', reference])

  const mailed = () => listEmlTo(email).find((eml) => eml.includes('image/png'))
  await expect.poll(mailed, { timeout: 15_000 }).toBeTruthy()
  const [, base64 = ''] =
    /Content-Type: image\/png[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(mailed() ?? '') ?? []
  expect(await fieldsIn(Buffer.from(base64, 'base64'))).toEqual(printed)
})

test('an order is found again from the profile, and cancelled', async ({ page }) => {
  const { _id } = await signInNewParent(page)
  await addChild(page, _id)
  await open(page, '/cjenik')
  await order(page)
  await open(page, '/profil')
  await page.getByRole('link', { name: 'Narudžbe i uplatnice' }).tap()
  await page.waitForURL('**/profil/narudzbe')
  await page.getByRole('link', { name: PRODUCT }).waitFor()
  await expectAccessible(page)
  await page.setViewportSize(PHONE.viewport)
  await page.getByRole('link', { name: PRODUCT }).tap()
  await page.getByRole('button', { name: 'Otkaži narudžbu' }).tap()
  await page.getByRole('button', { name: 'Da, otkaži narudžbu' }).tap()
  await expect(page.getByText('otkazano', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Uplatnica' })).toBeHidden()
})

test('what sums an order up is accessible, and leaves nothing ordered when it is closed', async ({
  page,
}) => {
  await signInNewParent(page)
  await open(page, '/cjenik')
  await page.getByRole('button', { name: `Naruči: ${PRODUCT}` }).tap()
  await expect(page.getByRole('dialog', { name: 'Vaša narudžba' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Odustani' }).press('Enter')
  await open(page, '/profil/narudzbe')
  await expect(page.getByText('Još nemate narudžbi.')).toBeVisible()
})

test('an admin finds an order by its number, activates it, and the parent sees it', async ({
  page,
  browser,
}) => {
  const { _id } = await signInNewParent(page)
  await addChild(page, _id)
  await open(page, '/cjenik')
  await order(page)
  const path = new URL(page.url()).pathname
  const number = (await page.getByRole('heading', { level: 1 }).textContent())?.replace(/\D/g, '')
  const context = await browser.newContext({ ...DESKTOP, reducedMotion: 'reduce' })
  const admin = await context.newPage()
  await admin.request.post('/api/admin/login', {
    data: { email: DEMO_ACCOUNTS.admin, password: DEMO_ACCOUNTS.adminPassword },
  })
  await open(admin, `/admin/narudzbe?search=${number}`)
  await admin.getByRole('link', { name: number }).click()
  const activate = admin.getByRole('button', { name: 'Uplata je stigla: aktiviraj' })
  await expect(activate).toBeEnabled()
  await expectAccessible(admin)
  await activate.click()
  await expect(admin.getByRole('heading', { name: 'Stanje: plaćeno i otvoreno' })).toBeVisible()
  await context.close()
  await open(page, path)
  await expect(page.getByText('plaćeno i otvoreno')).toBeVisible()
})

test('a guest is shown what is free first, and where an account is opened', async ({ page }) => {
  await open(page, '/cjenik')
  const headings = page.getByRole('heading', { level: 2 })
  await expect(headings.first()).toHaveText('Ovo je besplatno, i ostaje besplatno')
  await expect(page.getByRole('link', { name: 'Otvori roditeljski račun' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Naruči/ }).first()).toBeHidden()
  await expectAccessible(page)
})

test('what is free is compared with what is bought without moving sideways, and on paper', async ({
  page,
}) => {
  await open(page, '/cjenik')
  const table = page.getByRole('table', { name: 'Usporedba' })
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflowPixels(page)).toBe(0)
    expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    const row = table.getByRole('row', { name: 'Pitanja u kvizu lekcije' })
    await expect(row.getByRole('rowheader')).toHaveText('Pitanja u kvizu lekcije')
    // Free, and where one has only the professor.
    await expect(row.getByRole('cell', { name: 'prvih 8', exact: true }).first()).toBeVisible()
    await expect(table.getByRole('columnheader', { name: 'Besplatno' })).toBeAttached()
    const names = row.getByText('Besplatno', { exact: true })
    await expect(names).toBeVisible({ visible: width < 1024 })
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ media: 'print' })
  await expect(table.getByRole('columnheader', { name: 'Besplatno' })).toHaveCSS(
    'display',
    'table-cell',
  )
})

test('a pupil is shown no offer, and no way to one', async ({ page }) => {
  const parent = await signInNewParent(page)
  const { nickName } = await addChild(page, parent._id)
  await page.context().clearCookies()
  await signIn(page, nickName, PASSWORD)
  await open(page, '/cjenik')
  await expect(page.getByText('Ova je stranica za roditelje.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Cjenik'])
  await expect(page.getByText('€').first()).toBeHidden()
  await page.getByRole('link', { name: 'Natrag na profil' }).tap()
  await page.waitForURL('**/profil')
  for (const link of await page.locator('a[href="/cjenik"]').all()) await expect(link).toBeHidden()
})
