import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { newAdmin } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'
import { callForAnswer } from '../../support/call'

type Lesson = {
  _id: string
  version: number
  slug: string
  href: string | null
  cards: object[]
  checks: object[]
}

const { asks } = await newAdmin()
const made = async <One>(path: string, body: object): Promise<One> => {
  const { status, body: one } = await asks('POST', path, body)
  expect(status).toBe(200)
  return one
}
type Made = { _id: string; version: number; slug: string; position: number }

const { rows } = await db().execute<{ id: string }>(
  sql`select id from grades where slug = '3-razred'`,
)
const grade = rows[0]?.id ?? ''
const subject = await made<Made>('/subjects', { name: 'Šah', area: 'matematika', grade })
const book = await made<Made>('/literature', {
  ...{ name: 'Šah za početnike', description: 'Prvi potezi.', subject: subject._id },
})
const unit = await made<Made>('/units', { name: 'Figure', description: '', literature: book._id })

const form = (changes: object = {}) => ({
  ...{ title: 'Skakač', summary: 'Kako se kreće skakač.', keywords: ['konj'], unit: unit._id },
  ...{ isPublished: false, cards: [], checks: [], ...changes },
})
const SCRIPT = '# Skakač\n\nSkače u obliku slova **L**.'
const newLesson = (changes: object = {}) => made<Lesson>('/lessons', form(changes))
const save = ({ _id, version }: Lesson, changes: object) =>
  asks('PUT', `/lessons/${_id}`, { ...form(changes), version })
/** The textbook's lessons that the public sees. */
const shown = async () => {
  const { body } = await callForAnswer('GET', `/literature/${book._id}/cjeline`)
  return (body as { lessons: { _id: string }[] }[]).flatMap(({ lessons }) =>
    lessons.map(({ _id }) => _id),
  )
}

describe('POST /api/lessons', () => {
  test('creates a draft that only editors see and that renews no page', async () => {
    let draft: Lesson | undefined
    const announced = await collectAnnouncedTags(async () => {
      draft = await newLesson({ title: 'Top', script: SCRIPT })
    })
    expect(announced).toEqual([])
    expect(draft).toMatchObject({ slug: 'top', href: null, version: 1 })
    expect(await shown()).not.toContain(draft?._id)
    const search = await callForAnswer('POST', '/lessons/search', { body: { query: 'Top' } })
    expect(JSON.stringify(search.body)).not.toContain(draft?._id)
    expect((await callForAnswer('GET', `/lessons/${draft?._id}/questions`)).status).toBe(404)
  })

  test('refuses to publish a lesson without summary or script', async () => {
    const { _id } = await newLesson({ title: 'Lovac', summary: '' })
    const refusal = async (changes: object) => {
      const { status, body } = await asks('POST', '/lessons', form(changes))
      return [status, (body as { fields: object }).fields]
    }
    expect(await refusal({ isPublished: true, summary: '' })).toEqual([
      400,
      { summary: ['Prije objave upiši sažetak.'] },
    ])
    expect(await refusal({ isPublished: true })).toEqual([
      400,
      {
        isPublished: [
          'Bez skripte lekcija ne može biti objavljena. Nova se prvo spremi neobjavljena, a skripta se piše u izborniku Skripte.',
        ],
      },
    ])
    expect(await asks('PUT', `/lessons/${_id}/published`, { isPublished: true })).toMatchObject({
      status: 400,
    })
  })
})

