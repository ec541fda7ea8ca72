import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { expectAccessible, PHONE_VIEWS } from './support/axe'
import { EditorScreen } from './support/editors'
import { lessons } from './support/lessons'
import { signIn, unique } from './support/people'
import { expect, open, PHONE, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const lesson = lessons.find(({ path }) => path.startsWith('/5-razred/'))?.path ?? ''

/** A red dot, as a phone's photo. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)

test('a pupil asks with a picture, an admin answers, and the answer is seen', async ({
  page,
  browser,
}) => {
  const asked = `Zašto <b>${unique('pitanje')}</b>?`
  await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
  await open(page, lesson)
  await page.getByRole('button', { name: 'Pitaj profesora' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pitaj profesora' })
  await dialog.getByLabel('Što ti nije jasno?').fill(asked)
  const name = '<img src=x onerror=pw()>.png'
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/png', buffer: PHOTO })
  await expect(dialog.getByText(`Slika: ${name}`)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Pošalji', exact: true }).click()
  await expect(dialog).toBeHidden()

  const editors = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const screen = new EditorScreen(await editors.newPage())
  await screen.signIn()
  await screen.choose('Pitanja profesoru')
  await expectAccessible(screen.page)
  await screen.page.getByRole('link', { name: asked }).click()
  await expect(screen.page.getByRole('img', { name: 'Slika uz pitanje' })).toBeVisible()
  await screen.page.getByRole('textbox', { name: 'Odgovor učeniku' }).fill('**Zato** $\\frac12$')
  await expect(screen.page.locator('mfrac')).toBeVisible()
  await expectAccessible(screen.page)
  await screen.button('Pošalji odgovor').click()
  await expect(screen.button('Dodaj u bazu znanja')).toBeVisible()
  await editors.close()

  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, lesson)
  // An earlier try may have left an answer unopened.
  const messages = page.getByRole('banner').getByRole('link', { name: /^Poruke/ })
  await expect(messages).toHaveAccessibleName(/nepročitano: \d+$/)
  const before = Number((await messages.textContent())?.replace(/.*:/, ''))
  await messages.click()
  const item = page.getByRole('listitem').filter({ hasText: asked })
  await expect(item.getByText('Novi odgovor')).toBeVisible()
  await item.locator('summary').click()
  await expect(item.getByRole('region', { name: 'Odgovor profesora' })).toContainText('Zato')
  await expect(messages).toHaveAccessibleName(
    before > 1 ? `Poruke nepročitano: ${before - 1}` : 'Poruke',
  )
  await expectAccessible(page)
  await page.reload()
  await expect(item).toBeVisible()
  await expect(item.getByText('Novi odgovor')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a pupil without the right has no button, and an inbox that offers nothing', async ({
    page,
  }) => {
    await signIn(page, DEMO_ACCOUNTS.secondChild, DEMO_ACCOUNTS.password)
    await open(page, '/inbox')
    await expect(page.getByText('Još nema poruka')).toBeVisible()
    await expectAccessible(page, PHONE_VIEWS)
    await open(page, lesson)
    await expect(page.getByRole('button', { name: 'Označi lekciju' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pitaj profesora' })).toHaveCount(0)
  })
})
