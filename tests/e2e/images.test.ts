import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { picture } from '@/tests/api/content/media/images/pictures'
import { expectAccessible } from './support/axe'
import { unique } from './support/people'
import { expect, open, overflowPixels, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an editor uploads an image, cuts it with the keyboard, finds it, replaces it and deletes it', async ({
  page,
}) => {
  await open(page, '/admin/login')
  await page.getByLabel('Email').fill(DEMO_ACCOUNTS.admin)
  await page.getByLabel('Lozinka', { exact: true }).fill(DEMO_ACCOUNTS.adminPassword)
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await page.waitForURL('**/admin')
  await open(page, '/admin/slike')
  await page.getByRole('link', { name: 'Nova slika' }).click()
  const choose = async (color: string) => {
    const received = page.waitForResponse(/\/api\/images\/files\?/)
    await page.locator('input[type=file]').setInputFiles({
      name: 'Krug.png',
      mimeType: 'image/png',
      buffer: await picture({ color }).png().toBuffer(),
    })
    await received
    await expect(page.getByRole('progressbar')).toBeHidden()
  }
  const name = unique('Krug')
  const saved = page.locator('[data-sonner-toast]').getByText('Spremljeno.')
  const save = async () => {
    await page.getByRole('button', { name: 'Spremi' }).click()
    await expect(saved).toBeVisible()
    await expect(saved).toBeHidden()
  }
  await choose('tomato')
  await expect(page.getByAltText('Pregled slike')).toBeVisible()
  await page.getByLabel('Naziv').fill(name)
  await page.getByRole('button', { name: 'Spremi' }).click()
  await expect(page.getByText('Opiši što slika prikazuje.')).toBeVisible()
  await page.getByLabel('Što slika prikazuje').fill('Krug usred slike')
  await save()
  const markdown = `![Krug usred slike](/slike/${name.toLowerCase()})`
  await expect(page.getByText(markdown)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Izreži' }).press('Enter')
  await expect(page.getByText('Cijela slika: 900 × 600 točaka')).toBeVisible()
  const edge = page.locator('.ReactCrop__drag-handle.ord-e')
  await edge.focus()
  for (let presses = 0; presses < 5; presses += 1) await edge.press('Shift+ArrowLeft')
  await expect(page.getByText(/^Izrez: \d+ × 600 točaka$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Uzmi izrez' }).press('Enter')
  await save()

  await choose('gold')
  await save()
  await page.getByRole('link', { name: 'Natrag na popis' }).click()
  await page.getByRole('searchbox', { name: 'Traži' }).fill(name)
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('900 × 600')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowPixels(page)).toBe(0)
  }
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Obriši…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Obriši' }).click()
  await expect(page.getByText('Ništa nije pronađeno')).toBeVisible()
})
