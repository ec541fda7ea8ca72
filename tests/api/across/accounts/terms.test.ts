import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import type { Parent } from '@/lib/across/accounts/model'
import { readInitialText } from '@/lib/site/dynamic-content/pages/initial-texts'
import { TERMS_PAGE } from '@/lib/site/dynamic-content/pages/model'
import { nextEdition } from '@/lib/site/dynamic-content/pages/records'
import { sitePages } from '@/lib/site/dynamic-content/pages/tables'
import { parents } from '@/lib/people/users/tables'
import { newAdmin } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'
import { callForAnswer, callForBody, invalidAnswer } from '../../support/call'
import { newParent } from '../../support/people'

type Page = { _id: string; version: number; slug: string; edition: string }

const { asks } = await newAdmin()

async function termsPage(): Promise<Page> {
  const { body } = await asks('GET', '/admin/stranice')
  const { _id } = (body as { items: Page[] }).items.find(({ slug }) => slug === TERMS_PAGE) as Page
  return (await asks('GET', `/admin/stranice/${_id}`)).body
}

const save = (page: Page, changes: object) => {
  const { _id, slug: _, edition: __, ...rest } = page
  return asks('PUT', `/admin/stranice/${_id}`, { ...rest, isNewEdition: false, ...changes })
}

beforeEach(() => db().delete(sitePages))

test.each([
  ['2026-11', '2026-11-24', '2026-11-24'],
  ['2026-11-23', '2026-11-24', '2026-11-24'],
  ['2026-11-24', '2026-11-24', '2026-11-24-2'],
  ['2026-11-24-2', '2026-11-24', '2026-11-24-3'],
  ['', '2026-11-24', '2026-11-24'],
])('after the edition %s comes, on %s, %s', (current, day, expected) => {
  expect(nextEdition(current, day)).toBe(expected)
})

// 'GET /api/admin/stranice', 'GET /api/admin/stranice/{id}', 'PUT /api/admin/stranice/{id}'
describe('an admin', () => {
  test('finds every page, and a correction asks no parent to accept', async () => {
    const first = await readInitialText(TERMS_PAGE)
    const page = await termsPage()
    expect(page).toMatchObject({ ...first, version: 1 })
    const tags = await collectAnnouncedTags(() => save(page, { text: 'Ispravak.' }))
    expect(tags.sort()).toEqual(['lists', `page:${TERMS_PAGE}`])
    expect(await termsPage()).toMatchObject({ text: 'Ispravak.', edition: first.edition })
    expect((await save(page, { text: 'Kasno.' })).status).toBe(409)
  })

  test('describes the changes of an edition, which only the terms have', async () => {
    const page = await termsPage()
    expect(await save(page, { isNewEdition: true, changeNote: ' ' })).toEqual(
      invalidAnswer({ changeNote: ['Napiši u jednoj rečenici što je novo.'] }),
    )
    const { body } = await asks('GET', '/admin/stranice')
    const about = (body as { items: Page[] }).items.find(({ slug }) => slug === 'o-nama') as Page
    const read: Page = (await asks('GET', `/admin/stranice/${about._id}`)).body
    expect(await save(read, { isNewEdition: true, changeNote: 'Novo.' })).toEqual(
      invalidAnswer({ isNewEdition: ['Roditelji prihvaćaju samo uvjete korištenja.'] }),
    )
  })
})

// 'POST /api/korisnik/prihvati-uvjete'
test('a parent who accepted an earlier edition is asked once', async () => {
  const parent = await newParent()
  const me = async () =>
    (
      await callForBody<{ user: Parent }>('POST', '/korisnik/me', {
        body: { sub: parent.user._id },
        cookie: parent.cookie,
      })
    ).user
  const { edition: first } = await readInitialText(TERMS_PAGE)
  expect((await me()).newTerms).toBeNull()
  const change = { isNewEdition: true, changeNote: 'Sve je novo.' }
  const { edition }: Page = (await save(await termsPage(), change)).body
  expect(edition).not.toBe(first)
  expect((await me()).newTerms).toEqual({ version: edition, changeNote: 'Sve je novo.' })
  const accept = (version: string) =>
    callForAnswer('POST', '/korisnik/prihvati-uvjete', { body: { version }, cookie: parent.cookie })
  expect((await accept(first)).status).toBe(409)
  expect(await accept(edition)).toEqual({ status: 200, body: { success: true } })
  expect((await me()).newTerms).toBeNull()
  const [row] = await db().select().from(parents).where(eq(parents.id, parent.user._id))
  expect(row?.termsVersion).toBe(edition)
  expect(row?.termsAcceptedAt?.getTime()).toBeGreaterThan(row?.consentedAt.getTime() ?? 0)
  // A repeated acceptance changes nothing.
  await accept(edition)
  const [same] = await db().select().from(parents).where(eq(parents.id, parent.user._id))
  expect(same).toEqual(row)
  const versionOf = async (id: string) =>
    (await db().select().from(parents).where(eq(parents.id, id)))[0]?.termsVersion
  // A form opened before the change.
  const late = await newParent({ termsVersion: first })
  expect(await versionOf(late.user._id)).toBe(first)
  const other = await newParent()
  const [registered] = await db().select().from(parents).where(eq(parents.id, other.user._id))
  expect(registered?.termsVersion).toBe(edition)
})
