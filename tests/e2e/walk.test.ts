import { dailySampleOf } from '../support/sample'
import { EditorScreen } from './support/editors'
import { lessons } from './support/lessons'
import { addChild, signIn, signInNewParent } from './support/people'
import { DESKTOP, expect, PHONE, test, type Page } from './support/test'
import { installPageInspector } from './support/walk-page'
import { Walker } from './support/walker'

const [lesson] = lessons.filter(({ gradeSlug }) => gradeSlug === '5-razred')
const LESSON = lesson?.path ?? ''
const QUIZ = `${LESSON}/kwiz`

// A file's tests else take turns in one worker.
test.describe.configure({ mode: 'parallel' })

type Arrival = { enter: () => Promise<void>; pages: string[]; cookie?: string }

const PEOPLE: Record<string, (page: Page) => Promise<Arrival>> = {
  'a guest': async () => ({
    enter: () => Promise.resolve(),
    pages: dailySampleOf(['/', QUIZ, '/prijava'], 1),
  }),
  'a pupil': async (page) => {
    const { parent, childId } = await newFamily(page)
    const data = { parentId: parent._id, childId }
    const enter = async () => {
      await signIn(page, parent.email)
      await post(page, '/login-as-child', data)
      await post(page, '/dolazak', { korisnikId: childId })
    }
    return { enter, pages: dailySampleOf(['/profil', LESSON, QUIZ], 1) }
  },
  'a parent': async (page) => {
    const { parent, childId } = await newFamily(page)
    const enter = async () => void (await signIn(page, parent.email))
    return {
      enter,
      pages: dailySampleOf(['/profil', '/5-razred', `/profil/izvjestaj/${childId}`], 1),
    }
  },
  // The queue of /admin changes with what other tests do.
  'an editor': async (page) => ({
    enter: () => new EditorScreen(page).signIn(),
    pages: dailySampleOf(['/admin/literatura', '/admin/predmeti'], 1),
    cookie: 'iskra_admin_token',
  }),
}

/**
 * A walk of one page takes half a minute: two people a day on a phone, one on a wide screen; in a
 * sweep everyone on all pages.
 */
const everyone = Object.entries(PEOPLE)
const WALKS = [
  { width: 'a phone', device: PHONE, people: dailySampleOf(everyone, 2) },
  { width: 'a wide screen', device: DESKTOP, people: dailySampleOf(everyone.toReversed(), 1) },
]

for (const { width, device, people } of WALKS)
  test.describe(`on ${width}`, () => {
    test.use(device)

    for (const [who, arrive] of people)
      test(`${who} can use whatever a menu, dialog or link leads to, and go back`, async ({
        page,
        faults,
      }) => {
        // A page that is left by a switch of profiles may still ask as the one before.
        faults.expect(/(status|console): .*401.*\/api\/korisnik\/me\?/)
        faults.expect(/(status|console): .*403.*\/api\/razredi\/[^/]+\/savladanost\?/)
        test.setTimeout(360_000)
        await page.addInitScript(installPageInspector)
        const { enter, pages, cookie = 'iskra_user_claims' } = await arrive(page)
        const walker = new Walker(page, { enter, cookie, isTouch: 'hasTouch' in device })
        for (const path of pages) await test.step(path, () => walker.walk(path))
        expect(walker.walked.size).toBeGreaterThan(10)
      })
  })

const post = (page: Page, path: string, data: object) =>
  page.request.post(`/api/korisnik${path}`, { data })

async function newFamily(page: Page) {
  const parent = await signInNewParent(page)
  await addChild(page, parent._id)
  const answer = await post(page, '/me', { sub: parent._id })
  const { user } = (await answer.json()) as { user: { children: { _id: string }[] } }
  return { parent, childId: user.children[0]?._id ?? '' }
}
