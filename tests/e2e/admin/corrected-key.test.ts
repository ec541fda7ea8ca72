import type { Browser } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { EditorScreen } from '../support/editors'
import { lessons, type SeedLesson } from '../support/lessons'
import { signIn, unique } from '../support/people'
import { lessonIdOf, signInNewPupil } from '../support/pupils'
import { TestScreen } from '../support/test-screen'
import { expect, open, test, type Page } from '../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const seed = lessons[0] as SeedLesson
const choice = (text: string, weight = 0) => ({ text, weight, feedback: `Zato ${text}.` })

/** A new lesson with one question, whose key is wrong. */
async function makeLesson(page: Page) {
  const call = async (method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const response = await page.request[method](`/api${path}`, { data })
    expect(response.status(), await response.text()).toBe(200)
    return (await response.json()) as { _id: string; slug: string; unit: string; version: number }
  }
  const { unit } = await call('get', `/lessons/${await lessonIdOf(page, seed)}`)
  const title = unique('Gradovi')
  const about = { summary: 'Lekcija o gradovima.', keywords: [], slug: '', cards: [], checks: [] }
  const lesson = await call('post', '/lessons', { unit, title, ...about, isPublished: false })
  const script = { markdown: 'Gradovi Hrvatske.', figures: [] }
  await call('put', `/scripts/${lesson._id}`, { script, version: lesson.version })
  await call('put', `/lessons/${lesson._id}/published`, { isPublished: true })
  const text = `Koji je grad glavni (${title})?`
  const question = await call('post', '/pitanja', {
    ...{ lesson: lesson._id, text, explanation: null, numbers: null, calculation: null },
    ...{ isBonus: false, isInKnowledgeBase: false, isPublished: true },
    body: { kind: 'single', choices: [choice('Zagreb'), choice('Split', 100), choice('Osijek')] },
  })
  return { question: question._id, path: seed.path.replace(seed.slug, lesson.slug), title }
}

/** A new pupil who has begun the test of the lesson and chosen Zagreb. */
async function beginAs(browser: Browser, path: string) {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const pupil = await signInNewPupil(page)
  const screen = new TestScreen(page)
  await open(page, `${path}/test`)
  await screen.begin()
  await page.getByText('Zagreb', { exact: true }).click()
  await expect(screen.saved).toBeVisible()
  return { page, screen, pupil }
}

/** Opens the report for a pupil's parent. */
async function subscribe(page: Page, { _id: childId, parent }: Begun['pupil']) {
  const listed = await page.request.get('/api/admin/proizvodi')
  const { items } = (await listed.json()) as { items: Product[] }
  const product = items.find(({ hasSubscription }) => hasSubscription)
  const response = await page.request.post('/api/admin/activate-product', {
    data: {
      ...{ childId, parentId: parent._id, productMetadata: { productId: product?._id } },
      ...{
        productName: product?.name,
        productPrice: (product?.price ?? 0) / 100,
        adminEmail: DEMO_ACCOUNTS.admin,
      },
    },
  })
  expect(response.status(), await response.text()).toBe(200)
}
type Product = { _id: string; name: string; price: number; hasSubscription: boolean }
type Begun = Awaited<ReturnType<typeof beginAs>>

async function handIn({ screen }: { screen: TestScreen }) {
  await screen.button('Predaj test').click()
  await screen.dialog.getByRole('button', { name: 'Predaj test' }).click()
}

const options = (page: Page) => page.locator('fieldset:visible label')

test('an option is added, one goes, the key is corrected and the question deleted: what was asked stays', async ({
  page,
  browser,
}) => {
  test.slow()
  const screen = new EditorScreen(page)
  await screen.signIn()
  const { question, path, title } = await makeLesson(page)
  const done = await beginAs(browser, path)
  await handIn(done)
  await expect(done.page.getByText('0 od 1 točno')).toBeVisible()
  const writing = await beginAs(browser, path)

  await open(page, `/admin/pitanja?record=${question}`)
  const row = (place: number) => page.getByRole('group', { name: `${place}. odgovor`, exact: true })
  await row(1).getByLabel('Vrijedi', { exact: true }).selectOption({ label: 'točno' })
  await row(2).getByLabel('Vrijedi', { exact: true }).selectOption({ label: 'pogrešno' })
  await page.getByRole('button', { name: 'Dodaj odgovor' }).click()
  await row(4).getByLabel('Tekst', { exact: true }).fill('Rijeka')
  await row(4).getByLabel('Zašto? (piše uz taj odgovor)', { exact: true }).fill('Rijeka je luka.')
  await page.getByRole('button', { name: 'Ukloni 3. odgovor' }).click()
  await screen.button('Spremi').click()
  const asks = page.getByRole('dialog', { name: 'Prosuditi dosadašnje odgovore po novom ključu?' })
  await expect(asks).toContainText('Promijenit će se rezultati 1 učenika.')
  await asks.getByRole('button', { name: 'Odustani' }).click()
  await page.getByRole('button', { name: 'Prosudi iznova…' }).click()
  await asks.getByRole('button', { name: 'Prosudi iznova' }).click()
  await expect(page.getByText('Dosadašnji su odgovori prosuđeni po novom ključu.')).toBeVisible()
  await expect(page.getByText('Dosadašnji su odgovori prosuđeni po drugom ključu.')).toBeHidden()

  // Who has handed in reads what was asked, the result that is true now, and why it changed.
  await done.page.reload()
  await expect(done.page.getByText('1 od 1 točno, danas')).toBeVisible()
  await expect(done.page.getByText(/Rezultat je promijenjen: ključ jednog pitanja/)).toBeVisible()
  await done.page.getByRole('button', { name: /^Pregledaj test/ }).click()
  await expect(done.page.getByText(/Tvoj rezultat je\s+sada 1 od 1\./)).toBeVisible()
  await done.page.locator('details summary').click()
  await expect(done.page.getByText(/Ključ ovog pitanja ispravljen je/)).toBeVisible()

  // A pupil still taking the test keeps the question as first shown, even if it is now in the bin.
  await page.request.delete(`/api/pitanja/${question}`)
  await writing.page.reload()
  await expect(options(writing.page)).toHaveCount(3)
  await expect(options(writing.page).filter({ hasText: 'Osijek' })).toBeVisible()
  await expect(options(writing.page).filter({ hasText: 'Rijeka' })).toHaveCount(0)
  await handIn(writing)
  await expect(writing.page.getByText('1 od 1 točno')).toBeVisible()

  await subscribe(page, done.pupil)
  await signIn(done.page, done.pupil.parent.email)
  await open(done.page, '/profil')
  await done.page.getByRole('link', { name: /^Izvještaj:/ }).click()
  const marks = done.page.getByRole('region', { name: 'Ocjene testova' })
  await expect(marks.getByText(title)).toBeVisible()
  await expect(marks.getByText(/Rezultat je promijenjen/)).toBeVisible()
})