describe('PUT /api/lessons/{id}', () => {
  test('publishing makes a lesson visible, searchable and listed at the next request', async () => {
    const draft = await newLesson({ title: 'Kraljica', script: SCRIPT })
    const announced = await collectAnnouncedTags(async () => {
      const { body } = await save(draft, { title: 'Kraljica', isPublished: true })
      expect(body).toMatchObject({ href: `/3-razred/${book.slug}/kraljica` })
    })
    expect(announced).toEqual(
      expect.arrayContaining([
        'addresses',
        `book:${book.slug}`,
        `order:${book.slug}`,
        'grade:3-razred',
      ]),
    )
    expect(await shown()).toContain(draft._id)
    const search = await callForAnswer('POST', '/lessons/search', { body: { query: 'kraljica' } })
    expect(JSON.stringify(search.body)).toContain(draft._id)
  })

  test('keeps the ids of cards and open questions whose texts were corrected', async () => {
    const check = (prompt: string) => ({
      ...{ prompt, modelAnswer: 'Odgovor.' },
      keyPoints: [{ point: 'Jedno' }, { point: 'Drugo', words: ['drugo'] }],
    })
    const cards = [
      { front: 'A', back: '1' },
      { front: 'B', back: '2' },
    ]
    const lesson = await newLesson({ title: 'Pješak', cards, checks: [check('Zašto?')] })
    expect(lesson).toMatchObject({ cards, checks: [check('Zašto?')] })
    const ids = async (table: string, key: string) => {
      const { rows } = await db().execute<{ key: string; id: string }>(
        sql`select ${sql.identifier(key)} as key, id from ${sql.identifier(table)}
          where lesson_id = ${lesson._id} order by position`,
      )
      return rows
    }
    const before = {
      cards: await ids('cards', 'front'),
      checks: await ids('check_questions', 'prompt'),
    }
    const swapped = [
      { front: 'B', back: '2' },
      { front: 'A', back: 'jedan' },
      { front: 'C', back: '3' },
    ]
    const { body } = await save(lesson, {
      ...{ title: 'Pješak', cards: swapped, checks: [check('Zašto baš?')] },
    })
    expect(body).toMatchObject({ cards: swapped, checks: [check('Zašto baš?')] })
    const idOf = (front: string) => before.cards.find(({ key }) => key === front)?.id
    const after = await ids('cards', 'front')
    expect(after.slice(0, 2)).toEqual([
      { key: 'B', id: idOf('B') },
      { key: 'A', id: idOf('A') },
    ])
    expect((await ids('check_questions', 'prompt'))[0]?.id).toBe(before.checks[0]?.id)
    const { body: history } = await asks('GET', `/admin/povijest/all_lessons/${lesson._id}`)
    expect((history as { fields: string[] }[])[0]?.fields.toSorted()).toEqual(['cards', 'checks'])
  })

  test.each([
    ['a card of two lines', { cards: [{ front: 'a\nb', back: 'c' }] }, 'cards'],
    ['a card with a tab', { cards: [{ front: 'a', back: 'b\tc' }] }, 'cards'],
    ['HTML on a card', { cards: [{ front: '<b>a</b>', back: 'c' }] }, 'cards'],
    ['quotations in one another', { cards: [{ front: '> '.repeat(40), back: 'c' }] }, 'cards'],
    [
      'an open question with an unsafe link',
      {
        checks: [
          {
            ...{ prompt: '[Što?](javascript:1)', modelAnswer: 'To.' },
            keyPoints: ['prva', 'druga', 'treća'].map((point) => ({ point })),
          },
        ],
      },
      'checks',
    ],
  ])('refuses %s, which an import would refuse too', async (_, changes, field) => {
    const lesson = await newLesson()
    const { status, body } = await save(lesson, changes)
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]])
  })

  test('refuses two equal cards', async () => {
    const card = { front: 'A', back: '1' }
    expect(await asks('POST', '/lessons', form({ cards: [card, card] }))).toMatchObject({
      status: 400,
      body: { fields: { cards: ['Dvaput je isto: „A”.'] } },
    })
  })
})

describe('DELETE /api/lessons/{id}', () => {
  test('moves a lesson to the bin with its questions and pupils’ work, and restores it', async () => {
    const lesson = await newLesson({ title: 'Kralj', script: SCRIPT, isPublished: true })
    expect(await shown()).toContain(lesson._id)
    const { status } = await asks('DELETE', `/lessons/${lesson._id}?version=${lesson.version}`)
    expect(status).toBe(200)
    expect(await shown()).not.toContain(lesson._id)
    expect((await asks('GET', `/lessons/${lesson._id}`)).status).toBe(404)
    expect((await asks('GET', `/units/${unit._id}`)).body).toMatchObject({
      below: { isInTheWay: true, sentence: expect.stringContaining('1 lekciju u košu') as string },
    })
    const { body } = await asks('GET', '/admin/kos?search=kralj')
    const entry = (body as { items: { _id: string; title: string }[] }).items.find(
      ({ title }) => title === 'Kralj',
    )
    await asks('POST', `/admin/kos/${entry?._id}`, {})
    expect(await shown()).toContain(lesson._id)
    expect((await asks('GET', `/lessons/${lesson._id}`)).body).toMatchObject({ slug: 'kralj' })
  })
})

