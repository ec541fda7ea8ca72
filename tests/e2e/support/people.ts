import { expect, type Page } from './test'

export const PASSWORD = 'Tajna-lozinka-1'

let people = 0
/** A word that no other person of this run has. */
export const unique = (word: string) => `${word}-${Date.now().toString(36)}-${(people += 1)}`

const post = async <Answer>(page: Page, path: string, data: object): Promise<Answer> => {
  const response = await page.request.post(`/api/korisnik${path}`, { data })
  expect(response.status(), path).toBe(200)
  return (await response.json()) as Answer
}

/** Signs the browser in through the API. */
export const signIn = (page: Page, email: string, password = PASSWORD) =>
  post<{ user: { _id: string } }>(page, '/prijava', { email, password })

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

/** A new child of the parent who is signed in. */
export async function addChild(page: Page, parentId: string, gradeID: string) {
  const child = { firstName: 'Nika', nickName: unique('nika'), gradeID }
  await post(page, '/add-child', { parentId, ...child, password: PASSWORD })
  return child
}
