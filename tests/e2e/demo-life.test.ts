import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { expectAccessible } from './support/axe'
import { signIn } from './support/people'
import { DESKTOP, expect, open, overflowPixels, PHONE, test, type Page } from './support/test'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const [name, device] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(name, () => {
    test.use({ ...device, contextOptions: { reducedMotion: 'reduce' } })

    test('the first demo child finds what to do now, and what is kept', async ({ page }) => {
      await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
      await open(page, '/profil')
      await expect(panel(page, 'Nastavi učiti').getByRole('link').first()).toBeVisible()
      await expect(panel(page, 'Imam test')).toContainText('Prosti i složeni brojevi')
      await expect(panel(page, 'Označene lekcije').getByRole('link')).not.toHaveCount(0)
      expect(await overflowPixels(page)).toBe(0)
      for (const [path, words] of [
        ['/profil/greske', 'Skup i njegovi elementi'],
        ['/profil/imam-test', 'Djeljivost brojevima 2, 5 i 10'],
        ['/profil/biljeznica', 'Promjene stanja vode'],
      ] as const) {
        await open(page, path)
        await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
        const back = page.getByRole('link', { name: 'Natrag na profil' })
        await expect(back).toHaveAttribute('href', '/profil')
        expect(await overflowPixels(page), path).toBe(0)
      }
    })
  })
}

test('a parent sees at a glance which child learned, and opens a report that tells of it', async ({
  page,
}) => {
  await signIn(page, DEMO_ACCOUNTS.parent, DEMO_ACCOUNTS.password)
  await open(page, '/profil')
  await expect(page.getByRole('listitem').filter({ hasText: 'maja ·' })).toContainText(
    /Zadnjih 7 dana: .+ učenja, \d dana? od 7/,
  )
  await page.getByRole('link', { name: 'Izvještaj: Maja' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ukratko' })).toBeVisible()
  await expect(page.getByText('Prosti i složeni brojevi').first()).toBeVisible()
})

test('axe finds nothing on the pages of a child who has learned', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
  for (const path of ['/profil/greske', '/profil/imam-test', '/profil/biljeznica']) {
    await open(page, path)
    await expectAccessible(page)
  }
})
