import { LESSON_ELEMENTS } from '@/lib/paths'
import { funQuizzes } from './support/fun-quizzes'
import { lessons } from './support/lessons'
import { expect, overflow, test, type Page } from './support/test'

/** Pages are the same for everyone and whole without scripts, so they are read without them. */
test.use({ javaScriptEnabled: false })

// Blocked scripts count as failed requests.
test.beforeEach(({ faults }) => faults.expect(/\.js csp$/))

/** The narrowest phone and a wide screen: between them only the head differs (header-room). */
const WIDTHS = [320, 1280]
const grades = [...new Set(lessons.map(({ gradeSlug }) => gradeSlug))]

test('home leads to every grade', async ({ page }) => {
  const links = await expectSoundPage(page, '/')
  expect(links).toEqual(expect.arrayContaining(grades.map((grade) => `/${grade}`)))
})

for (const grade of grades) {
  test(`every page of ${grade} is reached by links and is sound at every width`, async ({
    page,
  }) => {
    const seen = new Set<string>()
    const waiting = [`/${grade}`]
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      if (seen.has(path)) continue
      seen.add(path)
      const links = await expectSoundPage(page, path)
      waiting.push(...links.filter((link) => link.startsWith(`/${grade}/`)))
    }
    const expected = lessons
      .filter(({ gradeSlug }) => gradeSlug === grade)
      .flatMap(({ path }) => [path, ...LESSON_ELEMENTS.map((element) => `${path}/${element}`)])
    expect([...seen]).toEqual(expect.arrayContaining(expected))
  })
}

test('the fun quizzes and their leaderboards are reached by links and are sound', async ({
  page,
}) => {
  expect(await expectSoundPage(page, '/')).toContain('/zabavni-kwizovi')
  const all = await expectSoundPage(page, '/zabavni-kwizovi')
  const links = all.filter((link) => link.startsWith('/zabavni-kwizovi/'))
  expect(links.length).toBe(2 * funQuizzes.length)
  for (const link of links) await expectSoundPage(page, link)
})

/** What holds for every page of the site. The answer is where its links lead. */
async function expectSoundPage(page: Page, path: string): Promise<string[]> {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(200)
  const facts = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent ?? '',
    ),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  }))
  expect(facts.lang, path).toBe('hr')
  expect(facts.title, path).toMatch(/^[^|]+ \| Iskra$/)
  expect(facts.headings, path).toBe(1)
  expect(new URL(facts.canonical).pathname, path).toBe(path)
  expect(facts.description.length, path).toBeGreaterThan(40)
  expectBreadcrumbs(path, facts.data)
  // The width that the page before was left at comes first: it needs no other layout.
  const left = page.viewportSize()?.width
  for (const width of left === WIDTHS.at(-1) ? WIDTHS.toReversed() : WIDTHS) {
    if (width !== page.viewportSize()?.width) await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `${path} at ${width} px`).toBe(0)
  }
  return facts.links
}

type Crumbs = { '@type': string; itemListElement: { position: number; item: string }[] }

/** Structured data lists the addresses from home down to the page, one segment a step. */
function expectBreadcrumbs(path: string, data: string[]): void {
  const parsed = data.map((text) => JSON.parse(text) as Crumbs)
  const crumbs = parsed.find((item) => item['@type'] === 'BreadcrumbList')
  if (path === '/' || path.endsWith('/kwiz')) return
  const segments = path.split('/').slice(1)
  const expected = ['/', ...segments.map((_, end) => `/${segments.slice(0, end + 1).join('/')}`)]
  expect(
    crumbs?.itemListElement.map(({ item }) => new URL(item).pathname),
    path,
  ).toEqual(expected)
}
