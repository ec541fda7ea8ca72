import {
  BLOG_PATH,
  lessonClassroomPath,
  FAQ_PATH,
  postPath,
  LESSON_ELEMENTS,
} from '@/lib/platform/paths'
import { SITE_PAGES } from '@/lib/site/dynamic-content/pages/model'
import { dailySampleOf } from '../support/sample'
import { funQuizzes } from './support/fun-quizzes'
import { lessons, type SeedLesson } from './support/lessons'
import { expectStructuredData } from './support/structured-data'
import { expect, open, overflowPixels, test } from './support/test'

const POST = postPath('ucenje-bez-strebanja')
const TEXTS = [...SITE_PAGES.map((slug) => `/${slug}`), FAQ_PATH, BLOG_PATH, POST]

/** The narrowest phone and a wide screen: between them only the head differs (header-room). */
const WIDTHS = [320, 1280]

/** The lessons whose pages are read: some of them in each run. */
const followed = dailySampleOf(lessons, 12)
const lessonPaths = followed.flatMap((one) => [one.path, lessonClassroomPath(one)])
const isOfLesson = /^\/\d-razred\/[^/]+\/[^/]+/

/** False for pages of lessons that are not followed in this run. */
const isFollowed = (link: string) =>
  !isOfLesson.test(link) || lessonPaths.some((path) => link === path || link.startsWith(`${path}/`))

/** Of the content but not in the sitemap: a lesson for a class, a leaderboard. */
const isUnlisted = (link: string) => /^\/(\d-razred|zabavni-kwizovi)/.test(link)

/** Found through search and through other questions, which not all have. */
const isQuestion = (path: string) => path.startsWith('/baza-znanja/pitanje/')

/** Pages that the browser asks for at once. */
const AT_ONCE = 40
/** Most pictures and questions of the knowledge base that are read. */
const PICTURES = 12
const QUESTIONS = 30

test('pages are reached by links from home and are sound, all of the sitemap among them', async ({
  page,
  request,
}) => {
  test.slow()
  await open(page, '/')
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter(isFollowed)
  const questions = new Set(dailySampleOf(listed.filter(isQuestion), QUESTIONS))
  const isRead = (link: string) =>
    isQuestion(link) ? questions.has(link) : listed.includes(link) || isUnlisted(link)
  const seen = new Set(['/'])
  const pictures = new Set<string>()
  for (let level = ['/']; level.length > 0;) {
    const links = new Set<string>()
    for (let from = 0; from < level.length; from += AT_ONCE) {
      for (const facts of await page.evaluate(readPages, level.slice(from, from + AT_ONCE))) {
        expectSound(facts)
        pictures.add(new URL(facts.picture).pathname)
        for (const link of facts.links) links.add(link)
      }
    }
    level = [...links].filter((link) => isRead(link) && isFollowed(link) && !seen.has(link))
    for (const link of level) seen.add(link)
  }
  expect(listed.filter((path) => !seen.has(path) && !isQuestion(path))).toEqual([])
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...TEXTS,
      ...lessons.map(({ gradeSlug }) => `/${gradeSlug}`),
      ...lessonPaths,
      ...followed.flatMap(({ path }) => LESSON_ELEMENTS.map((name) => `${path}/${name}`)),
      ...funQuizzes.flatMap(({ path }) => [path, `${path}/leaderboard`]),
    ]),
  )
  for (const path of dailySampleOf([...pictures], PICTURES)) {
    const picture = await request.get(path)
    expect(picture.headers()['content-type'], path).toBe('image/png')
    expect(picture.status(), path).toBe(200)
  }
})

type Facts = Awaited<ReturnType<typeof readPages>>[number]

/** Runs in the browser: reads pages as they arrive, without their scripts. */
function readPages(paths: string[]) {
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetch(path, { headers: { accept: 'text/html' } })
      const root = new DOMParser().parseFromString(await response.text(), 'text/html')
      const attribute = (selector: string, name: string) =>
        root.querySelector(selector)?.getAttribute(name) ?? ''
      return {
        path,
        status: response.status,
        lang: root.documentElement.lang,
        title: root.title,
        headings: root.querySelectorAll('h1').length,
        canonical: attribute('link[rel=canonical]', 'href'),
        description: attribute('meta[name=description]', 'content'),
        picture: attribute('meta[property="og:image"]', 'content'),
        pictureAlt: attribute('meta[property="og:image:alt"]', 'content'),
        card: attribute('meta[name="twitter:card"]', 'content'),
        data: [...root.querySelectorAll('script[type="application/ld+json"]')].map(
          ({ textContent }) => textContent ?? '',
        ),
        links: [...root.querySelectorAll('a[href^="/"]')].map(
          (link) => new URL(link.getAttribute('href') ?? '', location.href).pathname,
        ),
      }
    }),
  )
}

