import { expect } from 'vitest'
import type { Parent, Pupil } from '@/lib/across/accounts/model'
import type { Child } from '@/lib/people/users/model'
import { callForAnswer, callForBody, call } from './call'
import { PASSWORD, type Person } from './people'

const asked = (person: Pick<Person, 'user' | 'cookie'>) => ({
  body: { sub: person.user._id },
  cookie: person.cookie,
})

/** The signed-in user, as returned by the app. */
export const fetchMe = async <U extends Parent | Pupil>(person: Person<U>): Promise<U> =>
  (await callForBody<{ user: U }>('POST', '/korisnik/me', asked(person))).user

/** Whether a session is still valid. */
export async function isSessionValid(person: Pick<Person, 'user' | 'cookie'>): Promise<boolean> {
  const { status } = await call('POST', '/korisnik/me', asked(person))
  expect([200, 401]).toContain(status)
  return status === 200
}

/** A parent's unchanged data in the format of the settings. */
export const parentForm = ({ _id: userId, firstName, lastName, email }: Parent) => ({
  ...{ userId, firstName, lastName, email, subscribedToNewsletter: false },
  password: PASSWORD,
})

export const updateParent = ({ user, cookie }: Person<Parent>, changes: object) =>
  callForAnswer('POST', '/korisnik/update-parent', {
    body: { ...parentForm(user), ...changes },
    cookie,
  })

/** A child's unchanged data in the format of the dialog. */
export const childForm = ({ user }: Person<Parent>, child: Child) => {
  const { _id, firstName, nickName, gradeID } = child
  return { parentId: user._id, _id, firstName, nickName, gradeID }
}

export const updateChild = (parent: Person<Parent>, child: Child, changes: object) =>
  callForAnswer('POST', '/korisnik/update-child', {
    body: { ...childForm(parent, child), ...changes },
    cookie: parent.cookie,
  })

const idsOf = ({ user }: Person<Parent>, child: Pick<Child, '_id'>) => ({
  parentId: user._id,
  childId: child._id,
})

export const deleteChild = (parent: Person<Parent>, child: Pick<Child, '_id'>) =>
  callForAnswer('POST', '/korisnik/delete-child', {
    body: idsOf(parent, child),
    cookie: parent.cookie,
  })

/** The parent opens the child's profile. */
export const loginAsChild = (parent: Person<Parent>, child: Pick<Child, '_id'>) =>
  call('POST', '/korisnik/login-as-child', { body: idsOf(parent, child), cookie: parent.cookie })

let resets = 0

/** Requests an e-mailed link, each time from another address. */
export const requestReset = (emailOrUsername: string) =>
  callForAnswer('POST', '/korisnik/reset-password-request', {
    body: { emailOrUsername },
    from: `reset ${(resets += 1)}`,
  })
