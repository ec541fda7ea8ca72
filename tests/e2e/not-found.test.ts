import { lessons, type SeedLesson } from './support/lessons'
import { expect, open, overflowPixels, PHONE, test } from './support/test'

test.use(PHONE)
test.beforeEach(({ faults }) => faults.expect(/status of 404/, /status: 404/))

const lesson = lessons[0] as SeedLesson
const inBook = ({ gradeSlug, literatureSlug }: SeedLesson) => `/${gradeSlug}/${literatureSlug}`
const otherGrade = lessons.find(({ gradeSlug }) => gradeSlug !== lesson.gradeSlug) as SeedLesson
const otherBook = lessons.find(
  (candidate) => candidate.gradeSlug === lesson.gradeSlug && inBook(candidate) !== inBook(lesson),
) as SeedLesson
const misplaced = `${inBook(otherBook)}/${lesson.slug}`

for (const [what, path] of [
  ['a textbook under the wrong grade', `/${lesson.gradeSlug}/${otherGrade.literatureSlug}`],
  ['an unknown textbook', `/${lesson.gradeSlug}/nema-takve`],
  ['a lesson under the wrong textbook', misplaced],
  [
    'a lesson under the wrong grade',
    `/${otherGrade.gradeSlug}/${lesson.literatureSlug}/${lesson.slug}`,
  ],
  ['the quiz of a misplaced lesson', `${misplaced}/kwiz`],
  ['the cards of a misplaced lesson', `${misplaced}/kartice`],
  ['the test of a misplaced lesson', `${misplaced}/test`],
  ['the script of an unknown lesson', `${inBook(lesson)}/nema-takve/skripta`],
  ['the quiz of an unknown lesson', `${inBook(lesson)}/nema-takve/kwiz`],
  ['the class of an unknown lesson', `${inBook(lesson)}/nema-takve/moj-razred`],
  ['an unknown element of a lesson', `${lesson.path}/igra`],
  ['an address five segments deep', `${lesson.path}/kwiz/jos`],
  ['an unknown fun quiz', '/zabavni-kwizovi/nema-ga'],
  ['the sign-in at a provider, where none is set', '/prijava/vanjska'],
  ['the board of an unknown fun quiz', '/zabavni-kwizovi/nema-ga/leaderboard'],
] as const) {
  test(`${what} is a 404`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('Ups! Nismo pronašli stranicu :(')
  })
}

for (const [what, path] of [
  ['an unknown grade', '/9-razred'],
  ['a part of a lesson that is elsewhere', `${misplaced}/skripta`],
  ['an address in other letters', '/ČŠĆ-razred'],
  ['an address with markup', '/<b>razred<b>'],
] as const) {
  test(`${what} is a 404 with a way home`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Ups! Nismo pronašli stranicu :(',
    )
    await expect(page.getByText(/^Page Not Found: /)).toHaveText(
      `Page Not Found: ${encodeURI(path)}`,
    )
    await expect(page.getByText(/^Page Not Found: /)).toHaveAttribute('lang', 'en')
    await expect(page.getByText('Provjeri adresu ili odaberi razred.')).toBeVisible()
    await expect(page).toHaveTitle(/^[^|]+ \| Iskra$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hr')
    expect(await overflowPixels(page)).toBe(0)
    await page.getByRole('link', { name: 'Povratak na početnu' }).tap()
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Učenje koje se pali iskrom')
  })
}

test('the page of all that was deleted says so with its status', async ({ request }) => {
  const response = await request.get('/obrisano')
  expect(response.status()).toBe(410)
  const text = await response.text()
  expect(text).toContain('Ove stranice više nema')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
})

test('a missing page asks search engines to leave it out', async ({ page }) => {
  await open(page, '/9-razred')
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

for (const [slug, path] of [
  [lesson.gradeSlug, `/${lesson.gradeSlug}`],
  [lesson.literatureSlug, inBook(lesson)],
  [lesson.slug, lesson.path],
  ['nema-takve', '/'],
  ['%2F%2Fevil.example', '/'],
] as const) {
  test(`the short link /k/${slug} leads to ${path}`, async ({ page, request }) => {
    const response = await request.get(`/k/${slug}`, { maxRedirects: 0 })
    expect(response.status()).toBe(307)
    expect(response.headers().location).toBe(path)
    await page.goto(`/k/${slug}`)
    expect(new URL(page.url()).pathname).toBe(path)
  })
}
