import { WELCOME } from '@/lib/learning/rewards/flame-words'
import { expect, type Page } from './test'

export const PASSWORD = 'Tajna-lozinka-1'

let people = 0
/** Makes a name unique within this run. */
export const unique = (word: string) => `${word}-${String(Date.now()).slice(-9)}-${(people += 1)}`

const post = async <Answer>(page: Page, path: string, data: object): Promise<Answer> => {
  const response = await page.request.post(`/api/korisnik${path}`, { data })
  expect(response.status(), path).toBe(200)
  return (await response.json()) as Answer
}

type SignedIn = { user: { _id: string; type: string } }

/**
 * Signs the browser in through the API. A pupil's first visit of the day is not recorded, so its
 * toast or dialog still appears.
 */
const signInWithoutVisit = (page: Page, email: string, password = PASSWORD) =>
  post<SignedIn>(page, '/prijava', { email, password })

/**
 * Signs the browser in and records a pupil's visit of the day, so that no toast or dialog appears.
 */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<SignedIn> {
  const answer = await signInWithoutVisit(page, email, password)
  const { _id, type } = answer.user
  if (type === 'ucenik') await post(page, '/dolazak', { korisnikId: _id })
  return answer
}

/** Waits for the welcome dialog of a pupil's very first visit and closes it. It appears late. */
export async function closeWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: WELCOME.title })
  await welcome.getByRole('button', { name: WELCOME.start }).press('Enter')
  await expect(welcome).toBeHidden()
}

type NewParent = { _id: string; email: string }

/** Registers a new parent named Iva and signs the browser in. */
export async function signInNewParent(page: Page): Promise<NewParent> {
  const email = `${unique('roditelj')}@obitelj.test`
  const consents = { acceptsTerms: true, consentsForChildren: true }
  const name = { firstName: 'Iva', lastName: 'Marić' }
  await post(page, '/register', { ...name, email, password: PASSWORD, ...consents })
  const { user } = await signIn(page, email)
  return { _id: user._id, email }
}

/** Adds a fifth-grader to the signed-in parent. */
export async function addChild(page: Page, parentId: string) {
  const answer = await page.request.get('/api/razredi')
  const grades = (await answer.json()) as { _id: string; slug: string }[]
  const gradeID = grades.find(({ slug }) => slug === '5-razred')?._id
  const child = { firstName: 'Nika', nickName: unique('nika'), gradeID }
  await post(page, '/add-child', { parentId, ...child, password: PASSWORD })
  return child
}