describe('PUT /api/lessons/{id}/published', () => {
  test('hides a lesson and shows it again', async () => {
    const lesson = await newLesson({ title: 'Rokada', script: SCRIPT, isPublished: true })
    const publish = (isPublished: boolean) =>
      asks('PUT', `/lessons/${lesson._id}/published`, { isPublished })
    expect((await publish(false)).body).toMatchObject({ href: null })
    expect(await shown()).not.toContain(lesson._id)
    await publish(true)
    expect(await shown()).toContain(lesson._id)
  })
})

describe('GET /api/lessons/{id}', () => {
  test('returns the whole lesson, with what a deletion would affect', async () => {
    const { _id } = await newLesson({ title: 'Cijela', script: SCRIPT })
    expect((await asks('GET', `/lessons/${_id}`)).body).toMatchObject({
      ...{
        title: 'Cijela',
        script: SCRIPT,
        unit: unit._id,
        unitName: 'Figure',
        keywords: ['konj'],
      },
      below: { sentence: '', isInTheWay: false },
    })
  })
})

describe('GET /api/lessons', () => {
  test('lists drafts, filters and sorts', async () => {
    const list = async (query: string) => {
      const { body } = await asks('GET', `/lessons?unit=${unit._id}&size=100&${query}`)
      return (body as { items: { title: string; isPublished: boolean }[] }).items
    }
    const drafts = await list('isPublished=false')
    expect(drafts.map(({ title }) => title)).toContain('Top')
    expect(drafts.every(({ isPublished }) => !isPublished)).toBe(true)
    const titles = (await list('sort=title')).map(({ title }) => title)
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'hr')))
    expect(await list('search=pjesak')).toMatchObject([{ title: 'Pješak', cardCount: 3 }])
  })
})

describe('PUT /api/units/{id}/lessons', () => {
  test('moves a lesson to the end of another unit', async () => {
    const other = await made<Made>('/units', {
      name: 'Potezi',
      description: '',
      literature: book._id,
    })
    const lesson = await newLesson({ title: 'Šah i mat' })
    const { body } = await asks('PUT', `/units/${other._id}/lessons`, { lessonId: lesson._id })
    expect(body).toMatchObject({ unit: other._id, position: 1 })
    expect((await asks('GET', `/units/${other._id}`)).body).toMatchObject({ lessons: [lesson._id] })
  })
})

describe('PUT /api/literature/{id}/units', () => {
  test('moves a unit to the end of another textbook', async () => {
    const target = await made<Made>('/literature', {
      ...{ name: 'Šah za napredne', description: 'Dalje.', subject: subject._id },
    })
    const one = await made<Made>('/units', { name: 'Seli', description: '', literature: book._id })
    expect(
      (await asks('PUT', `/literature/${target._id}/units`, { unitId: one._id })).body,
    ).toMatchObject({ literature: target._id, position: 1 })
  })
})

describe('PUT /api/subjects/{id}/literature', () => {
  test('moves a textbook to the end of a subject, which then is not empty', async () => {
    const target = await made<Made>('/literature', {
      ...{ name: 'Šah za sve', description: 'Dalje.', subject: subject._id },
    })
    const next = await made<Made>('/subjects', { name: 'Dama', area: 'matematika', grade })
    expect(
      (await asks('PUT', `/subjects/${next._id}/literature`, { literatureId: target._id })).body,
    ).toMatchObject({ literature: [target._id] })
    expect((await asks('DELETE', `/subjects/${next._id}`)).status).toBe(409)
  })
})

describe('PUT /api/subjects/order', () => {
  test('sets the positions of subjects to their places in the list', async () => {
    const [a, b] = [
      await made<Made>('/subjects', { name: 'Prvi', area: 'fizika', grade }),
      await made<Made>('/subjects', { name: 'Drugi', area: 'fizika', grade }),
    ]
    await asks('PUT', '/subjects/order', { subjects: [b._id, a._id] })
    expect((await asks('GET', `/subjects/${a._id}`)).body).toMatchObject({ position: 2 })
    expect((await asks('GET', `/subjects/${b._id}`)).body).toMatchObject({ position: 1 })
  })
})
