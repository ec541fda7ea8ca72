import { beforeAll, expect, test } from 'vitest'
import { findSession } from '@/lib/auth/sessions'
import { TOKEN_COOKIES } from '@/lib/auth/cookies'
import type { Session } from '@/lib/auth/model'
import { isMissingPage } from '@/lib/users/missing-page'
import { newFamily, type Family, type Person } from '../people'

let [own, other]: Family[] = []
beforeAll(async () => {
  own = await newFamily()
  other = await newFamily()
})

const sessionOf = async (person: Person | undefined): Promise<Session | null> => {
  const token = new RegExp(`${TOKEN_COOKIES.user}=([^;]+)`).exec(person?.cookie ?? '')?.[1]
  return token ? findSession(token, 'user') : null
}
const reportOf = (family: Family | undefined) => `/profil/izvjestaj/${family?.child._id}`

test('a parent misses the reports of children who are not theirs, and no other page', async () => {
  const session = await sessionOf(own?.parent)
  expect(session?.kind).toBe('roditelj')
  const missing = (path: string) => isMissingPage(path, session)
  expect(await missing(reportOf(own))).toBe(false)
  expect(await missing(`${reportOf(own)}/`)).toBe(false)
  expect(await missing(reportOf(other))).toBe(true)
  for (const id of ['nema', '01890000-0000-7000-8000-000000000000', '%00', "' or 1=1"]) {
    expect(await missing(`/profil/izvjestaj/${id}`), id).toBe(true)
  }
  for (const path of ['/profil', '/profil/izvjestaj', '/profil/kartice', '/inbox', '/']) {
    expect(await missing(path), path).toBe(false)
  }
})

test('a pupil and a guest are told nothing here: they are led elsewhere', async () => {
  expect(await isMissingPage(reportOf(other), await sessionOf(own?.pupil))).toBe(false)
  expect(await isMissingPage(reportOf(other), null)).toBe(false)
})
