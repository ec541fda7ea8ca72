import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '@/lib/platform/admin/tables'
import { db } from '@/lib/platform/db/client'
import {
  SPONSOR_SLOTS,
  type DynamicContent,
  type SiteListName,
} from '@/lib/site/dynamic-content/model'
import { newAdmin } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'
import { callForBody, invalidAnswer } from '../../support/call'
import { UNKNOWN_ID } from '../../safety/rows'

type Item = { _id: string; name: string; grade?: string; isShown: boolean }
type List = { _id: string; version: number; items: Item[] }

const { asks } = await newAdmin()
const dynamicContent = () => callForBody<DynamicContent>('GET', '/dynamic-content')
const read = async (list: string): Promise<List> =>
  (await asks('GET', `/dynamic-content/lists/${list}`)).body
const save = (path: string, body: object) => asks('PUT', `/dynamic-content/${path}`, body)
const idsIn = ({ items }: { items: { _id: string }[] }) => items.map(({ _id }) => _id)

const idsOf = async (query: ReturnType<typeof sql>) =>
  (await db().execute<{ id: string }>(query)).rows.map(({ id }) => id)
const lessons = await idsOf(
  sql`select id from lessons where slug in ('stari-egipat', 'ohmov-zakon') order by slug`,
)
const [ohm = '', egypt = ''] = lessons
const questions = await idsOf(sql`select id from questions order by id limit 2`)
const sponsors: string[] = []

beforeAll(async () => {
  for (const name of ['Prvi', 'Drugi']) {
    const body = { name, logoUrl: '', linkUrl: '', text: '', from: '', until: '' }
    sponsors.push(((await asks('POST', '/partneri', body)).body as { _id: string })._id)
  }
})

type Kind = 'lessons' | 'questions' | 'sponsors'
const CHOICES: Record<Kind, () => string[]> = {
  lessons: () => lessons,
  questions: () => questions,
  sponsors: () => sponsors,
}

/**
 * Each list: its call, the field of its body, what it holds. 'PUT /api/dynamic-content/trending',
 * 'PUT /api/dynamic-content/fresh', 'PUT /api/dynamic-content/highlighted-questions',
 * 'PUT /api/dynamic-content/best-friends', 'PUT /api/dynamic-content/friends',
 * 'PUT /api/dynamic-content/promo-sponsors', 'PUT /api/dynamic-content/motivational-sponsors',
 * 'PUT /api/dynamic-content/slots/{slot}', 'GET /api/dynamic-content/lists/{list}'
 */
const LISTS: [SiteListName, string, string, Kind][] = [
  ['trending', 'trending', 'trending', 'lessons'],
  ['fresh', 'fresh', 'fresh', 'lessons'],
  ['highlightedQuestions', 'highlighted-questions', 'questionIds', 'questions'],
  ['bestFriends', 'best-friends', 'bestFriends', 'sponsors'],
  ['friends', 'friends', 'friends', 'sponsors'],
  ['promoSponsors', 'promo-sponsors', 'promoSponsors', 'sponsors'],
  ['motivationalSponsors', 'motivational-sponsors', 'motivationalSponsors', 'sponsors'],
  ...SPONSOR_SLOTS.map(
    (slot) =>
      [slot, `slots/${slot}`, 'sponsors', 'sponsors'] satisfies [string, string, string, Kind],
  ),
]

