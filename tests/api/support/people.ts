import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accessRights } from '@/lib/people/billing/tables'
import { db } from '@/lib/platform/db/client'
import type { Parent, Pupil } from '@/lib/across/accounts/model'
import type { Child } from '@/lib/people/users/model'
import { callForBody, call } from './call'

/** A signed-in user with the browser's cookie. */
export type Person<U = Parent | Pupil> = { user: U; cookie: string }

let families = 0

/** The cookies of a response, for the next request. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ')

/** @param from the address that the rate limits count; the shared one by default */
export async function signIn(email: string, password: string, from?: string): Promise<Person> {
  const body = { email, password }
  return readPerson(await call('POST', '/korisnik/prijava', { body, ...(from && { from }) }))
}

/** The user signed in by a response. */
export async function readPerson<U = Parent | Pupil>(response: Response): Promise<Person<U>> {
  expect(response.status).toBe(200)
  const { user } = (await response.json()) as { user: U }
  return { user, cookie: cookiesOf(response) }
}

export const PASSWORD = 'Tajna-lozinka-1'

/** Confirms a parent's password, as for erasing a child. */
export const confirmPassword = ({ cookie }: Person<Parent>) =>
  callForBody('POST', '/korisnik/potvrdi-lozinku', { body: { password: PASSWORD }, cookie })

/** A new parent, registered and signed in. */
export async function newParent(changes: object = {}): Promise<Person<Parent>> {
  families += 1
  const body = {
    firstName: 'Iva',
    lastName: 'Marić',
    email: `roditelj${families}@obitelj.test`,
    password: PASSWORD,
    acceptsTerms: true,
    consentsForChildren: true,
    ...changes,
  }
  // From a separate address for each family, because rate limits count per address.
  const from = `family ${families}`
  return readPerson<Parent>(await call('POST', '/korisnik/register', { body, from }))
}

export const firstGradeId = async () => {
  const [grade] = await callForBody<{ _id: string }[]>('GET', '/razredi')
  return grade?._id ?? ''
}

/** A new child of a parent. Its password is `PASSWORD`. */
export async function newChild(parent: Person<Parent>, changes: object = {}): Promise<Child> {
  families += 1
  const body = {
    parentId: parent.user._id,
    firstName: 'Ema',
    nickName: `dijete-${families}`,
    gradeID: await firstGradeId(),
    password: PASSWORD,
    ...changes,
  }
  const { child } = await callForBody<{ child: Child }>('POST', '/korisnik/add-child', {
    body,
    cookie: parent.cookie,
    from: `family ${families}`,
  })
  return child
}

/** A parent with one child, both signed in. */
export async function newFamily() {
  const parent = await newParent()
  const child = await newChild(parent)
  const pupil = (await signIn(child.nickName, PASSWORD, `family ${families}`)) as Person<Pupil>
  return { parent, child, pupil }
}

export type Family = Awaited<ReturnType<typeof newFamily>>

/** Gives a family a subscription, by default for the next hour; null removes it. */
export const setSubscription = (
  { parent }: Pick<Family, 'parent'>,
  subscriptionUntil: Date | null = new Date(Date.now() + 3_600_000),
) =>
  db()
    .update(accessRights)
    .set({ subscriptionName: subscriptionUntil && 'Iskra', subscriptionUntil })
    .where(eq(accessRights.parentId, parent.user._id))

/** The family's pupil in the form of the learning commands. */
export const playerOf = ({ child }: Pick<Family, 'child'>, hasSubscription = false) =>
  ({ role: 'pupil', id: child._id, hasSubscription }) as const
