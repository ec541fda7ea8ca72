import { beforeAll, describe, expect, test } from 'vitest'
import { isMissingPersonalPage } from '@/lib/across/accounts/missing-page'
import { call } from '../../support/call'
import { cookiesOf, newFamily, type Family } from '../../support/people'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'

let [own, other]: Family[] = []
beforeAll(async () => {
  own = await newFamily()
  other = await newFamily()
})

const everyPage = () => false

const reportOf = (family: Family | undefined) => `/profil/izvjestaj/${family?.child._id}`

test('a parent gets a 404 for other families’ reports, and for no other page', async () => {
  const missing = (path: string) => isMissingPersonalPage(path, own?.parent.cookie ?? '', everyPage)
  expect(await missing(reportOf(own))).toBe(false)
  expect(await missing(`${reportOf(own)}/`)).toBe(false)
  expect(await missing(reportOf(other))).toBe(true)
  for (const id of ['nema', '01890000-0000-7000-8000-000000000000', '%00', "' or 1=1"]) {
    expect(await missing(`/profil/izvjestaj/${id}`), id).toBe(true)
  }
  for (const path of ['/profil', '/profil/izvjestaj', '/profil/kartice', '/inbox', '/']) {
    expect(missing(path), path).toBeNull()
  }
})

test('a pupil and a guest get no 404 here: they are redirected', async () => {
  expect(await isMissingPersonalPage(reportOf(other), own?.pupil.cookie ?? '', everyPage)).toBe(
    false,
  )
  expect(await isMissingPersonalPage(reportOf(other), '', everyPage)).toBe(false)
})

describe('an unknown personal address', () => {
  const isUnknown = (path: string) => path.endsWith('/nema') || path === '/inbox'
  const isMissing = (path: string, cookies = '') => isMissingPersonalPage(path, cookies, isUnknown)

  test('is a 404 for signed-in users, and no other page is', async () => {
    for (const { cookie } of [own?.parent, own?.pupil].flatMap((person) => person ?? [])) {
      expect(await isMissing('/profil/nema', cookie)).toBe(true)
      expect(isMissing('/profil', cookie)).toBeNull()
      expect(isMissing('/nema', cookie)).toBeNull()
    }
    expect(await isMissing('/inbox', own?.pupil.cookie)).toBe(true)
  })

  test('still redirects users whom it redirected before', async () => {
    expect(await isMissing('/profil/nema')).toBe(false)
    expect(await isMissing('/profil/nema', 'iskra_user_token=abc')).toBe(false)
    expect(await isMissing('/inbox', own?.parent.cookie)).toBe(false)
    expect(await isMissing('/admin/nema', own?.parent.cookie)).toBe(false)
  })

  test('in the admin area is a 404 for admins only', async () => {
    const body = { email: DEMO_ACCOUNTS.admin, password: DEMO_ACCOUNTS.adminPassword }
    const admin = cookiesOf(await call('POST', '/admin/login', { body }))
    expect(await isMissing('/admin/nema', admin)).toBe(true)
    expect(await isMissing('/profil/nema', admin)).toBe(false)
  })
})
