import { expect } from 'vitest'
import type { Parent } from '@/lib/across/accounts/model'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { call } from '../support/call'
import { loginAsChild } from '../support/account-calls'
import { cookiesOf, newFamily, PASSWORD, signIn, type Family, type Person } from '../support/people'

/** The callers: the columns of the role table. */
export const ROLES = ['guest', 'pupil', 'parent', 'other pupil', 'other parent', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The family of the requests, and the cookies of all roles. */
export type Cast = { family: Family; cookies: Record<Role, string> }

/** The cookie of the one admin per test file, because each file has its own database. */
const admins = new Map<string | undefined, Promise<string>>()

function adminCookie(): Promise<string> {
  const { testPath } = expect.getState()
  const body = { email: DEMO_ACCOUNTS.admin, password: DEMO_ACCOUNTS.adminPassword }
  const admin = admins.get(testPath) ?? call('POST', '/admin/login', { body }).then(cookiesOf)
  admins.set(testPath, admin)
  return admin
}

async function newStrangers() {
  const { pupil, parent } = await newFamily()
  return {
    guest: '',
    'other pupil': pupil.cookie,
    'other parent': parent.cookie,
    admin: await adminCookie(),
  }
}

/**
 * A new family, another one, and an admin, all signed in.
 * @param known whose strangers are taken instead of new ones
 */
export async function newCast(known?: Cast): Promise<Cast> {
  const family = await newFamily()
  const { pupil, parent } = family
  const strangers = known?.cookies ?? (await newStrangers())
  return { family, cookies: { ...strangers, pupil: pupil.cookie, parent: parent.cookie } }
}

/** The session of the family's child, opened by the parent. */
export async function viaParent({ parent, child }: Family): Promise<string> {
  const again = (await signIn(parent.user.email, PASSWORD)) as Person<Parent>
  return cookiesOf(await loginAsChild(again, child))
}
