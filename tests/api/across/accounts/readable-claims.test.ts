import { expect, test } from 'vitest'
import type { Parent } from '@/lib/across/accounts/model'
import { readUnsignedViewer } from '@/lib/across/accounts/viewer'
import { call } from '../../support/call'
import { updateChild } from '../../support/account-calls'
import { newFamily, newParent, type Person } from '../../support/people'

async function update({ user, cookie }: Person<Parent>, firstName: string): Promise<Response> {
  const { _id: userId, lastName, email } = user
  const body = { userId, firstName, lastName, email, subscribedToNewsletter: false }
  const response = await call('POST', '/korisnik/update-parent', { body, cookie })
  expect(response.status).toBe(200)
  return response
}

/** The claims a browser reads after adding the response's cookies to its own. */
const viewerAfter = (response: Response) => {
  const [line = '', ...more] = response.headers.getSetCookie()
  expect(more).toEqual([])
  expect(line).toMatch(/; Path=\/; Expires=[^;]+; SameSite=Lax$/)
  return readUnsignedViewer(line.split(';')[0] ?? '', new Date())
}

test('POST /api/korisnik/update-parent: claims get the new name, not a new expiry', async () => {
  const parent = await newParent()
  const before = readUnsignedViewer(parent.cookie, new Date())
  const response = await update(parent, 'Đurđa')
  expect(viewerAfter(response)).toEqual({ ...before, firstName: 'Đurđa' })
})

test('unchanged claims are not written again', async () => {
  const parent = await newParent()
  expect((await update(parent, 'Iva')).headers.getSetCookie()).toEqual([])
})

test('POST /api/korisnik/update-avatar: so do a pupil’s claims', async () => {
  const { pupil } = await newFamily()
  const { avatarURL: _, ...before } = readUnsignedViewer(pupil.cookie, new Date()) ?? {}
  const body = { korisnikId: pupil.user._id, avatarURL: '/avatars/sova.svg' }
  const headers = { cookie: pupil.cookie }
  const response = await call('POST', '/korisnik/update-avatar', { body, headers })
  expect(viewerAfter(response)).toEqual({ ...before, avatarURL: '/avatars/sova.svg' })
})

test('POST /api/korisnik/me: a renamed pupil gets claims with the new name', async () => {
  const { parent, child, pupil } = await newFamily()
  await updateChild(parent, child, { firstName: 'Lovre' })
  const response = await call('POST', '/korisnik/me', {
    body: { sub: child._id },
    cookie: pupil.cookie,
  })
  expect(viewerAfter(response)).toMatchObject({ sub: child._id, firstName: 'Lovre' })
})

test('claims of someone else, or unreadable ones, stay unchanged', async () => {
  const [parent, other] = [await newParent(), await newParent({ firstName: 'Ana' })]
  const [token = '', claims = ''] = parent.cookie.split('; ')
  const [, foreign = ''] = other.cookie.split('; ')
  expect(claims).toContain('iskra_user_claims=')
  for (const shown of [foreign, 'iskra_user_claims=x.y.z', 'iskra_user_claims=']) {
    const response = await update({ ...parent, cookie: `${token}; ${shown}` }, 'Đurđa')
    expect(response.headers.getSetCookie()).toEqual([])
  }
})
