import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { addDays, zagrebDay } from '@/lib/platform/hr/dates'
import type { DynamicContent } from '@/lib/site/dynamic-content/model'
import { renewPagesOfSponsors } from '@/lib/site/dynamic-content/sponsors/day-job'
import { newAdmin } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'
import { callForBody, invalidAnswer } from '../../support/call'

type Sponsor = { _id: string; version: number; name: string; below: { sentence: string } }

const { asks } = await newAdmin()
const form = (changes: object = {}) => ({
  ...{ name: 'Čitaonica', logoUrl: '', linkUrl: '', text: '', from: '', until: '' },
  ...changes,
})
const make = async (changes: object = {}): Promise<Sponsor> =>
  (await asks('POST', '/partneri', form(changes))).body
const friends = async () => (await callForBody<DynamicContent>('GET', '/dynamic-content')).friends

// 'POST /api/partneri', 'GET /api/partneri/{id}', 'PUT /api/partneri/{id}', 'GET /api/partneri'
test('a sponsor is created, found, updated and shown with its data', async () => {
  const filled = {
    name: 'Knjižara <b>',
    logoUrl: '/slike/knjizara.webp',
    linkUrl: 'https://knjizara.example/pocetna',
    text: 'Hvala & čitaj',
  }
  const { _id, version } = await make(filled)
  await asks('PUT', '/dynamic-content/friends', { friends: [_id] })
  expect(await friends()).toEqual([{ _id, ...filled }])
  const { body } = await asks('GET', '/partneri?search=KNJIZARA')
  expect(body).toMatchObject({ items: [{ _id, isShown: true, listCount: 1 }], total: 1 })
  const changed = form({ ...filled, linkUrl: '', version })
  const tags = await collectAnnouncedTags(() => asks('PUT', `/partneri/${_id}`, changed))
  expect(tags).toEqual(['site'])
  expect(await friends()).toEqual([{ _id, ...filled, linkUrl: null }])
  expect((await asks('PUT', `/partneri/${_id}`, changed)).status).toBe(409)
})

const today = zagrebDay(new Date())
const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]

test.each([
  ['', '', true],
  [today, today, true],
  [today, '', true],
  [tomorrow, '', false],
  ['', today, true],
  ['', yesterday, false],
  [yesterday, tomorrow, true],
])('from „%s” until „%s”: shown today is %s', async (from, until, isShown) => {
  const { _id } = await make({ from, until })
  await asks('PUT', '/dynamic-content/friends', { friends: [_id] })
  expect((await friends()).map((one) => one._id)).toEqual(isShown ? [_id] : [])
  const { body } = await asks('GET', '/dynamic-content/lists/friends')
  expect(body).toMatchObject({ items: [{ _id, isShown }] })
})

const NAMED = 'Poveznica ne smije imati ime ispred znaka @.'

test.each<[object, object]>([
  [{ name: ' ' }, { name: ['Obavezno polje.'] }],
  [{ linkUrl: 'http://a.example' }, { linkUrl: ['Poveznica počinje s https://.'] }],
  [{ linkUrl: 'javascript:x()' }, { linkUrl: ['Poveznica počinje s https://.'] }],
  [{ linkUrl: 'https://banka.hr@zlo.example' }, { linkUrl: [NAMED] }],
  [{ linkUrl: 'https://banka.hr:443@zlo.example/a' }, { linkUrl: [NAMED] }],
  [{ linkUrl: 'https://zlo .example' }, { linkUrl: ['Poveznica počinje s https://.'] }],
  [
    { logoUrl: '//zlo.example/x' },
    { logoUrl: ['Slika mora biti s ove stranice: /slike/… ili njezina datoteka.'] },
  ],
  [{ from: '2026-02-30' }, { from: ['Datum nije ispravan.'] }],
  [
    { from: '2026-12-02', until: '2026-12-01' },
    { until: ['Zadnji dan ne može biti prije prvoga.'] },
  ],
])('refuses %j', async (changes, fields) => {
  expect(await asks('POST', '/partneri', form(changes))).toEqual(invalidAnswer(fields))
})

test.each([
  [today, '', true],
  ['', yesterday, true],
  ['', today, false],
  [tomorrow, '', false],
])('from „%s” until „%s”: midnight renews pages: %s', async (from, until, isRenewed) => {
  await db().execute(sql`delete from sponsors`)
  await make({ from, until })
  expect(await collectAnnouncedTags(() => renewPagesOfSponsors(today))).toEqual(
    isRenewed ? ['site'] : [],
  )
})

// 'DELETE /api/partneri/{id}'
test('deleting a sponsor returns where it was shown, and removes it from all lists', async () => {
  const { _id } = await make()
  await asks('PUT', '/dynamic-content/friends', { friends: [_id] })
  await asks('PUT', '/dynamic-content/slots/kwizSponsor', { sponsors: [_id] })
  const { body } = await asks('GET', `/partneri/${_id}`)
  const { below, version } = body as Sponsor
  expect(below).toEqual({
    sentence: 'Partner je na popisima: Mjesto u kvizu, Prijatelji.',
    isInTheWay: false,
  })
  const path = `/partneri/${_id}?version=${version}`
  expect((await asks('DELETE', path)).status).toBe(409)
  const seen = encodeURIComponent(below.sentence)
  expect((await asks('DELETE', `${path}&seen=${seen}`)).status).toBe(200)
  expect(await friends()).toEqual([])
  const list = await asks('GET', '/dynamic-content/lists/friends')
  expect(list.body).toMatchObject({ items: [] })
})
