import { sql } from 'drizzle-orm'
import { NextRequest } from 'next/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { GET as shortLink } from '@/app/k/[slug]/route'
import { GET as sitemap } from '@/app/sitemap.xml/route'
import { FORMER_SLUG_MESSAGE } from '@/lib/platform/admin/unique-slug'
import { currentPathFinder } from '@/lib/platform/cache/former-paths'
import { gonePathChecker } from '@/lib/platform/cache/gone-paths'
import { formerContentLookups } from '@/lib/content/curriculum/former-addresses'
import { db } from '@/lib/platform/db/client'
import { deletedPageLookups } from '@/lib/editing/records/gone'
import { emptyTree } from '@/lib/editing/transfer/import/model'
import { withCurrentSlugs } from '@/lib/editing/transfer/import/current-slugs'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { callForAnswer, callForBody, invalidAnswer } from '../../support/call'

type Made = { _id: string; version: number; slug: string; below: { sentence: string } }

let asks: AdminCalls
let tree: Record<'subject' | 'otherSubject' | 'book' | 'otherBook' | 'unit' | 'otherUnit', Made>

const make = async (path: string, body: object): Promise<Made> => {
  const answer = await asks('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

const lessonFields = (changes: object = {}) => ({
  ...{ title: 'Skakač', summary: 'Kako skače.', keywords: [], script: '# Skakač\n\nSkače.' },
  ...{ unit: tree.unit._id, isPublished: true, cards: [], checks: [], ...changes },
})

beforeAll(async () => {
  ;({ asks } = await newAdmin())
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from grades where slug in ('3-razred', '4-razred') order by slug`,
  )
  const [third, fourth] = rows.map(({ id }) => id)
  const subject = await make('/subjects', { name: 'Šah', area: 'matematika', grade: third })
  const otherSubject = await make('/subjects', { name: 'Go', area: 'matematika', grade: fourth })
  const bookOf = ({ _id }: Made, name: string) =>
    make('/literature', { name, description: 'Igre.', subject: _id })
  const book = await bookOf(subject, 'Šah za početnike')
  const otherBook = await bookOf(otherSubject, 'Go za početnike')
  const unitOf = ({ _id }: Made, name: string) =>
    make('/units', { name, description: '', literature: _id })
  tree = {
    ...{ subject, otherSubject, book, otherBook },
    unit: await unitOf(book, 'Figure'),
    otherUnit: await unitOf(otherBook, 'Kamenčići'),
  }
})

const leads = (path: string) => currentPathFinder(formerContentLookups)(path)
const isGone = (path: string) => gonePathChecker(deletedPageLookups)(path)

async function shortPath(slug: string) {
  const request = new Request(`http://localhost:3000/k/${slug}`)
  const { status, headers } = await shortLink(request, { params: Promise.resolve({ slug }) })
  expect([status, headers.get('cache-control')]).toEqual([307, 'no-store'])
  return headers.get('location')
}

/** Every slugged kind, with a form for a new record under another name. */
const KINDS: Record<string, { path: string; fields: () => object }> = {
  subject: {
    path: '/subjects',
    fields: () => ({ name: 'Dama', area: 'matematika', grade: null }),
  },
  literature: {
    path: '/literature',
    fields: () => ({ name: 'Dama', description: 'Igre.', subject: tree.subject._id }),
  },
  unit: {
    path: '/units',
    fields: () => ({ name: 'Dama', description: '', literature: tree.book._id }),
  },
  lesson: { path: '/lessons', fields: () => lessonFields({ title: 'Dama' }) },
  post: {
    path: '/admin/blogovi',
    fields: () => ({ title: 'Dama', summary: 'S.', text: 'T.', image: '', isPublished: true }),
  },
  quiz: {
    path: '/admin/zabavni-kvizovi',
    fields: () => ({ title: 'Dama', description: 'D.', icon: 'zivotinje', isPublished: false }),
  },
}

async function saveContent(path: string, fields: object, { _id }: Made, slug: string) {
  const { version } = (await asks('GET', `${path}/${_id}`)).body as Made
  return asks('PUT', `${path}/${_id}`, { ...fields, slug, version })
}

describe.each(Object.entries(KINDS))('the address of a %s', (kind, { path, fields }) => {
  const grade = sql`select id from grades where slug = '3-razred'`
  const form = async () => {
    if (kind !== 'subject') return fields()
    const { rows } = await db().execute<{ id: string }>(grade)
    return { ...fields(), grade: rows[0]?.id }
  }

  test('is never given to another record, but back to its own', async () => {
    const sent = await form()
    const first = await make(path, { ...sent, slug: 'dama' })
    expect(first.slug).toBe('dama')
    for (const slug of ['dama-na-ploci', 'dama-na-stolu'])
      expect(await saveContent(path, sent, first, slug)).toMatchObject({ status: 200 })
    // A name gets a free address; typing this one is rejected.
    const second = await make(path, sent)
    expect(second.slug).toBe('dama-2')
    const refused = invalidAnswer({ slug: [FORMER_SLUG_MESSAGE] })
    for (const slug of ['dama', 'Dama', 'dama-na-ploci']) {
      expect(await asks('POST', path, { ...sent, slug })).toEqual(refused)
      expect(await saveContent(path, sent, second, slug)).toEqual(refused)
    }
    const back = await saveContent(path, sent, first, 'dama')
    expect(back).toMatchObject({ status: 200, body: { slug: 'dama' } })
    expect(await saveContent(path, sent, second, 'dama-na-ploci')).toEqual(refused)
  })
})

test('a reassigned address stays with its new owner when the first record returns', async () => {
  const first = { name: 'Mlin', description: 'Igre.', subject: tree.subject._id }
  const made = await make('/literature', { ...first, slug: 'mlin' })
  await saveContent('/literature', first, made, 'mlin-na-ploci')
  const { below } = (await asks('GET', `/literature/${made._id}`)).body as Made
  const seen = new URLSearchParams({ seen: below.sentence })
  expect(await asks('DELETE', `/literature/${made._id}?${seen}`)).toMatchObject({ status: 200 })
  const second = { ...first, name: 'Novi mlin' }
  const owner = await make('/literature', { ...second, slug: 'mlin' })
  const bin = (await asks('GET', '/admin/kos')).body as { items: { _id: string; title: string }[] }
  const entry = bin.items.find(({ title }) => title === 'Mlin')
  expect(await asks('POST', `/admin/kos/${entry?._id}`, {})).toMatchObject({ status: 200 })
  // A form sends the address it has shown.
  expect(await saveContent('/literature', second, owner, 'mlin')).toMatchObject({
    status: 200,
    body: { slug: 'mlin' },
  })
  await db().execute(sql`update literature set slug = slug where id = ${owner._id}`)
  const named = {
    ...emptyTree(),
    literature: [{ slug: 'mlin', subject: 'sah', name: 'Novi mlin', description: '', position: 1 }],
  }
  expect(await withCurrentSlugs(db(), named)).toEqual(named)
  // Addresses that only the first record had still redirect to it.
  const leftOver = await saveContent('/literature', first, made, 'mlin-opet')
  expect(leftOver).toMatchObject({ status: 200 })
  expect(await asks('POST', '/literature', { ...second, slug: 'mlin-na-ploci' })).toEqual(
    invalidAnswer({ slug: [FORMER_SLUG_MESSAGE] }),
  )
})

test('the database itself rejects a former slug', async () => {
  const lesson = await make('/lessons', lessonFields({ title: 'Kraljica' }))
  await saveContent('/lessons', lessonFields({ title: 'Kraljica' }), lesson, 'kraljica-druga')
  const other = await make('/lessons', lessonFields({ title: 'Kralj' }))
  const take = db().execute(sql`update all_lessons set slug = 'kraljica' where id = ${other._id}`)
  await expect(take).rejects.toThrow()
})

test('a moved lesson, unit or textbook redirects from all former places', async () => {
  const lesson = await make('/lessons', lessonFields({ title: 'Top' }))
  const first = '/3-razred/sah-za-pocetnike/top'
  expect(await leads(first)).toBeNull()
  await asks('PUT', `/units/${tree.otherUnit._id}/lessons`, { lessonId: lesson._id })
  const moved = '/4-razred/go-za-pocetnike/top'
  expect(await leads(`${first}/kwiz`)).toBe(`${moved}/kwiz`)
  expect(await leads('/3-razred/go-za-pocetnike/top')).toBe(moved)
  expect(await leads('/5-razred/go-za-pocetnike/top')).toBeNull()
  await asks('PUT', `/literature/${tree.book._id}/units`, { unitId: tree.otherUnit._id })
  expect(await leads(moved)).toBe(first)
  expect(await leads(first)).toBeNull()
  await asks('PUT', `/literature/${tree.otherBook._id}/units`, { unitId: tree.otherUnit._id })
  await asks('PUT', `/subjects/${tree.subject._id}/literature`, {
    literatureId: tree.otherBook._id,
  })
  expect(await leads(first)).toBe('/3-razred/go-za-pocetnike/top')
  expect(await leads('/4-razred/go-za-pocetnike')).toBe('/3-razred/go-za-pocetnike')
  await asks('PUT', `/subjects/${tree.otherSubject._id}/literature`, {
    literatureId: tree.otherBook._id,
  })
  expect(await shortPath('top')).toBe(moved)
})

test('a deleted place is remembered: its former content redirects', async () => {
  const unit = await make('/units', {
    ...{ name: 'Otvaranja', description: '', literature: tree.otherBook._id },
  })
  const lesson = await make('/lessons', lessonFields({ title: 'Lovac', unit: unit._id }))
  await asks('PUT', `/units/${tree.unit._id}/lessons`, { lessonId: lesson._id })
  const { sentence } = ((await asks('GET', `/units/${unit._id}`)).body as Made).below
  const removed = await asks(
    'DELETE',
    `/units/${unit._id}?${new URLSearchParams({ seen: sentence })}`,
  )
  expect(removed.status, JSON.stringify(removed.body)).toBe(200)
  expect(await leads('/4-razred/go-za-pocetnike/lovac')).toBe('/3-razred/sah-za-pocetnike/lovac')
})

test('short links redirect from every former slug in one step', async () => {
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from grades where slug = '3-razred'`,
  )
  const lesson = await make('/lessons', lessonFields({ title: 'Pješak' }))
  const unit = { name: 'Figure', description: '', literature: tree.book._id }
  const book = { name: 'Šah za početnike', description: 'Igre.', subject: tree.subject._id }
  const subject = { name: 'Šah', area: 'matematika', grade: rows[0]?.id }
  const rename = async () => {
    await saveContent('/lessons', lessonFields({ title: 'Pješak' }), lesson, 'pjesaci')
    await saveContent('/units', unit, tree.unit, 'sve-figure')
    await saveContent('/literature', book, tree.book, 'knjiga-saha')
    await saveContent('/subjects', subject, tree.subject, 'sahovski')
  }
  await rename()
  const now = '/3-razred/knjiga-saha'
  expect(await shortPath('pjesak')).toBe(`${now}/pjesaci`)
  expect(await shortPath('figure')).toBe(`${now}#sve-figure`)
  expect(await shortPath('sah-za-pocetnike')).toBe(now)
  expect(await shortPath('sah')).toBe('/3-razred#sahovski')
  await saveContent('/units', unit, tree.unit, 'figure')
  await saveContent('/literature', book, tree.book, 'sah-za-pocetnike')
  await saveContent('/subjects', subject, tree.subject, 'sah')
  expect(await shortPath('sve-figure')).toBe('/3-razred/sah-za-pocetnike#figure')
})

test('requests by former slugs return the current slug', async () => {
  const post = KINDS.post?.fields() ?? {}
  const made = await make('/admin/blogovi', { ...post, title: 'Matovi' })
  await saveContent('/admin/blogovi', post, made, 'mat-u-dva-poteza')
  expect(await callForBody('GET', '/blogs/matovi')).toMatchObject({ slug: 'mat-u-dva-poteza' })
  await db().execute(
    sql`update fun_quizzes set slug = 'put-u-svemir' where slug = 'putovanje-svemirom'`,
  )
  const quiz = await callForBody<{ questions: { _id: string }[] }>(
    'GET',
    '/zabavni-kwizovi/putovanje-svemirom',
  )
  expect(quiz).toMatchObject({ slug: 'put-u-svemir' })
  const judged = await callForAnswer('POST', '/zabavni-kwizovi/putovanje-svemirom/odgovor', {
    body: { questionId: quiz.questions[0]?._id, answer: { kind: 'true-false', value: true } },
  })
  expect(judged.status).not.toBe(404)
  const board = await callForAnswer('GET', '/zabavni-kwizovi/putovanje-svemirom/ljestvica')
  expect(board.status).toBe(200)
  expect((await callForAnswer('GET', '/zabavni-kwizovi/nikad')).status).toBe(404)
  await db().execute(
    sql`update fun_quizzes set slug = 'putovanje-svemirom' where slug = 'put-u-svemir'`,
  )
})

test('the sitemap lists no former address', async () => {
  const title = 'Gambit'
  const lesson = await make('/lessons', lessonFields({ title }))
  await saveContent('/lessons', lessonFields({ title }), lesson, 'damin-gambit')
  const answer = await sitemap(new NextRequest('http://localhost/sitemap.xml'))
  const xml = await answer.text()
  expect(xml).toContain('/3-razred/sah-za-pocetnike/damin-gambit<')
  const { rows } = await db().execute<{ slug: string }>(sql`
    select slug from former_slugs where kind <> 'units' and kind <> 'subjects' and not exists (
      select slug from lessons where lessons.slug = former_slugs.slug
      union select slug from blog_posts where blog_posts.slug = former_slugs.slug
      union select slug from literature where literature.slug = former_slugs.slug
      union select slug from fun_quizzes where fun_quizzes.slug = former_slugs.slug
      union select slug from questions where questions.slug = former_slugs.slug)`)
  expect(rows.length).toBeGreaterThan(10)
  const named = rows.filter(({ slug }) => new RegExp(`/${slug}[</]`).test(xml))
  expect(named).toEqual([])
})

test('a deleted record is gone at all its addresses', async () => {
  const title = 'Rokada'
  const lesson = await make('/lessons', lessonFields({ title }))
  await saveContent('/lessons', lessonFields({ title }), lesson, 'mala-rokada')
  await asks('PUT', `/units/${tree.otherUnit._id}/lessons`, { lessonId: lesson._id })
  const paths = [
    '/3-razred/sah-za-pocetnike/rokada',
    '/3-razred/sah-za-pocetnike/mala-rokada/kwiz',
    '/4-razred/go-za-pocetnike/rokada',
    '/4-razred/go-za-pocetnike/mala-rokada',
  ]
  for (const path of paths) expect(await isGone(path), path).toBe(false)
  const { below } = (await asks('GET', `/lessons/${lesson._id}`)).body as Made
  const seen = new URLSearchParams({ seen: below.sentence })
  expect(await asks('DELETE', `/lessons/${lesson._id}?${seen}`)).toMatchObject({ status: 200 })
  for (const path of paths) {
    expect(await isGone(path), path).toBe(true)
    expect(await leads(path), path).toBeNull()
  }
  expect(await isGone('/5-razred/go-za-pocetnike/rokada')).toBe(false)
  // Still reserved: the bin may restore it.
  expect(await asks('POST', '/lessons', lessonFields({ slug: 'rokada' }))).toEqual(
    invalidAnswer({ slug: [FORMER_SLUG_MESSAGE] }),
  )
  await db().execute(sql`delete from all_lessons where id = ${lesson._id}`)
  for (const path of paths) expect(await isGone(path), path).toBe(true)
})
