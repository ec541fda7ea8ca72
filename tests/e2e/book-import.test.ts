import { readFileSync } from 'node:fs'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { expectAccessible } from './support/axe'
import { unique } from './support/people'
import { expect, open, overflowPixels, test, untilInteractive, type Page } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 780 } })

async function signIn(page: Page): Promise<void> {
  await open(page, '/admin/login')
  await page.getByLabel('Email').fill(DEMO_ACCOUNTS.admin)
  await page.getByLabel('Lozinka', { exact: true }).fill(DEMO_ACCOUNTS.adminPassword)
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await page.waitForURL('**/admin')
}

/** The seed's textbook under other addresses and another name, as its export would be. */
function renamed(archive: Uint8Array, name: string, word: string): Buffer {
  const files = Object.entries(unzipSync(archive)).map(([file, bytes]) => {
    const path = file.split('/')
    const own = path.map((part, at) => (at > 1 && at < path.length - 1 ? `${part}-${word}` : part))
    const text = strFromU8(bytes)
    const isHead = path.at(-1) === 'literatura.yaml'
    return [own.join('/'), strToU8(isHead ? text.replace(/^naziv: .*$/m, `naziv: ${name}`) : text)]
  })
  return Buffer.from(zipSync(Object.fromEntries(files) as Record<string, Uint8Array>))
}

test('a textbook goes out as a ZIP, comes in, is undone and comes back', async ({ page }) => {
  test.slow()
  await signIn(page)
  await open(page, '/admin/literatura?search=brojke+skakutavke+1')
  await page.getByRole('link', { name: /Brojke skakutavke/ }).click()
  await page.getByText('Uvoz i izvoz').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ZIP' }).click(),
  ])
  const archive = readFileSync(await file.path())
  const choose = (buffer: Buffer) =>
    page.getByLabel('Datoteka').setInputFiles({ name: 'udzbenik.zip', mimeType: '', buffer })

  // Into the same: nothing is new.
  await choose(archive)
  await expect(page.getByText('Ovdje nema ničega novog za uvoz.')).toBeVisible()
  await expectAccessible(page)

  // A textbook that is not here, from the list.
  const word = unique('uvoz').toLowerCase()
  const name = `Udžbenik ${word}`
  const changed = renamed(archive, name, word)
  await open(page, '/admin/literatura')
  await untilInteractive(page)
  await page.getByText('Uvoz i izvoz').click()
  const bring = async (isFirst: boolean) => {
    await choose(changed)
    await expect(page.getByRole('button', { name: /^Novo: / })).toBeEnabled()
    expect(await overflowPixels(page)).toBe(0)
    if (isFirst) await expectAccessible(page)
    await page.getByRole('button', { name: /^Uvezi \d+/ }).click()
    await expect(page.getByText(/^Uvezeno: .*Učenici to vide odmah\.$/)).toBeFocused()
  }
  await bring(true)
  const recent = page.getByRole('listitem').filter({ hasText: name }).first()
  await expect(recent).toContainText(DEMO_ACCOUNTS.admin)
  await recent.getByRole('button', { name: /^Poništi/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Poništi uvoz' }).click()
  await expect(recent).toContainText('30 dana je u košu')
  await page.getByRole('button', { name: 'Uvezi još jednu datoteku' }).click()
  await bring(false)
  await page.getByRole('button', { name: 'Poništi uvoz', exact: true }).click()
  await expect(page.getByText(/^Poništeno: /).first()).toBeFocused()
})
