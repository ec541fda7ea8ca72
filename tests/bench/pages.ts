/** The measured public pages, by name. */
export type Pages = Record<ReadingPage | LearningPage | SitePage, string>

type ReadingPage = 'home' | 'grade' | 'textbook' | 'map' | 'review' | 'lesson' | 'script'
type LearningPage = 'quiz' | 'cards' | 'test' | 'check' | 'class' | 'fun quizzes' | 'fun quiz'
type SitePage = 'question' | 'prices' | 'blog' | 'post' | 'frequent questions' | 'terms'

/** Pages before sign-in, whose forms load additional scripts. */
export const DOOR_PAGES = {
  'sign-in': '/prijava',
  registration: '/registracija',
  reset: '/resetiraj-lozinku',
  confirmation: '/potvrda-emaila',
}

/** The largest script of grade 5 represents all lessons: it has figures, a table and formulas. */
const GRADE = '5-razred'

const FUN_QUIZZES = '/zabavni-kwizovi'

/** Finds one page of each kind in the sitemap. */
export async function findPages(siteUrl: string): Promise<Pages> {
  const map = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
  const scripts = paths.filter((path) => path.startsWith(`/${GRADE}/`) && path.endsWith('/skripta'))
  // One after another: a burst of renders leaves garbage that would count as memory at rest.
  const sizes: number[] = []
  for (const path of scripts) sizes.push(await sizeOf(siteUrl + path))
  const script = scripts[sizes.indexOf(Math.max(...sizes))]
  if (!script) throw new Error(`The map of the site has no script in ${GRADE}.`)
  const lesson = script.slice(0, -'/skripta'.length)
  const textbook = lesson.slice(0, lesson.lastIndexOf('/'))
  const below = (start: string) => {
    const path = paths.find((one) => one.startsWith(`${start}/`))
    if (!path) throw new Error(`The map of the site has nothing below ${start}.`)
    return path
  }
  return {
    ...{ home: '/', grade: `/${GRADE}`, textbook, lesson, script },
    map: `${textbook}/karta`,
    review: below(`${textbook}/ponovi`),
    quiz: `${lesson}/kwiz`,
    cards: `${lesson}/kartice`,
    test: `${lesson}/test`,
    check: `${lesson}/provjera`,
    class: `${lesson}/moj-razred`,
    'fun quizzes': FUN_QUIZZES,
    'fun quiz': below(FUN_QUIZZES),
    question: below('/baza-znanja/pitanje'),
    ...{ prices: '/cjenik', blog: '/blog', post: below('/blog') },
    'frequent questions': '/cesta-pitanja',
    terms: '/uvjeti-koristenja',
  }
}

const sizeOf = async (url: string) => (await (await fetch(url)).text()).length

/** Visits every page, so that later visits get cached pages. */
export async function warm(siteUrl: string, pages: Pages): Promise<void> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  for (const path of Object.values(pages)) {
    for (let visit = 0; visit < 2; visit += 1) {
      const response = await fetch(siteUrl + path, { headers })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path} answers ${response.status}.`)
    }
  }
}
