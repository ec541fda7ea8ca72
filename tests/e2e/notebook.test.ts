import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { expectAccessible } from './support/axe'
import { lessons } from './support/lessons'
import { signIn } from './support/people'
import { signInNewPupil } from './support/pupils'
import { expect, open, overflowPixels, PHONE, test, type Page } from './support/test'

const NOTEBOOK = '/profil/biljeznica'
const lesson = lessons[0]?.path ?? ''

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function write(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Nova bilješka' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Naslov').fill(title)
  await dialog.getByLabel('Tekst').fill(text)
  await dialog.getByRole('button', { name: 'Spremi' }).click()
  await expect(dialog).toBeHidden()
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a page is written, searched, painted, removed and put back; HTML in it is text', async ({
    page,
  }) => {
    const html = '<img src=x onerror="document.title=1">'
    await signInNewPupil(page)
    await open(page, NOTEBOOK)
    await expect(page.getByText('Bilježnica je još prazna')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize(PHONE.viewport)
    await write(page, 'Žabe', html)
    await write(page, 'Zvijezde', 'Sunce je zvijezda.')
    await expect(page.getByText(html)).toBeVisible()
    await expect(page.locator('main img[src="x"]')).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Pretraži bilježnicu' }).fill('zabe')
    await expect(page.getByRole('heading', { name: 'Zvijezde' })).toBeHidden()
    await page.getByRole('button', { name: 'Uredi: Žabe' }).click()
    await page.getByRole('dialog').getByRole('radio', { name: 'zelena' }).check({ force: true })
    await page.getByRole('button', { name: 'Spremi' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Ukloni: Žabe' }).click()
    await expect(page.getByRole('button', { name: 'Vrati' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Vrati' }).click()
    await expect(page.getByRole('heading', { name: 'Žabe' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(2)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflowPixels(page)).toBeLessThanOrEqual(0)
  })
})

test('a page is written by keyboard alone', async ({ page }) => {
  await signInNewPupil(page)
  await open(page, NOTEBOOK)
  await page.getByRole('button', { name: 'Nova bilješka' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Naslov')).toBeFocused()
  await page.keyboard.type('Moj naslov')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Moj tekst')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'zelena' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Moj naslov' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nova bilješka' })).toBeFocused()
})

test('on paper stand the notes alone', async ({ page }) => {
  await signInNewPupil(page)
  await open(page, NOTEBOOK)
  await write(page, 'Za papir', 'Tekst')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Za papir' })).toBeVisible()
  for (const name of ['Nova bilješka', 'Ispiši', 'Uredi: Za papir']) {
    await expect(page.getByRole('button', { name })).toBeHidden()
  }
  await expect(page.locator('footer')).toBeHidden()
})

test('a lesson is marked, and waits on the profile until the mark is taken back', async ({
  page,
}) => {
  await signInNewPupil(page)
  await open(page, lesson)
  const toggle = page.getByRole('button', { name: 'Označi lekciju' })
  await expect(toggle).toHaveAttribute('aria-disabled', 'false')
  const marked = page.waitForResponse(/\/oznaka/)
  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  expect((await marked).status()).toBe(200)
  await open(page, '/profil')
  const panel = page.getByRole('region', { name: 'Označene lekcije' })
  await expect(panel.getByRole('link')).toHaveAttribute('href', lesson)
  await open(page, lesson)
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  const unmarked = page.waitForResponse(/\/oznaka/)
  await toggle.press('Enter')
  expect((await unmarked).status()).toBe(200)
  await open(page, '/profil')
  await expect(panel).toContainText('Na stranici lekcije odaberi „Označi lekciju”')
})

test('guests and parents see no mark and no way into a notebook', async ({ page }) => {
  for (const email of [null, DEMO_ACCOUNTS.parent]) {
    if (email) await signIn(page, email, DEMO_ACCOUNTS.password)
    await open(page, lesson)
    await expect(page.getByRole('button', { name: 'Označi lekciju' })).toHaveCount(0)
    await open(page, `${lesson}/skripta`)
    await expect(page.getByRole('button', { name: /bilježnicu/ })).toHaveCount(0)
  }
})

test('what is selected in a script goes into the notebook, by Ctrl + Enter or by the button', async ({
  page,
}) => {
  await signInNewPupil(page)
  await open(page, `${lesson}/skripta`)
  await expect(page.getByRole('button', { name: 'Zapiši u bilježnicu' })).toBeVisible()
  const selectParagraph = (index: number) =>
    page.evaluate((place) => {
      const paragraph = document.querySelectorAll('article .prose p')[place] as Element
      getSelection()?.selectAllChildren(paragraph)
      return paragraph.textContent ?? ''
    }, index)
  const words = (await selectParagraph(0)).split(' ').slice(0, 4).join(' ')
  await expect(page.getByRole('button', { name: /^U bilježnicu/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Spremljeno u bilježnicu')).toBeVisible()
  await expect(page.getByText('Spremljeno u bilježnicu')).toBeHidden()
  await selectParagraph(1)
  await page.getByRole('button', { name: /^U bilježnicu/ }).click()
  await expect(page.getByText('Spremljeno u bilježnicu')).toBeVisible()
  await open(page, NOTEBOOK)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').last()).toContainText(words)
  await expect(page.getByRole('article').last().getByRole('link')).toHaveAttribute('href', lesson)
})

test('a note of one’s own is written below the script, by keyboard', async ({ page }) => {
  await signInNewPupil(page)
  await open(page, `${lesson}/skripta`)
  await page.getByRole('button', { name: 'Zapiši u bilježnicu' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nova bilješka' })
  await dialog.getByLabel('Tekst').fill('Važno!')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await open(page, NOTEBOOK)
  await expect(page.getByRole('article')).toContainText('Važno!')
})

test('a judged question goes into the notebook with its answer', async ({ page }) => {
  await signInNewPupil(page)
  await open(page, `${lesson}/kwiz`)
  await page.getByRole('radio').first().check({ force: true })
  await expect(page.getByRole('button', { name: 'U bilježnicu' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Provjeri' }).click()
  await page.getByRole('button', { name: 'U bilježnicu' }).click()
  await expect(page.getByRole('button', { name: 'U bilježnici je' })).toBeVisible()
  await expectAccessible(page)
  await open(page, NOTEBOOK)
  await expect(page.getByRole('article')).toContainText('Točan odgovor:')
})
