import { expect } from 'vitest'
import type { Parent } from '@/lib/across/accounts/model'
import { DEMO } from '@/lib/across/demo/sign-ins'
import { call } from '../support/call'
import { openChild } from '../support/account-calls'
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
  const body = { email: DEMO.admin, password: DEMO.adminPassword }
  const admin = admins.get(testPath) ?? call('POST', '/admin/login', { body }).then(cookiesOf)
  admins.set(testPath, admin)
  return admin
}

/** A new family, another one, and an admin, all signed in. */
export async function newCast(): Promise<Cast> {
  const [family, others] = [await newFamily(), await newFamily()]
  return {
    family,
    cookies: {
      guest: '',
      pupil: family.pupil.cookie,
      parent: family.parent.cookie,
      'other pupil': others.pupil.cookie,
      'other parent': others.parent.cookie,
      admin: await adminCookie(),
    },
  }
}

/** The session of the family's child, opened by the parent. */
export async function viaParent({ parent, child }: Family): Promise<string> {
  const again = (await signIn(parent.user.email, PASSWORD)) as Person<Parent>
  return cookiesOf(await openChild(again, child))
}
