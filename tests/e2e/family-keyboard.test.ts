import { expectSignedIn } from './support/entry-screens'
import { pressEnterOn, tabToNamed, tabToLocator, typeInto } from './support/keys'
import { findMailedLink } from './support/letters'
import { closeWelcome, PASSWORD, unique } from './support/people'
import { expect, open, overflowPixels, PHONE, test, type Page } from './support/test'

test.use({ viewport: PHONE.viewport })

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function addChild(page: Page, firstName: string): Promise<void> {
  await expect(dialog(page, 'Dodaj dijete')).toBeVisible()
  await typeInto(page, 'Ime', firstName)
  await typeInto(page, 'Nadimak', unique(firstName.toLowerCase()))
  await tabToNamed(page, 'Razred')
  await page.keyboard.type('4')
  await pressEnterOn(page, 'Dodaj dijete')
  await expect(dialog(page, 'Dodaj dijete')).toBeHidden()
  await expect(page.getByRole('heading', { name: firstName })).toBeVisible()
}

async function confirm(page: Page): Promise<void> {
  await expect(dialog(page, 'Potvrda lozinkom')).toBeVisible()
  await typeInto(page, 'Lozinka', PASSWORD)
  await pressEnterOn(page, 'Potvrdi')
}

test('a family from its registration to its erasure, with the keyboard alone', async ({
  page,
  faults,
}) => {
  // What asks for the password is refused first.
  faults.expect(/403/)
  test.setTimeout(240_000)
  const email = `${unique('tipke')}@obitelj.test`

  await test.step('a parent registers', async () => {
    await open(page, '/registracija')
    await typeInto(page, 'Ime', 'Šime')
    await typeInto(page, 'Prezime', 'Žic')
    await typeInto(page, 'Email', email)
    await typeInto(page, 'Lozinka', PASSWORD)
    for (const box of (await page.getByRole('checkbox').all()).slice(0, 2)) {
      await tabToLocator(page, box)
      await page.keyboard.press('Space')
    }
    await pressEnterOn(page, 'Otvori račun')
    await expectSignedIn(page)
  })

  await test.step('adds two children', async () => {
    await addChild(page, 'Ema')
    await expect(page.getByRole('heading', { name: 'Djeca' })).toBeFocused()
    await pressEnterOn(page, 'Dodaj dijete')
    await addChild(page, 'Noa')
  })

  await test.step('confirms the address by the mailed link', async () => {
    await open(page, await findMailedLink(email, '/potvrda-emaila'))
    await expect(page.getByRole('heading', { name: 'Email je potvrđen' })).toBeVisible()
  })

  await test.step('opens a child and goes back', async () => {
    await open(page, '/profil')
    await pressEnterOn(page, 'Otvori profil: Ema')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bok, Ema!')
    await closeWelcome(page)
    await pressEnterOn(page, 'Zamijeni profil')
    await expect(dialog(page, 'Zamijeni profil')).toBeVisible()
    await pressEnterOn(page, 'Šime')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dobro došli, Šime!')
    await page.waitForLoadState('networkidle')
  })

  await test.step('changes a child and deletes another, after the password', async () => {
    // Who came back from the child's profile may be the child: the password is asked for.
    await pressEnterOn(page, 'Uredi: Noa')
    await expect(dialog(page, 'Uredi: Noa')).toBeVisible()
    await typeInto(page, 'Ime', 'Nola')
    expect(await overflowPixels(page)).toBe(0)
    await pressEnterOn(page, 'Spremi promjene')
    await confirm(page)
    await expect(page.getByRole('button', { name: 'Uredi: Nola' })).toBeFocused()
    await pressEnterOn(page, 'Obriši: Nola')
    await expect(dialog(page, 'Obrisati profil: Nola?')).toBeVisible()
    await pressEnterOn(page, 'Obriši profil')
    await confirm(page)
    await expect(page.getByRole('heading', { name: 'Nola' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Djeca' })).toBeFocused()
  })
  await test.step('changes the name and the password', async () => {
    await pressEnterOn(page, 'Postavke')
    await typeInto(page, 'Ime', 'Šimun')
    await pressEnterOn(page, 'Spremi promjene')
    await expect(page.getByText('Uspješno ste ažurirali osobne podatke')).toBeVisible()
    await tabToLocator(page, page.getByRole('tab', { selected: true }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await typeInto(page, 'Trenutna lozinka', PASSWORD)
    await typeInto(page, 'Nova lozinka', 'Nova-lozinka-22')
    await typeInto(page, 'Potvrda lozinke', 'Nova-lozinka-22')
    await pressEnterOn(page, 'Promijeni lozinku')
    await expect(page.getByText('Uspješno ste promijenili lozinku')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('signs out, and comes back with a password by mail', async () => {
    await pressEnterOn(page, 'Otvori izbornik')
    await pressEnterOn(page, 'Odjava')
    await page.waitForURL((url) => url.pathname === '/')
    await open(page, '/resetiraj-lozinku')
    await typeInto(page, 'Email ili nadimak', email)
    await pressEnterOn(page, 'Pošalji poveznicu')
    await expect(page.getByText(/Ako račun postoji/)).toBeVisible()
    await open(page, await findMailedLink(email, '/resetiraj-lozinku'))
    await typeInto(page, 'Nova lozinka', 'Treca-lozinka-333')
    await pressEnterOn(page, 'Spremi lozinku')
    // A way back for who remembers the password makes no sense now.
    await expect(page.getByText('Lozinka je promijenjena')).toBeVisible()
    await expect(page.getByText(/Sjetili ste se lozinke/)).toBeHidden()
    await tabToLocator(page, page.getByRole('link', { name: 'Na prijavu' }))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/prijava')
    await typeInto(page, 'Email ili nadimak', email)
    await typeInto(page, 'Lozinka', 'Treca-lozinka-333')
    await pressEnterOn(page, 'Prijavi se')
    await expectSignedIn(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dobro došli, Šimun!')
  })

  await test.step('takes the data along and erases the account', async () => {
    await tabToLocator(page, page.getByRole('link', { name: /JSON/ }))
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(file.suggestedFilename()).toMatch(/\.json$/)
    await pressEnterOn(page, 'Obriši račun')
    await typeInto(page, 'Lozinka', 'Treca-lozinka-333')
    await pressEnterOn(page, 'Nastavi')
    await pressEnterOn(page, 'Da, obriši sve zauvijek')
    await pressEnterOn(page, 'Na početnu')
    await page.waitForURL((url) => url.pathname === '/')
  })
})
