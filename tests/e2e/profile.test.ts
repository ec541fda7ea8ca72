import { DEMO } from '@/lib/demo/sign-ins'
import { pressEnterOn, reach, write } from './support/keys'
import { lessons } from './support/lessons'
import { addChild, meetWelcome, PASSWORD, signIn, signInNewParent, unique } from './support/people'
import { expect, open, overflow, PHONE, test, type Page } from './support/test'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const greeting = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words })

test.describe('with the keyboard alone, 360 px wide', () => {
  test.use({ viewport: PHONE.viewport })

  test('a parent adds a child, opens its profile, returns, edits and deletes it', async ({
    page,
    faults,
  }) => {
    // What asks for the password is refused first.
    faults.expect(/403/)
    const nickName = unique('nika')
    await signInNewParent(page)
    await open(page, '/profil')
    await expect(dialog(page, 'Dodaj dijete')).toBeVisible()
    await write(page, 'Ime', 'Nika')
    await write(page, 'Nadimak', nickName)
    await reach(page, 'Razred')
    await page.keyboard.type('5')
    await reach(page, 'Iskra')
    await page.keyboard.press('ArrowRight')
    expect(await overflow(page)).toBe(0)
    await pressEnterOn(page, 'Dodaj dijete')
    await expect(dialog(page, 'Dodaj dijete')).toBeHidden()
    await expect(card(page, 'Nika')).toContainText(`${nickName} · 5. razred`)
    await expect(card(page, 'Nika').locator('img').first()).toHaveAttribute(
      'src',
      '/avatars/dupin.svg',
    )

    await pressEnterOn(page, 'Otvori profil: Nika')
    await expect(greeting(page, 'Bok, Nika!')).toBeVisible()
    await meetWelcome(page)
    expect(await overflow(page)).toBe(0)
    await pressEnterOn(page, 'Zamijeni profil')
    await expect(dialog(page, 'Zamijeni profil').getByRole('listitem')).toHaveText(['IIva'])
    await pressEnterOn(page, 'Iva')
    await expect(greeting(page, 'Dobro došli, Iva!')).toBeVisible()

    await pressEnterOn(page, 'Uredi: Nika')
    await expect(dialog(page, 'Uredi: Nika')).toBeVisible()
    await write(page, 'Ime', 'Ema')
    await pressEnterOn(page, 'Spremi promjene')
    // Who came back from the child's profile may be the child.
    await expect(dialog(page, 'Potvrdi lozinkom')).toBeVisible()
    await write(page, 'Lozinka', PASSWORD)
    await pressEnterOn(page, 'Potvrdi')
    await expect(page.getByRole('button', { name: 'Uredi: Ema' })).toBeFocused()

    await pressEnterOn(page, 'Obriši: Ema')
    await expect(dialog(page, 'Obrisati profil: Ema?')).toContainText(nickName)
    await pressEnterOn(page, 'Obriši profil')
    await write(page, 'Lozinka', PASSWORD)
    await pressEnterOn(page, 'Potvrdi')
    await expect(page.getByText('Još niste dodali dijete')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Djeca' })).toBeFocused()
    await page.reload()
    await expect(dialog(page, 'Dodaj dijete')).toBeVisible()
  })
})

test('a toast is seen and heard while a dialog is open', async ({ page }) => {
  await signInNewParent(page)
  await open(page, '/profil')
  await dialog(page, 'Dodaj dijete').getByRole('button', { name: 'Zatvori' }).click()
  await page.getByRole('button', { name: 'Postavke' }).click()
  const settings = dialog(page, 'Postavke korisničkog računa')
  await settings.getByLabel('Ime', { exact: true }).fill('Ivana')
  await settings.getByRole('button', { name: 'Spremi promjene' }).click()
  const toasts = page.getByRole('region', { name: /Obavijesti/ })
  await expect(toasts).toContainText('Uspješno ste ažurirali osobne podatke')
  await expect(settings).toBeVisible()
  await expect(settings.getByRole('button', { name: 'Spremi promjene' })).toBeDisabled()
})

test('a pupil goes on with the last lesson, and the parent sees which it was', async ({ page }) => {
  const [lesson] = lessons.filter(({ gradeSlug }) => gradeSlug === '5-razred')
  const parent = await signInNewParent(page)
  const child = await addChild(page, parent._id)
  await signIn(page, child.nickName)
  const noted = page.waitForResponse(/\/posjet\?/)
  await open(page, `${lesson?.path}/skripta`)
  expect((await noted).status()).toBe(200)
  await open(page, '/profil')
  const words = `${lesson?.title}, skripta`
  const back = page.getByRole('link', { name: words })
  await expect(back).toHaveAttribute('href', `${lesson?.path}/skripta`)
  await back.click()
  await expect(page).toHaveURL(`${lesson?.path}/skripta`)
  await signIn(page, parent.email)
  await open(page, '/profil')
  await expect(card(page, 'Nika')).toContainText(`Zadnje: ${words}`)
})

test('what was changed stays changed after many steps away and back', async ({ page }) => {
  const parent = await signInNewParent(page)
  const child = await addChild(page, parent._id)
  await signIn(page, child.nickName)
  await open(page, '/profil')
  await page.getByRole('button', { name: 'Promijeni sličicu' }).click()
  const saved = page.waitForResponse(/update-avatar/)
  await page.getByRole('radio', { name: 'Sova' }).check()
  await saved
  await page.keyboard.press('Escape')
  const path = lessons.find(({ gradeSlug }) => gradeSlug === '5-razred')?.path ?? ''
  const book = path.slice(0, path.lastIndexOf('/'))
  const steps = ['/5-razred', book, path, `${path}/skripta`, path, `${path}/kwiz`]
  for (const next of steps) {
    await page.locator(`a[href="${next}"]:visible`).first().click()
    await expect(page).toHaveURL(next)
  }
  for (const before of ['/profil', ...steps].slice(0, -1).toReversed()) {
    await page.goBack()
    await expect(page).toHaveURL(before)
  }
  const picture = page.getByRole('main').locator('img:visible').first()
  await expect(picture).toHaveAttribute('src', '/avatars/sova.svg')
})

test('a guest’s lesson tells the server nothing', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await open(page, `${lessons[0]?.path}/skripta`)
  await page.waitForLoadState('networkidle')
  expect(calls.filter((url) => url.includes('/posjet'))).toEqual([])
})

