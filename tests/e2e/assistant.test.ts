import { expectAccessible, PHONE_VIEWS } from './support/axe'
import { lessons } from './support/lessons'
import { addChild, PASSWORD, signIn, signInNewParent } from './support/people'
import { expect, open, test, type Locator, type Page } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const lesson = lessons.find(({ path }) => path.startsWith('/5-razred/'))?.path ?? ''

test('a child climbs the hints of a question; the parent reads that and switches it off', async ({
  page,
  faults,
}) => {
  const parent = await signInNewParent(page)
  const { nickName } = await addChild(page, parent._id)
  const child = await signIn(page, nickName)
  await open(page, `${lesson}/kwiz`)
  const opener = page.getByRole('button', { name: 'Trebaš pomoć?' })
  const dialog = page.getByRole('dialog', { name: 'Pomoćnik' })
  await opener.press('Enter')
  await dialog.getByRole('button', { name: 'Prvi savjet' }).press('Enter')
  await expect(dialog.getByRole('status')).toContainText('Ovo ti može pomoći')
  await expect(dialog.getByRole('link', { name: /^\[1\] / })).toHaveAttribute('href', /\/skripta/)
  await expect(dialog).toContainText('bez umjetne inteligencije')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await dialog.getByRole('button', { name: 'Drugi savjet' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Treći savjet' })).toBeFocused()
  await expectAccessible(page, PHONE_VIEWS)
  await expectFrameToStay(page, dialog)

  await signIn(page, parent.email)
  await open(page, `/profil/izvjestaj/${child.user._id}`)
  const panel = page.getByRole('region', { name: 'Pomoćnik' })
  await panel.getByText('Pitanja i odgovori').click()
  await expect(panel.getByText('Drugi savjet')).toBeVisible()
  await expectAccessible(page)
  const isOn = panel.getByRole('checkbox', { name: 'Dijete smije koristiti pomoćnika' })
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await isOn.click()
  await saved
  await expect(isOn).not.toBeChecked()

  faults.expect(/403/)
  await signIn(page, nickName, PASSWORD)
  await open(page, lesson)
  await page.getByRole('button', { name: 'Pitaj pomoćnika' }).click()
  await dialog.getByLabel('Pitaj svojim riječima').fill('Što je ovo?')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toContainText('Roditelj je isključio pomoćnika')
})

/** The title and the X of a dialog on a phone stay while its text scrolls. */
async function expectFrameToStay(page: Page, dialog: Locator): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 640 })
  await dialog.getByText('Ne piši ime').scrollIntoViewIfNeeded()
  await expect(dialog.getByRole('status').first()).not.toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('heading', { name: 'Pomoćnik' })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Zatvori' })).toBeInViewport({ ratio: 1 })
  if (size) await page.setViewportSize(size)
}
