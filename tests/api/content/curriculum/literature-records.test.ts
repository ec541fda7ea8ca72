import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'
import { callForBody } from '../../support/call'

type Item = { _id: string; name: string; slug: string; position: number; version: number }
type Page = { items: Item[]; total: number; page: number; pages: number }
type Subject = { _id: string; grade: { _id: string; name: string } }

let asks: AdminCalls
let subjects: Subject[]
const NAMES = ['Čarobna', 'Cvijet', 'Ćup', 'Džep', 'Đak', 'Dan', 'Ljeto', 'Luk']

beforeAll(async () => {
  ;({ asks } = await newAdmin())
  subjects = (await asks('GET', '/subjects')).body
  for (const name of NAMES) await newBook({ name: `${name} proba` })
})

const form = (changes: object = {}) => ({
  name: 'Proba',
  description: 'Opis.',
  subject: subjects[0]?._id,
  ...changes,
})
const newBook = async (changes: object) =>
  (await asks('POST', '/literature', form(changes))).body as Item & Record<string, unknown>

const list = async (query: Record<string, string | number> = {}): Promise<Page> => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`]))
  const { status, body } = await asks('GET', `/literature?${search}`)
  expect(status).toBe(200)
  return body
}
const namesOf = ({ items }: Page) => items.map(({ name }) => name.replace(' proba', ''))

// 'GET /api/literature', 'GET /api/subjects', 'POST /api/literature'
describe('the list', () => {
  test('sorts in Croatian order, ascending and descending', async () => {
    const query = { search: 'proba', sort: 'name' }
    const sorted = ['Cvijet', 'Čarobna', 'Ćup', 'Dan', 'Džep', 'Đak', 'Luk', 'Ljeto']
    expect(namesOf(await list(query))).toEqual(sorted)
    expect(namesOf(await list({ ...query, direction: 'desc' }))).toEqual(sorted.toReversed())
  })

  test.each([
    ['carob', ['Čarobna']],
    ['DAK', ['Đak']],
    ['ĐaK prob', ['Đak']],
    ['proba cup', ['Ćup']],
    ['%', []],
    ['_uk', []],
    ['nema-ga', []],
  ])('a search for „%s” finds %j', async (search, names) => {
    expect(namesOf(await list({ search }))).toEqual(names)
  })

  test('returns pages without gaps or duplicates', async () => {
    const all = await list({ size: 500 })
    expect(all.total).toBe(all.items.length)
    const pages = Math.ceil(all.total / 3)
    const found: Item[] = []
    for (let page = 1; page <= pages; page += 1) {
      const one = await list({ size: 3, page, sort: 'position' })
      expect(one).toMatchObject({ total: all.total, page, pages })
      found.push(...one.items)
    }
    const ids = (items: Item[]) => items.map(({ _id }) => _id).sort()
    expect(ids(found)).toEqual(ids(all.items))
  })

  test('returns the last page for a number after it', async () => {
    const { page, pages, items } = await list({ size: 5, page: 900 })
    expect(page).toBe(pages)
    expect(items.length).toBeGreaterThan(0)
  })

  test('filters by grade and by subject', async () => {
    const { rows } = await db().execute<{ grade: string; subject: string; count: string }>(
      sql`select s.grade_id as grade, s.id as subject, count(*) from literature b
        join subjects s on s.id = b.subject_id group by 1, 2`,
    )
    const [one] = rows
    const ofGrade = rows.filter(({ grade }) => grade === one?.grade)
    const sum = ofGrade.reduce((total, { count }) => total + Number(count), 0)
    expect(await list({ grade: one?.grade ?? '' })).toMatchObject({ total: sum })
    expect(await list({ subject: one?.subject ?? '' })).toMatchObject({ total: Number(one?.count) })
  })

  test.each([
    'size=501',
    'size=0',
    'page=0',
    'page=x',
    'sort=id',
    'sort=__proto__',
    'direction=up',
  ])('refuses %s', async (query) => {
    expect((await asks('GET', `/literature?${query}`)).status).toBe(400)
  })

  test('contains no undeclared fields', async () => {
    const [item] = (await list()).items
    expect(Object.keys(item ?? {}).sort()).toEqual(
      ['_id', 'description', 'gradeName', 'lessonCount', 'name', 'position', 'slug', 'subject']
        .concat('subjectName', 'unitCount', 'version')
        .sort(),
    )
  })
})

// 'GET /api/literature/{id}', 'PUT /api/literature/{id}', 'DELETE /api/literature/{id}'
describe('an address', () => {
  test('is derived from the name or from the typed text, and is unique', async () => {
    const slugs = []
    for (const changes of [
      { name: 'Što žubori?' },
      { name: 'Što žubori' },
      { name: 'Drugo', slug: 'Što žubori' },
      { name: 'Treće', slug: '' },
    ])
      slugs.push((await newBook(changes)).slug)
    expect(slugs).toEqual(['sto-zubori', 'sto-zubori-2', 'sto-zubori-3', 'trece'])
  })

  test('stays with its textbook when it is saved again', async () => {
    const { _id, version, slug } = await newBook({ name: 'Stalna' })
    const path = `/literature/${_id}`
    const renamed = await asks('PUT', path, form({ name: 'Preimenovana', version }))
    expect(renamed.body).toMatchObject({ slug })
    const typed = form({ name: 'Preimenovana', slug, version: version + 1 })
    expect((await asks('PUT', path, typed)).body).toMatchObject({ slug, version: version + 1 })
  })

  test('needs a letter or digit', async () => {
    expect(await asks('POST', '/literature', form({ name: '!?' }))).toMatchObject({
      status: 400,
      body: { fields: { slug: ['Adresa treba barem jedno slovo ili znamenku.'] } },
    })
  })

  // 'POST /api/utils/generate-unique-slug'
  test.each([
    ['lesson', 'Nova lekcija', 'nova-lekcija'],
    ['unit', 'Nova cjelina', 'nova-cjelina'],
    ['literature', 'Vremeplov 5', 'vremeplov-5-2'],
    ['subject', 'Nova povijest', 'nova-povijest'],
    ['post', 'Novi članak', 'novi-clanak'],
    ['funQuiz', 'Novi kviz', 'novi-kviz'],
  ])('is offered for a %s „%s”: %s', async (modelType, baseSlug, slug) => {
    const body = { modelType, baseSlug }
    expect(await asks('POST', '/utils/generate-unique-slug', body)).toEqual({
      status: 200,
      body: { slug },
    })
  })

  test('is offered to its own textbook again', async () => {
    const { _id } = await newBook({ name: 'Vlastita adresa' })
    const body = { modelType: 'literature', baseSlug: 'Vlastita adresa' }
    const offered = async (more: object) =>
      (await asks('POST', '/utils/generate-unique-slug', { ...body, ...more })).body
    expect(await offered({})).toEqual({ slug: 'vlastita-adresa-2' })
    expect(await offered({ _id })).toEqual({ slug: 'vlastita-adresa' })
  })

  test('concurrent creations get different addresses', async () => {
    const made = await Promise.all([1, 2, 3].map(() => newBook({ name: 'Istodobna' })))
    const slugs = made.map(({ slug }) => slug).sort()
    expect(slugs).toEqual(['istodobna', 'istodobna-2', 'istodobna-3'])
  })
})

test('creating a textbook again after a lost response changes the same record', async () => {
  const _id = uuidv7()
  const first = await newBook({ _id, name: 'Izgubljena' })
  const again = await newBook({ _id, name: 'Izgubljena' })
  const changed = await newBook({ _id, name: 'Nađena' })
  expect([first._id, again]).toEqual([_id, first])
  expect(changed).toMatchObject({ _id, name: 'Nađena', slug: 'nadena' })
})

test('a new textbook comes last in its subject', async () => {
  const { position } = await newBook({ name: 'Zadnja' })
  expect((await newBook({ name: 'Još zadnja' })).position).toBe(position + 1)
})

describe('cache tags', () => {
  const gradeSlug = (subject: Subject | undefined) =>
    `grade:${(subject?.grade.name ?? '').replace('. ', '-')}`
  const always = (slug: string) => ['lists', gradeSlug(subjects[0]), `book:${slug}`]

  test.each<[string, object, (slug: string) => string[]]>([
    ['a description', { description: 'Nova.' }, () => []],
    ['a name', { name: 'Novo ime' }, (slug) => [`names:${slug}`]],
    ['a position', { position: 77 }, () => []],
    [
      'an address',
      { slug: 'nova-adresa' },
      (slug) => ['addresses', `names:${slug}`, 'book:nova-adresa', 'names:nova-adresa'],
    ],
  ])('after changing %s, only affected pages are renewed', async (_, changes, more) => {
    const { _id, version, name, slug, position } = await newBook({ name: 'Probna knjiga' })
    const body = form({ name, slug, position, version, ...changes })
    const tags = await collectAnnouncedTags(() => asks('PUT', `/literature/${_id}`, body))
    expect(tags.sort()).toEqual([...always(slug), ...more(slug)].sort())
  })

  test('after a move, both grades are renewed', async () => {
    const there = subjects.find(({ grade }) => grade._id !== subjects[0]?.grade._id)
    const { _id, version, name, slug, position } = await newBook({ name: 'Seli' })
    const body = form({ name, slug, position, version, subject: there?._id })
    const tags = await collectAnnouncedTags(() => asks('PUT', `/literature/${_id}`, body))
    const expected = [...always(slug), gradeSlug(there), `names:${slug}`, 'addresses']
    expect(tags.sort()).toEqual(expected.sort())
  })
})

test('lessons are found by the new name of their textbook, and no longer by the old one', async () => {
  const { rows } = await db().execute<{
    id: string
    name: string
    subject: string
    version: number
  }>(
    sql`select id, name, subject_id as subject, version from literature where slug = 'vremeplov-5'`,
  )
  const { id = '', name = '', subject, version } = rows[0] ?? {}
  const find = (query: string) =>
    callForBody<{ literatureName: string }[]>('POST', '/lessons/search', { body: { query } })
  const inBook = async (query: string, book: string) =>
    (await find(query)).filter(({ literatureName }) => literatureName === book)
  const before = await inBook(name, name)
  expect(before.length).toBeGreaterThan(0)
  const renamed = { name: 'Kronometar', description: 'Opis.', subject, version }
  expect((await asks('PUT', `/literature/${id}`, renamed)).status).toBe(200)
  expect(await inBook('kronometar', 'Kronometar')).toHaveLength(before.length)
  expect(await inBook(name, name)).toEqual([])
})