const SIGN_IN = /\/prijava\?povratak=(?:\/|%2F)profil$/

test('a guest is led from the profile to the sign-in page', async ({ page }) => {
  await page.goto('/profil')
  await expect(page).toHaveURL(SIGN_IN)
})

test('a token that opens nothing shows nothing of the profile', async ({ page, baseURL }) => {
  const { _id } = await signInNewParent(page)
  const { hostname } = new URL(baseURL ?? '')
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'iskra_user_token')?.value ?? ''
  const forged = { name: 'iskra_user_token', value: `${token}x`, domain: hostname, path: '/' }
  await page.context().addCookies([forged])
  const answer = await page.request.get('/profil', { maxRedirects: 0 })
  const text = await answer.text()
  expect(text).not.toContain(_id)
  expect(text).not.toContain('Dobro došli')
})

test('the profile is kept by no cache', async ({ page }) => {
  await signIn(page, DEMO.parent, DEMO.password)
  const answer = await page.request.get('/profil')
  expect(answer.headers()['cache-control']).toMatch(/no-store/)
})

test('an account is erased after both questions', async ({ page }) => {
  const { email } = await signInNewParent(page)
  await open(page, '/profil')
  await dialog(page, 'Dodaj dijete').getByRole('button', { name: 'Zatvori' }).click()
  await page.getByRole('button', { name: 'Obriši račun' }).click()
  const asked = dialog(page, 'Brisanje računa')
  await asked.getByLabel('Lozinka', { exact: true }).fill(PASSWORD)
  await asked.getByRole('button', { name: 'Nastavi' }).click()
  await expect(asked).toContainText('Jeste li sigurni?')
  await asked.getByRole('button', { name: 'Da, obriši sve zauvijek' }).click()
  await dialog(page, 'Račun je obrisan').getByRole('button', { name: 'Na početnu' }).press('Enter')
  await expect(page).toHaveURL('/')
  const signIn = { email, password: PASSWORD }
  const refused = await page.request.post('/api/korisnik/prijava', { data: signIn })
  expect(refused.status()).toBe(401)
})

test('an erasure whose answer got lost is told at the second press', async ({ page, faults }) => {
  faults.expect(/brisanje/, /Failed to load/)
  const { _id } = await signInNewParent(page)
  await addChild(page, _id)
  await open(page, '/profil')
  await page.getByRole('button', { name: 'Obriši račun' }).click()
  const asked = dialog(page, 'Brisanje računa')
  await asked.getByLabel('Lozinka', { exact: true }).fill(PASSWORD)
  await asked.getByRole('button', { name: 'Nastavi' }).click()
  await page.route(
    '**/api/korisnik/brisanje?*',
    async (route) => {
      // The server does its work; nothing of what it says arrives, what it says of cookies neither.
      const cookies = await page.context().cookies()
      expect((await route.fetch()).status()).toBe(200)
      await page.context().addCookies(cookies)
      await route.abort()
    },
    { times: 1 },
  )
  const sure = asked.getByRole('button', { name: 'Da, obriši sve zauvijek' })
  await sure.click()
  await expect(asked.getByText('Nema veze s internetom.')).toBeVisible()
  await sure.click()
  await expect(dialog(page, 'Račun je obrisan')).toBeVisible()
  await page.getByRole('button', { name: 'Na početnu' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  // What a browser keeps of a device opens nothing.
  const left = (await page.context().cookies()).map(({ name }) => name)
  expect(left.filter((name) => name !== 'iskra_device')).toEqual([])
})
