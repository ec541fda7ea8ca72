import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { expectAccessible } from './support/axe'
import { lessons } from './support/lessons'
import { signIn } from './support/people'
import { expect, open, overflowPixels, PHONE, test, type Page } from './support/test'

const path = `${lessons.find(({ slug }) => slug === 'djeljivost-s-2-5-i-10')?.path}/provjera`

/** A lesson that no other test of this file begins: three runs are all a day gives. */
const lessonOf = (slug: string) => `${lessons.find((one) => one.slug === slug)?.path}/provjera`

const answer = async (page: Page, text: string) => {
  await page.getByRole('textbox').fill(text)
  await page.getByRole('button', { name: 'Usporedi' }).click()
  await expect(page.getByRole('region', { name: COMPARISON })).toBeFocused()
}
const COMPARISON = 'Usporedba s uzornim odgovorom'

test.describe('a guest', () => {
  test('finds the questions to think about, and no field', async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { name: 'Pitanja za razgovor' })).toBeVisible()
    const list = page.getByRole('list', { name: 'Pitanja za samoprovjeru' })
    expect(await list.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
    await expect(page.getByRole('heading', { name: 'Tako izgleda provjera' })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Počni' })).toBeHidden()
    await expectAccessible(page)
  })
})

test('a parent reads the questions in words for parents', async ({ page }) => {
  await signIn(page, DEMO_ACCOUNTS.parent, DEMO_ACCOUNTS.password)
  await open(page, path)
  await expect(page.getByText('Ova pitanja možete postaviti djetetu.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Počni' })).toBeHidden()
})

test.describe('a pupil with a phone', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

  test('answers by keyboard alone, and finds a draft again after a reload', async ({ page }) => {
    await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
    await open(page, lessonOf('binarni-brojevi'))
    await page.getByRole('button', { name: 'Počni' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Pola misli')
    await page.reload()
    await page.getByRole('button', { name: 'Počni' }).click()
    await expect(page.getByRole('textbox')).toHaveValue('Pola misli')
    await page.getByRole('textbox').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Usporedi' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: COMPARISON })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Uzoran odgovor' })).toBeVisible()
    expect(await overflowPixels(page)).toBeLessThanOrEqual(0)
    await expect(page.getByRole('button', { name: 'Dalje' })).toBeInViewport()
    const tick = page.getByRole('checkbox').first()
    await page.keyboard.press('Tab')
    await expect(tick).toBeFocused()
    await expect(tick).not.toBeChecked()
    await page.keyboard.press('Space')
    await expect(tick).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Pitanje 2 od')).toBeVisible()
  })

  test('what is typed as HTML stays text, up to the result', async ({ page }) => {
    const html = '<img src=x onerror="document.title=1"><b>x</b>'
    await signIn(page, DEMO_ACCOUNTS.children[1], DEMO_ACCOUNTS.password)
    await open(page, lessonOf('geografska-mreza'))
    await page.getByRole('button', { name: 'Počni' }).click()
    for (;;) {
      await answer(page, html)
      const next = page.getByRole('button', { name: 'Dalje' })
      if (!(await next.isVisible())) break
      await next.click()
    }
    await page.getByRole('button', { name: 'Pogledaj sve' }).click()
    await expect(page.getByRole('heading', { level: 2 })).toContainText('u potpunosti')
    await page.locator('summary').first().click()
    await expect(page.getByText(html).first()).toBeVisible()
    await expect(page.locator('main img[src="x"]')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('axe finds nothing at the start, the question and the comparison', async ({ page }) => {
    await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
    await open(page, lessonOf('djeljivost-s-2-5-i-10'))
    await expect(page.getByRole('button', { name: 'Počni' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Počni' }).click()
    await expect(page.getByRole('textbox')).toBeVisible()
    await expectAccessible(page)
    await answer(page, 'Znamenka jedinica je primijer za to.')
    await expectAccessible(page)
  })
})
