import { beforeAll, expect, test } from 'vitest'
import { isMissingPage } from '@/lib/users/missing-page'
import { newFamily, type Family } from '../people'

let [own, other]: Family[] = []
beforeAll(async () => {
  own = await newFamily()
  other = await newFamily()
})

const reportOf = (family: Family | undefined) => `/profil/izvjestaj/${family?.child._id}`

test('a parent misses the reports of children who are not theirs, and no other page', async () => {
  const missing = (path: string) => isMissingPage(path, own?.parent.cookie ?? '')
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

test('a pupil and a guest are told nothing here: they are led elsewhere', async () => {
  expect(await isMissingPage(reportOf(other), own?.pupil.cookie ?? '')).toBe(false)
  expect(await isMissingPage(reportOf(other), '')).toBe(false)
})
