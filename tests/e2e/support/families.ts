import { expect } from './test'
import { PASSWORD, unique } from './people'
import { cookiesOf, sendRaw, type RawAnswer } from './raw-client'

type Named = { _id: string; firstName: string }
type FamilyChild = Named & { nickName: string }
/** A parent with children, created through the API; no browser is signed in. */
export type Family = {
  parent: Named & { lastName: string; email: string }
  children: FamilyChild[]
  /** The parent's session cookie. */
  cookie: string
}

/** Calls the API with a cookie. The test fails unless the status is 200. */
export async function callApi<Answer>(
  site: string,
  path: string,
  sent: { body?: object; cookie?: string; from?: string },
): Promise<{ answer: RawAnswer; data: Answer }> {
  const { body, cookie, from } = sent
  const answer = await sendRaw(site, {
    path: `/api${path}`,
    ...(body && { body }),
    ...(cookie && { headers: { cookie } }),
    ...(from && { from }),
  })
  expect(answer.status, `${path} ${answer.text}`).toBe(200)
  return { answer, data: JSON.parse(answer.text) as Answer }
}

type Person = { firstName: string; lastName: string }
const IVA: Person = { firstName: 'Iva', lastName: 'Marić' }

/**
 * Registers a new parent. `from` is the client's IP address, for tests that create many parents
 * within the rate limit.
 */
export async function newParent(site: string, names = IVA, from?: string) {
  // An apostrophe is the only HTML special character that an e-mail address may contain.
  const person = { ...names, email: `${unique("o'obitelj")}@obitelj.test` }
  const consents = { acceptsTerms: true, consentsForChildren: true }
  const { answer, data } = await callApi<{ user: { _id: string } }>(site, '/korisnik/register', {
    body: { ...person, password: PASSWORD, ...consents },
    ...(from && { from }),
  })
  return { _id: data.user._id, ...person, cookie: cookiesOf(answer) }
}

/** Creates a new parent with children of these first names. */
export async function newFamily(
  site: string,
  { children: firstNames, ...names }: Person & { children: string[] },
  from?: string,
): Promise<Family> {
  const { cookie, ...parent } = await newParent(site, names, from)
  const [grade] = (await callApi<Named[]>(site, '/razredi', {})).data
  const children: FamilyChild[] = []
  for (const firstName of firstNames) {
    const child = { firstName, nickName: unique('dijete'), gradeID: grade?._id }
    const added = await callApi<{ child: FamilyChild }>(site, '/korisnik/add-child', {
      body: { parentId: parent._id, ...child, password: PASSWORD },
      cookie,
      ...(from && { from }),
    })
    children.push(added.data.child)
  }
  return { parent, children, cookie }
}