describe.each(LISTS)('%s', (list, path, field, kind) => {
  const shown = async () => {
    const items: ({ _id: string } | string)[] = (await dynamicContent())[list] as never
    return items.map((one) => (typeof one === 'string' ? one : one._id))
  }

  test('is saved in order, is read with names, and renews the pages that show it', async () => {
    const ids = CHOICES[kind]().toReversed()
    const { _id, version } = await read(list)
    let answer: { status: number; body: List } | undefined
    const tags = await collectAnnouncedTags(async () => {
      answer = await save(path, { [field]: ids, version })
    })
    expect(tags).toEqual([kind === 'sponsors' ? 'site' : 'featured'])
    expect(answer).toMatchObject({ status: 200, body: { _id, version: version + 1 } })
    expect(idsIn(answer?.body ?? { items: [] })).toEqual(ids)
    expect(await read(list)).toEqual(answer?.body)
    expect(answer?.body.items.every(({ name, isShown }) => name && isShown)).toBe(true)
    expect(await shown()).toEqual(ids)
  })

  test('that another editor has changed is a 409 with its current state', async () => {
    const { version } = await read(list)
    const [first = ''] = CHOICES[kind]()
    await save(path, { [field]: [first], version })
    const { status, body } = await save(path, { [field]: [], version })
    expect({ status, current: (body as { current: List }).current }).toEqual({
      status: 409,
      current: await read(list),
    })
    expect(await shown()).toEqual([first])
    // Other programs name the list in its field, without a version (rule 18.3).
    expect(await save(path, { [field]: [] })).toMatchObject({ status: 200, body: { items: [] } })
    expect(await shown()).toEqual([])
  })

  test.each<[string, () => unknown, string]>([
    [
      'what is not there',
      () => [CHOICES[kind]()[0], UNKNOWN_ID],
      '2. stavka popisa više ne postoji.',
    ],
    ['the same twice', () => Array(2).fill(CHOICES[kind]()[0]), 'Isto je odabrano dvaput.'],
    ['no list', () => 'sve', 'Ovdje mora stajati popis.'],
    ['what is no id', () => ['x'], 'Oznaka nije ispravna.'],
    ['a number', () => [1], 'Vrijednost nije ispravna.'],
    ['no field', () => undefined, 'Obavezno polje.'],
  ])('refuses %s', async (_, value, sentence) => {
    const before = await read(list)
    expect(await save(path, { [field]: value() })).toEqual(invalidAnswer({ [field]: [sentence] }))
    expect(await read(list)).toEqual(before)
  })

  test('refuses too many', async () => {
    const many = Array.from({ length: 31 }, () => uuidv7())
    const { status, body } = await save(path, { [field]: many })
    expect(status).toBe(400)
    expect(body).toMatchObject({ fields: { [field]: [expect.stringContaining('najviše')] } })
  })
})

test('the log has an editor’s choice, before and after', async () => {
  const { _id } = await read('trending')
  await save('trending', { trending: [ohm] })
  await save('trending', { trending: [egypt, ohm] })
  const entries = await db()
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(sql`record_table = 'site_lists' and record_id = ${_id}`)
    .orderBy(sql`id desc`)
    .limit(1)
  expect(entries).toEqual([{ before: { items: [ohm] }, after: { items: [egypt, ohm] } }])
})

test('earlier items of a list have their names, for the history view', async () => {
  await save('trending', { trending: [ohm] })
  await save('trending', { trending: [egypt] })
  const { items, known } = (await read('trending')) as List & { known: Item[] }
  expect(idsIn({ items })).toEqual([egypt])
  expect(known.find(({ _id }) => _id === ohm)?.name).toContain('Ohmov zakon')
})

test('a draft of a lesson stays on its list, hidden until it is published', async () => {
  const publish = (isPublished: boolean) =>
    db().execute(sql`update all_lessons set is_published = ${isPublished} where id = ${ohm}`)
  await save('fresh', { fresh: [ohm] })
  await publish(false)
  expect((await dynamicContent()).fresh).toEqual([])
  expect((await read('fresh')).items).toMatchObject([{ _id: ohm, isShown: false }])
  await publish(true)
  expect((await dynamicContent()).fresh).toHaveLength(1)
})

// 'PUT /api/dynamic-content/highlighted-lessons'
describe('highlighted lessons', () => {
  const highlight = (...highlightedGradeLessons: object[]) =>
    save('highlighted-lessons', { highlightedGradeLessons })

  test('belong to one grade each, in the editors’ order', async () => {
    const chosen = [
      { grade: '8-razred', lessons: [ohm] },
      { grade: '5-razred', lessons: [egypt] },
    ]
    expect((await highlight(...chosen)).status).toBe(200)
    expect((await dynamicContent()).highlightedGradeLessons).toEqual(chosen)
    const { items } = await read('highlightedGradeLessons')
    expect(items.map(({ grade }) => grade)).toEqual(['8-razred', '5-razred'])
  })

  test.each<[string, object[]]>([
    ['a lesson of another grade', [{ grade: '5-razred', lessons: [ohm] }]],
    ['a grade that is not there', [{ grade: '9-razred', lessons: [ohm] }]],
    ['a lesson twice', Array(2).fill({ grade: '8-razred', lessons: [ohm] }) as object[]],
    ['a lesson that is not there', [{ grade: '8-razred', lessons: [UNKNOWN_ID] }]],
  ])('refuse %s', async (_, wanted) => {
    const before = await read('highlightedGradeLessons')
    expect(await highlight(...wanted)).toMatchObject({
      status: 400,
      body: { fields: { highlightedGradeLessons: [expect.any(String)] } },
    })
    expect(await read('highlightedGradeLessons')).toEqual(before)
  })
})

