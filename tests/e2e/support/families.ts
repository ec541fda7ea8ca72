import { expect } from './test'
import { PASSWORD, unique } from './people'
import { cookiesOf, send, type RawAnswer } from './raw-client'

type Named = { _id: string; firstName: string }
type FamilyChild = Named & { nickName: string }
/** A parent with children, made through the API alone; no browser is signed in. */
export type Family = {
  parent: Named & { lastName: string; email: string }
  children: FamilyChild[]
  /** What the parent's browser would hold. */
  cookie: string
}

/** A call of the API by one who holds a cookie; fails when it isn't answered with 200. */
export async function ask<Answer>(
  site: string,
  path: string,
  sent: { body?: object; cookie?: string; from?: string },
): Promise<{ answer: RawAnswer; data: Answer }> {
  const { body, cookie, from } = sent
  const answer = await send(site, {
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

/** A new parent, from an address of its own where many are made at once. */
export async function newParent(site: string, names = IVA, from?: string) {
  // An apostrophe is the one sign of markup that an address may hold.
  const person = { ...names, email: `${unique("o'obitelj")}@obitelj.test` }
  const consents = { acceptsTerms: true, consentsForChildren: true }
  const { answer, data } = await ask<{ user: { _id: string } }>(site, '/korisnik/register', {
    body: { ...person, password: PASSWORD, ...consents },
    ...(from && { from }),
  })
  return { _id: data.user._id, ...person, cookie: cookiesOf(answer) }
}

/** A new parent with children of these names. */
export async function newFamily(
  site: string,
  { children: firstNames, ...names }: Person & { children: string[] },
  from?: string,
): Promise<Family> {
  const { cookie, ...parent } = await newParent(site, names, from)
  const [grade] = (await ask<Named[]>(site, '/razredi', {})).data
  const children: FamilyChild[] = []
  for (const firstName of firstNames) {
    const child = { firstName, nickName: unique('dijete'), gradeID: grade?._id }
    const added = await ask<{ child: FamilyChild }>(site, '/korisnik/add-child', {
      body: { parentId: parent._id, ...child, password: PASSWORD },
      cookie,
      ...(from && { from }),
    })
    children.push(added.data.child)
  }
  return { parent, children, cookie }
}