/** What holds for every page of the content. */
function expectSound({ path, ...facts }: Facts): void {
  expect(facts.status, path).toBe(200)
  expect(facts.lang, path).toBe('hr')
  expect(facts.title, path).toMatch(/^[^|]+ \| Iskra$/)
  expect(facts.headings, path).toBe(1)
  expect(new URL(facts.canonical).pathname, path).toBe(path)
  expect(facts.description.length, path).toBeGreaterThanOrEqual(50)
  expect(facts.description.length, path).toBeLessThanOrEqual(160)
  expect(facts.pictureAlt, path).not.toBe('')
  expect(facts.card, path).toBe('summary_large_image')
  for (const text of facts.data) expectStructuredData(path, JSON.parse(text))
  expectBreadcrumbs(path, facts.data)
}

type Crumbs = { '@type': string; itemListElement: { position: number; item: string }[] }

/** Structured data lists the addresses from home down to the page, one segment a step. */
function expectBreadcrumbs(path: string, data: string[]): void {
  const parsed = data.map((text) => JSON.parse(text) as Crumbs)
  const crumbs = parsed.find((item) => item['@type'] === 'BreadcrumbList')
  if (path === '/' || path.endsWith('/kwiz')) return
  const shown = crumbs?.itemListElement.map(({ item }) => new URL(item).pathname)
  // A question stands below the lesson that it belongs to.
  if (isQuestion(path)) return expect([shown?.at(0), shown?.at(-1)], path).toEqual(['/', path])
  const segments = path.split('/').slice(1)
  const expected = ['/', ...segments.map((_, end) => `/${segments.slice(0, end + 1).join('/')}`)]
  expect(shown, path).toEqual(expected)
}

const longest = (text: string, pattern: RegExp) =>
  Math.max(0, ...[...text.matchAll(pattern)].map(([found]) => found.length))

/** What makes a lesson hard to fit into a narrow window. */
const STRAINS: Record<string, (lesson: SeedLesson) => number> = {
  'the longest title': ({ title }) => title.length,
  'the longest word': ({ script }) => longest(script, /\p{L}+/gu),
  'the longest formula': ({ script }) => longest(script, /\$[^$]+\$/g),
  'most formulas': ({ script }) => script.split('$').length,
  'the widest table': ({ script }) => longest(script, /^\|.*\|$/gm),
  'the longest line of code': ({ script }) => longest(script, /(?<=```\w*\n)[^`]+(?=```)/g),
  'most figures': ({ script }) => script.split('![').length,
  'the longest question': ({ questions }) => Math.max(...questions.map(({ text }) => text.length)),
}

const most = <Item>(items: Item[], measure: (item: Item) => number) =>
  items.toSorted((a, b) => measure(b) - measure(a))[0] as Item

test.describe('no page is wider than its window', () => {
  // As they come from the server; blocked scripts count as failed requests.
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ faults }) => faults.expect(/\.js csp$/))

  const quiz = most(funQuizzes, ({ title }) => title.length)
  const strained = Object.values(STRAINS).map((measure) => most(lessons, measure))
  test('one of each kind, and lessons with the longest of all', async ({ page }) => {
    const paths = strained.flatMap(({ path, ...slugs }) => [
      `/${slugs.gradeSlug}`,
      `/${slugs.gradeSlug}/${slugs.literatureSlug}`,
      path,
      lessonClassroomPath(slugs),
      ...LESSON_ELEMENTS.map((element) => `${path}/${element}`),
    ])
    const others = ['/', '/zabavni-kwizovi', quiz.path, `${quiz.path}/leaderboard`, ...TEXTS]
    for (const path of new Set([...paths, ...others])) {
      await page.goto(path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflowPixels(page), `${path}, ${width} px`).toBe(0)
      }
    }
  })
})
