'use client'
import { call } from '@/lib/http/client'
import { loginAsChildCall, returnToParentCall } from '@/lib/users/calls'
import { loadPage } from '@/lib/users/load-page'
import { announceSession } from '@/stores/user'

/**
 * Changes who is signed in and goes to a page. A refusal is ignored (specification, section 8): the
 * page shows who it still is.
 */
async function switchTo(change: Promise<unknown>, path: string): Promise<void> {
  await change.catch(() => undefined)
  announceSession()
  loadPage(path)
}

export const enterChild = (parentId: string, childId: string, path = '/profil') =>
  switchTo(call(loginAsChildCall, { body: { parentId, childId } }), path)

export const returnToParent = (childId: string) =>
  switchTo(call(returnToParentCall, { body: { childId } }), '/profil')
