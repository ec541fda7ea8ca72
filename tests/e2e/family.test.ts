import { expectSignedIn, fillSignIn, openSignIn, signInButton } from './support/door'
import { linkTo } from './support/letters'
import { PASSWORD, signIn, signInNewParent, unique } from './support/people'
import { expect, open, PHONE, test, untilAlive, type Page } from './support/test'

test.use(PHONE)

const dialog = (page: Page) => page.getByRole('dialog')
const openMenu = (page: Page) => page.getByRole('button', { name: 'Otvori izbornik' }).click()

/** Chooses from the account's list behind the hamburger. */
async function choose(page: Page, name: string) {
  await openMenu(page)
  const account = page.getByRole('navigation', { name: 'Račun' })
  await account.getByRole('button', { name }).click()
}

async function addChild(page: Page, firstName: string, nickName: string) {
  await dialog(page).getByLabel('Ime', { exact: true }).fill(firstName)
  await dialog(page).getByLabel('Nadimak', { exact: true }).fill(nickName)
  await dialog(page).getByLabel('Razred').selectOption({ label: '4. razred' })
  await dialog(page).getByRole('button', { name: 'Dodaj dijete' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: firstName })).toBeVisible()
}

test('a family from its registration to its erasure', async ({ page, faults }) => {
  test.setTimeout(120_000)
  faults.expect(/status of 401/, /status: 401/)
  const email = `${unique('obitelj')}@obitelj.test`
  // A child's first visit of the day opens it, whenever it comes.
  const welcome = page.getByRole('dialog', { name: 'Iskra ti želi dobrodošlicu!' })
  await page.addLocatorHandler(welcome, () =>
    welcome.getByRole('button', { name: 'Započni odmah' }).click(),
  )

  await test.step('a parent registers and is welcomed', async () => {
    await open(page, '/registracija')
    await page.getByLabel('Ime', { exact: true }).fill('Šime')
    await page.getByLabel('Prezime').fill('Žic')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByLabel('Lozinka', { exact: true }).fill(PASSWORD)
    for (const box of (await page.getByRole('checkbox').all()).slice(0, 2)) await box.check()
    await page.getByRole('button', { name: 'Otvori račun' }).click()
    await expectSignedIn(page)
  })

  await test.step('adds two children, the first in the dialog that opens by itself', async () => {
    await addChild(page, 'Ema', unique('ema'))
    await page.getByRole('button', { name: 'Dodaj dijete' }).first().click()
    await addChild(page, 'Noa', unique('noa'))
  })

  await test.step('confirms the address by the mailed link', async () => {
    await open(page, await linkTo(email, '/potvrda-emaila'))
    await expect(page.getByRole('heading', { name: /potvrđen/i })).toBeVisible()
  })

  await test.step('opens a child from the head of any page, and goes back', async () => {
    await open(page, '/5-razred')
    await openMenu(page)
    await page.getByRole('button', { name: /^Noa/ }).click()
    await page.waitForURL('**/4-razred')
    await open(page, '/profil')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bok, Noa!')
    await choose(page, 'Zamijeni profil')
    await dialog(page).getByRole('button', { name: /Šime/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dobro došli, Šime!')
  })

  await test.step('changes the password, and other sessions end', async () => {
    const elsewhere = await page.context().browser()?.newContext()
    const other = await elsewhere?.newPage()
    if (!elsewhere || !other) throw new Error('There is no second browser.')
    await other.request.post(new URL('/api/korisnik/prijava', page.url()).href, {
      data: { email, password: PASSWORD },
    })
    await choose(page, 'Postavke')
    await dialog(page).getByRole('tab', { name: 'Promjena lozinke' }).click()
    await dialog(page).getByLabel('Trenutna lozinka').fill(PASSWORD)
    await dialog(page).getByLabel('Nova lozinka', { exact: true }).fill('Nova-lozinka-22')
    await dialog(page)
      .getByLabel(/Potvrd/)
      .fill('Nova-lozinka-22')
    await dialog(page).getByRole('button', { name: 'Promijeni lozinku' }).click()
    await expect(page.getByText('Uspješno ste promijenili lozinku')).toBeVisible()
    await page.keyboard.press('Escape')
    await other.goto(new URL('/profil', page.url()).href)
    await other.waitForURL((url) => url.pathname === '/prijava')
    await elsewhere.close()
  })

  await test.step('forgets it, and sets a new one by the mailed link', async () => {
    await choose(page, 'Odjava')
    await page.waitForURL((url) => url.pathname === '/')
    await open(page, '/resetiraj-lozinku')
    await page.getByRole('textbox').first().fill(email)
    await page.getByRole('button', { name: 'Pošalji poveznicu' }).click()
    await expect(page.getByText(/Ako račun postoji/)).toBeVisible()
    await open(page, await linkTo(email, '/resetiraj-lozinku'))
    await page.getByLabel('Nova lozinka', { exact: true }).fill('Treca-lozinka-333')
    await page.getByRole('button', { name: 'Spremi lozinku' }).click()
    await expect(page.getByRole('link', { name: /Prijav/ })).toBeVisible()
    await openSignIn(page)
    await fillSignIn(page, email, 'Treca-lozinka-333')
    await signInButton(page).click()
    await expectSignedIn(page)
  })

  await test.step('takes the data along', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /JSON/ }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^iskra-podaci-\d{4}-\d\d-\d\d\.json$/)
  })

  await test.step('is erased after two questions', async () => {
    await page.getByRole('button', { name: 'Obriši račun' }).click()
    await dialog(page)
      .getByLabel(/lozink/i)
      .first()
      .fill('Treca-lozinka-333')
    await dialog(page).getByRole('button', { name: 'Nastavi' }).click()
    await dialog(page).getByRole('button', { name: 'Da, obriši sve zauvijek' }).click()
    await expect(page.getByRole('dialog', { name: 'Račun je obrisan' })).toBeVisible()
    await page.getByRole('button', { name: 'Na početnu' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await openSignIn(page)
    await fillSignIn(page, email, 'Treca-lozinka-333')
    await signInButton(page).click()
    await expect(page.getByText('Neispravni korisnički podaci')).toBeVisible()
  })
})

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signInNewParent(page)
  await open(page, '/5-razred')
  const second = await context.newPage()
  await open(second, '/6-razred')
  await choose(second, 'Odjava')
  await second.waitForURL((url) => url.pathname === '/')
  await openMenu(page)
  await expect(page.getByRole('link', { name: 'Prijava' })).toBeVisible()
})

test('a sign-out that fails leaves the parent signed in, and the next one works', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED/)
  await signInNewParent(page)
  await open(page, '/5-razred')
  const calls = '**/api/korisnik/odjava?*'
  await page.route(calls, (route) => route.abort())
  await choose(page, 'Odjava')
  await expect(page.getByText('Odjava nije uspjela. Treba pokušati ponovno.')).toBeVisible()
  await expect(page).toHaveURL('/5-razred')
  await page.unroute(calls)
  await choose(page, 'Odjava')
  await page.waitForURL((url) => url.pathname === '/')
  await untilAlive(page)
  await openMenu(page)
  await expect(page.getByRole('link', { name: 'Prijava' })).toBeVisible()
})

test('the head knows who looks before scripts run, and nothing moves', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED/)
  await signIn(page, 'maja', 'Iskra-demo-2026')
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.setViewportSize({ width: 1_280, height: 800 })
  await page.goto('/5-razred')
  await expect(page.getByText('Kreni učiti').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Prijava' })).toBeHidden()
})
