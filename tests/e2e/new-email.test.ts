import { expectSignedIn, fillSignIn, signInButton } from './support/entry-screens'
import { findMailedLink } from './support/letters'
import { addChild, PASSWORD, signInNewParent } from './support/people'
import { expect, open, PHONE, test, type Page } from './support/test'

test.use(PHONE)

const NEW_PASSWORD = 'Sasvim-nova-1'

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await open(page, '/prijava')
  await fillSignIn(page, email, password)
  await signInButton(page).tap()
}

test('a new e-mail waits for its link, signs in after it, and is undone by the old one’s', async ({
  page,
  context,
  faults,
}) => {
  // Undoing the change ends the session with which the profile is open.
  faults.expect(/401/)
  const { _id, email } = await signInNewParent(page)
  await addChild(page, _id)
  const newEmail = `nova.${email}`
  const notice = page.getByRole('region', { name: 'Potvrda emaila' })

  await test.step('the first address is confirmed', async () => {
    await open(page, await findMailedLink(email, '/potvrda-emaila'))
    await expect(page.getByRole('heading', { name: 'Email je potvrđen' })).toBeVisible()
  })

  await test.step('another is asked for, and the profile says that it waits', async () => {
    await open(page, '/profil')
    await page.getByRole('button', { name: 'Postavke', exact: true }).tap()
    const dialog = page.getByRole('dialog', { name: 'Postavke korisničkog računa' })
    await dialog.getByLabel('Email', { exact: true }).fill(newEmail)
    await dialog.getByLabel('Lozinka', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Spremi promjene' }).tap()
    await expect(dialog.getByText('Novi email čeka potvrdu.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Zatvori' }).tap()
    await expect(notice).toContainText(`Novi email čeka potvrdu: ${newEmail}`)
  })

  const withdrawn = await findMailedLink(newEmail, '/potvrda-emaila')
  await test.step('it is withdrawn, and asked for once more', async () => {
    await notice.getByRole('button', { name: 'Odustani od promjene' }).tap()
    await expect(notice).toBeHidden()
    const body = { userId: _id, firstName: 'Iva', lastName: 'Marić', email: newEmail }
    const data = { ...body, password: PASSWORD }
    expect((await page.request.post('/api/korisnik/update-parent', { data })).status()).toBe(200)
  })

  await test.step('its link makes it count', async () => {
    await expect.poll(() => findMailedLink(newEmail, '/potvrda-emaila')).not.toBe(withdrawn)
    await open(page, await findMailedLink(newEmail, '/potvrda-emaila'))
    await expect(page.getByRole('heading', { name: 'Email je potvrđen' })).toBeVisible()
    await context.clearCookies()
    await signIn(page, newEmail, PASSWORD)
    await expectSignedIn(page)
  })

  await test.step('the old address takes the account back, with a new password', async () => {
    await open(page, await findMailedLink(email, '/povrat-emaila'))
    await page.getByRole('button', { name: 'Poništi promjenu emaila' }).tap()
    await expect(page.getByRole('heading', { name: 'Promjena je poništena' })).toBeFocused()
    await page.getByRole('button', { name: 'Postavi novu lozinku' }).tap()
    await page.getByLabel('Nova lozinka', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Spremi lozinku' }).tap()
    await expect(page.getByRole('heading', { name: 'Lozinka je promijenjena' })).toBeVisible()
    await signIn(page, email, NEW_PASSWORD)
    await expectSignedIn(page)
  })
})
