import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { expectAccessible } from './support/axe'
import { unique } from './support/people'
import { expect, open, overflowPixels, test, untilInteractive, type Page } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function signIn(page: Page): Promise<void> {
  await open(page, '/admin/login')
  await page.getByLabel('Email').fill(DEMO_ACCOUNTS.admin)
  await page.getByLabel('Lozinka', { exact: true }).fill(DEMO_ACCOUNTS.adminPassword)
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await page.waitForURL('**/admin')
}

const save = (page: Page) => page.getByRole('button', { name: 'Spremi' }).click()
const saved = (page: Page) =>
  expect(page.locator('[data-sonner-toast]').getByText('Spremljeno.')).toBeVisible()
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test('an editor signs in, finds a textbook, renames it beside another editor, and signs out', async ({
  page,
  context,
  faults,
}) => {
  // A wrong password, and who saves second.
  faults.expect(/\b(?:401|409)\b/)
  await open(page, '/admin/prijava')
  await expect(page).toHaveURL(/\/admin\/login$/)
  await page.getByLabel('Email').fill(DEMO_ACCOUNTS.admin)
  await page.getByLabel('Lozinka', { exact: true }).fill('nije-to-lozinka')
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(page.getByText('Neispravni korisnički podaci')).toBeFocused()
  await signIn(page)
  await expect(page.getByText(DEMO_ACCOUNTS.admin)).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Uređivanje' })
    .getByRole('link', { name: 'Literatura' })
    .click()
  await link(page, 'Novi udžbenik').click()
  const name = page.getByLabel('Naziv', { exact: true })
  const [before, after] = [unique('Žubor'), unique('Šapat')]
  // As long as a search engine wants it: the crawl may meet this textbook.
  const text = `${unique('Opis')} udžbenika koji dvoje urednika mijenja u isto vrijeme`
  await name.fill(before)
  await page.getByLabel('Predmet', { exact: true }).selectOption({ label: '5. razred: Povijest' })
  await page.getByLabel('Opis').fill(`${before}, opis koji je dovoljno dug za tražilicu`)
  await save(page)
  await saved(page)
  const slug = await page.getByLabel('Adresa').inputValue()
  expect(slug).toBe(before.toLowerCase().replace('ž', 'z'))

  // Found by a part of its name, without its marks; the address keeps it.
  await link(page, 'Natrag na popis').click()
  await page.getByRole('searchbox', { name: 'Traži' }).fill(slug.toUpperCase())
  await expect(page).toHaveURL(/search=ZUBOR/)
  await page.reload()
  await untilInteractive(page)
  await link(page, before).click()
  const description = page.getByLabel('Opis')

  // Another editor, in another tab, changes both fields first.
  const other = await context.newPage()
  await open(other, page.url().replace(/^https?:\/\/[^/]+/, ''))
  await other.getByLabel('Naziv', { exact: true }).fill('Tuđi naziv')
  await other.getByLabel('Opis').fill(text)
  await save(other)
  await saved(other)
  await other.close()

  // Leaving keeps what was typed a moment ago.
  await name.fill(after)
  await link(page, 'Natrag na popis').click()
  await link(page, 'Nastavi uređivati').click()
  await expect(name).toHaveValue(after)

  // Only the field that both have changed asks; what the other one did elsewhere is kept.
  const conflict = page.getByRole('region', { name: 'Netko je u međuvremenu promijenio isto' })
  await expect(conflict.getByRole('group')).toHaveCount(1)
  await expect(conflict.getByRole('radio', { name: `Tvoje: ${after}` })).toBeChecked()
  await expect(description).toHaveValue(text)
  await expectAccessible(page)
  await conflict.getByRole('radio', { name: 'Njihovo: Tuđi naziv' }).check()
  await expect(name).toHaveValue('Tuđi naziv')
  await conflict.getByRole('radio', { name: `Tvoje: ${after}` }).check()
  await save(page)
  await expect(conflict).toBeHidden()
  await saved(page)

  // The next request of the public pages has the name, and the list comes back as it was left.
  for (const path of ['/5-razred', `/5-razred/${slug}`])
    expect(await (await page.request.get(path)).text(), path).toContain(after)
  await link(page, 'Natrag na popis').click()
  await expect(page.getByRole('searchbox', { name: 'Traži' })).toHaveValue(slug.toUpperCase())
  await expect(link(page, after)).toBeVisible()

  await page.getByRole('button', { name: 'Odjava' }).click()
  await page.waitForURL('**/admin/login')
  await page.goto('/admin/literatura')
  await expect(page).toHaveURL(/\/admin\/login\?povratak=%2Fadmin%2Fliteratura$/)
  await untilInteractive(page)
  await page.getByLabel('Email').fill(DEMO_ACCOUNTS.admin)
  await page.getByLabel('Lozinka', { exact: true }).fill(DEMO_ACCOUNTS.adminPassword)
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await page.waitForURL('**/admin/literatura')
})

test('on a phone the rows of every kind of question stay within the form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  await open(page, '/admin/pitanja?record=new')
  const kind = page.getByRole('combobox', { name: 'Vrsta i odgovori' })
  for (const name of await kind.locator('option').allTextContents()) {
    await kind.selectOption(name)
    // Most editors are loaded when first shown.
    await expect(page.locator('form').getByText('Učitavam...'), name).toHaveCount(0)
    expect(await partsOutsideForm(page), name).toEqual([])
  }
})

/** Frames and controls that stick out of the form or of the frame around them. */
const partsOutsideForm = (page: Page): Promise<string[]> =>
  page.locator('form').evaluate((form) => {
    const rightOf = (element: Element) => element.getBoundingClientRect().right
    const parts = form.querySelectorAll('fieldset, [role=toolbar] button, input, textarea, select')
    return [...parts].flatMap((part) => {
      const frame = part.parentElement?.closest('fieldset') ?? form
      const isOut = part.checkVisibility() && rightOf(part) > rightOf(frame) + 0.5
      return isOut ? [`${part.tagName} ${part.ariaLabel ?? part.id}`] : []
    })
  })

test('axe finds nothing on the screens of editors, and no list is wider than a phone', async ({
  page,
  faults,
}) => {
  // Textbooks that are not empty stay.
  faults.expect(/\b409\b/)
  await open(page, '/admin/login')
  await expectAccessible(page)
  await signIn(page)
  for (const path of ['/admin', '/admin/razredi', '/admin/literatura?record=new']) {
    await open(page, path)
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await overflowPixels(page), path).toBeLessThanOrEqual(0)
  }
  await open(page, '/admin/literatura?search=slovkalica')
  await page.getByRole('checkbox', { name: 'Odaberi sve na stranici' }).check()
  await page.getByRole('button', { name: 'Obriši prazne' }).click()
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Obriši prazne \(/ })
    .click()
  await expect(page.getByText(/^Uspjelo: 0\. Nije uspjelo: \d+\.$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Slovkalica 1' }).click()
  await page.getByRole('button', { name: 'Obriši…' }).click()
  await expect(page.getByText(/^Udžbenik ima \d+ cjelin/)).toBeVisible()
  await expectAccessible(page)
})