// 'PUT /api/dynamic-content/sponsors'
test('best friends and friends are saved at once, both or none', async () => {
  const [first, second] = sponsors
  const { status, body } = await save('sponsors', { bestFriends: [first], friends: [second] })
  expect(status).toBe(200)
  const both: { bestFriends: List; friends: List } = body
  expect([idsIn(both.bestFriends), idsIn(both.friends)]).toEqual([[first], [second]])
  const refused = await save('sponsors', { bestFriends: [], friends: [UNKNOWN_ID] })
  expect(refused).toEqual(invalidAnswer({ friends: ['1. stavka popisa više ne postoji.'] }))
  expect(idsIn(await read('bestFriends'))).toEqual([first])
})

test('a hidden item stays in its list for editors, and is shown again with it', async () => {
  await save('fresh', { fresh: [egypt, ohm] })
  const hide = (isActive: boolean) =>
    db().execute(sql`update grades set is_active = ${isActive} where slug = '5-razred'`)
  await hide(false)
  expect((await dynamicContent()).fresh.map(({ _id }) => _id)).toEqual([ohm])
  expect((await read('fresh')).items).toMatchObject([
    { _id: egypt, isShown: false },
    { _id: ohm, isShown: true },
  ])
  await hide(true)
  expect((await dynamicContent()).fresh.map(({ _id }) => _id)).toEqual([egypt, ohm])
})

// 'GET /api/dynamic-content/choices/lessons', 'GET /api/dynamic-content/choices/questions'
describe('available items', () => {
  const choices = async (kind: string, query: string) =>
    ((await asks('GET', `/dynamic-content/choices/${kind}?${query}`)).body as { items: Item[] })
      .items

  test('lessons are found by title and listed with their place, in one grade or in all', async () => {
    const [found] = await choices('lessons', 'search=ohmov')
    expect(found).toMatchObject({ _id: ohm, name: 'Ohmov zakon · Fizika, 8. razred' })
    expect(await choices('lessons', 'search=ohmov&grade=5-razred')).toEqual([])
  })

  test('questions are found by text', async () => {
    const { rows } = await db().execute<{ text: string }>(
      sql`select text from questions where id = ${questions[0]}`,
    )
    const search = encodeURIComponent(rows[0]?.text.slice(0, 60) ?? '')
    expect(idsIn({ items: await choices('questions', `search=${search}`) })).toContain(questions[0])
  })
})

// 'GET /api/admin/dnevnik', 'GET /api/admin/nacrti'
test.each<[SiteListName, string, string]>([
  ['trending', 'Popularne lekcije', '/admin/trending'],
  ['fresh', 'Nove lekcije', '/admin/fresh'],
  ['highlightedGradeLessons', 'Istaknute lekcije', '/admin/istaknute-lekcije'],
  ['highlightedQuestions', 'Istaknuta pitanja', '/admin/istaknuta-pitanja'],
  ['cardsSponsor', 'Mjesto u karticama', '/admin/partneri?list=cardsSponsor'],
])('a draft and a log entry of %s link to its page', async (list, title, href) => {
  const editor = await newAdmin()
  const { _id } = await read(list)
  const draft = { title, values: { [list]: [] }, base: { [list]: [] } }
  await editor.asks('PUT', `/admin/nacrti/site_lists/${_id}`, draft)
  expect((await editor.asks('GET', '/admin/nacrti')).body).toMatchObject([{ title, href }])
  await db()
    .insert(auditLog)
    .values({
      ...{ adminEmail: editor.email, action: 'record-update', recordTable: 'site_lists' },
      ...{ recordId: _id, recordTitle: list },
    })
  const { body } = await editor.asks('GET', `/admin/dnevnik?admin=${editor.email}`)
  expect(body).toMatchObject({ items: [{ title, href, noun: 'Popis' }] })
})
