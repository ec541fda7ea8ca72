import { WELCOME } from '@/lib/learning/rewards/flame-words'
import { expect, type Page } from './test'

export const PASSWORD = 'Tajna-lozinka-1'

let people = 0
/** A word that no other person of this run has. */
export const unique = (word: string) => `${word}-${String(Date.now()).slice(-9)}-${(people += 1)}`

const post = async <Answer>(page: Page, path: string, data: object): Promise<Answer> => {
  const response = await page.request.post(`/api/korisnik${path}`, { data })
  expect(response.status(), path).toBe(200)
  return (await response.json()) as Answer
}

type SignedIn = { user: { _id: string; type: string } }

/** Signs the browser in through the API. What a pupil's first visit of the day brings is still to come. */
export const signInUnseen = (page: Page, email: string, password = PASSWORD) =>
  post<SignedIn>(page, '/prijava', { email, password })

/** The same, with a pupil's first visit of the day behind: no toast and no dialog gets in the way. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<SignedIn> {
  const answer = await signInUnseen(page, email, password)
  const { _id, type } = answer.user
  if (type === 'ucenik') await post(page, '/dolazak', { korisnikId: _id })
  return answer
}

/** Closes what a pupil's very first visit opens. It comes late: a test that does not wait meets it. */
export async function meetWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: WELCOME.title })
  await welcome.getByRole('button', { name: WELCOME.start }).press('Enter')
  await expect(welcome).toBeHidden()
}

type NewParent = { _id: string; email: string }

/** A new parent by the name of Iva, signed in. */
export async function signInNewParent(page: Page): Promise<NewParent> {
  const email = `${unique('roditelj')}@obitelj.test`
  const consents = { acceptsTerms: true, consentsForChildren: true }
  const name = { firstName: 'Iva', lastName: 'Marić' }
  await post(page, '/register', { ...name, email, password: PASSWORD, ...consents })
  const { user } = await signIn(page, email)
  return { _id: user._id, email }
}

/** A new child, in the fifth grade, of the parent who is signed in. */
export async function addChild(page: Page, parentId: string) {
  const answer = await page.request.get('/api/razredi')
  const grades = (await answer.json()) as { _id: string; slug: string }[]
  const gradeID = grades.find(({ slug }) => slug === '5-razred')?._id
  const child = { firstName: 'Nika', nickName: unique('nika'), gradeID }
  await post(page, '/add-child', { parentId, ...child, password: PASSWORD })
  return child
}
