import { sql } from 'drizzle-orm'
import { NextRequest } from 'next/server'
import { assert, beforeAll, describe, expect, test } from 'vitest'
import { GET as shortLink } from '@/app/k/[slug]/route'
import { GET as sitemap } from '@/app/sitemap.xml/route'
import {
  cachedLesson,
  cachedLiteraturePage,
  cachedNeighbourLessons,
} from '@/lib/content/curriculum/cached'
import { BOOK_PAGE_ROWS } from '@/lib/content/curriculum/limits'
import { contentPageExistenceChecks } from '@/lib/content/curriculum/page-lookups'
import type { Unit } from '@/lib/content/curriculum/model'
import { db } from '@/lib/platform/db/client'
import { callForAnswer, callForBody } from '../../support/call'

const ROWS = BOOK_PAGE_ROWS
const BOOK = ['7-razred', 'duga-knjiga'] as const
const PATH = `/${BOOK.join('/')}`

/**
 * Two pages and five lessons: a unit with all rows of the first page but one, an empty unit, and
 * the rest.
 */
beforeAll(async () => {
  await db().execute(sql`with book as (
      insert into literature (id, subject_id, slug, name, position)
      select gen_random_uuid(), s.id, 'duga-knjiga', 'Duga knjiga', 99
      from subjects s join grades g on g.id = s.grade_id where g.slug = '7-razred' limit 1
      returning id
    ), parts as (
      insert into units (id, literature_id, slug, name, description, position)
      select gen_random_uuid(), book.id, part.slug, part.slug, 'Opis', part.place
      from book, (values ('duga-prva', 1), ('duga-prazna', 2), ('duga-druga', 3)) as part (slug, place)
      returning id, slug
    )
    insert into lessons (id, unit_id, slug, title, summary, script, search_title, search_text, position)
    select gen_random_uuid(), parts.id, 'duga-' || n, 'Duga ' || n, 's', 's', 's', 's', 1 + (n - 1) / 2
    from generate_series(1, ${2 * ROWS + 4}) n
    join parts on parts.slug = case when n < ${ROWS} then 'duga-prva' else 'duga-druga' end`)
})

const pageOf = (number?: number) => cachedLiteraturePage(...BOOK, number)
const shapeOf = (units: { slug: string; lessons: unknown[] }[] = []) =>
  units.map(({ slug, lessons }) => [slug, lessons.length])

describe('a long textbook', () => {
  test('is split into pages of limited size, with each lesson once and continuous numbers', async () => {
    const [first, second, third] = await Promise.all([pageOf(), pageOf(2), pageOf(3)])
    expect([first, second, third].map((page) => [page?.number, page?.pages])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
    expect(shapeOf(first?.units)).toEqual([
      ['duga-prva', ROWS - 1],
      ['duga-prazna', 0],
    ])
    expect(shapeOf(second?.units)).toEqual([['duga-druga', ROWS]])
    expect(shapeOf(third?.units)).toEqual([['duga-druga', 5]])
    expect([first, second, third].map((page) => page?.units.map((unit) => unit.before))).toEqual([
      [0, 0],
      [0],
      [ROWS],
    ])
    expect(third?.units.map((unit) => unit.lessonCount)).toEqual([ROWS + 5])
    const all = [first, second, third].flatMap((page) => page?.units ?? [])
    const ids = all.flatMap(({ lessons }) => lessons.map(({ _id }) => _id))
    expect(new Set(ids).size).toBe(2 * ROWS + 4)
  })

  test.each([0, -1, 4, 1.5, Number.NaN])('has no page %d', async (number) => {
    expect(await pageOf(number)).toBeNull()
  })

  test.each([
    [...BOOK, '2', true],
    [...BOOK, '3', true],
    [...BOOK, '1', false],
    [...BOOK, '4', false],
    [...BOOK, '02', false],
    ['7-razred', 'nema-knjige', '2', false],
    ['5-razred', 'vremeplov-5', '2', false],
  ] as const)('of %s %s has page %s: %s', async (grade, book, number, isThere) => {
    const exists = contentPageExistenceChecks['/[razred]/[literatura]/-/stranica/[broj]']
    expect(await exists?.(grade, book, number)).toBe(isThere)
  })

  test('returns its units page by page', async () => {
    const id = (await pageOf())?.literature._id ?? ''
    const units = (query = '') => callForBody<Unit[]>('GET', `/literature/${id}/cjeline${query}`)
    expect(shapeOf(await units())).toEqual(shapeOf((await pageOf())?.units))
    expect(shapeOf(await units('?stranica=3'))).toEqual([['duga-druga', 5]])
    expect((await callForAnswer('GET', `/literature/${id}/cjeline?stranica=4`)).status).toBe(404)
    expect((await callForAnswer('GET', `/literature/${id}/cjeline?stranica=0`)).status).toBe(400)
  })

  test('has all its pages in the sitemap', async () => {
    const xml = await (await sitemap(new NextRequest('http://localhost/sitemap.xml'))).text()
    const pages = [...xml.matchAll(/<loc>[^<]*(\/-\/[^<]*)<\/loc>/g)].map(([, path]) => path)
    expect(pages).toEqual(['/-/stranica/2', '/-/stranica/3'])
  })

  test.each([
    ['duga-prva', `${PATH}#duga-prva`],
    ['duga-prazna', `${PATH}#duga-prazna`],
    ['duga-druga', `${PATH}/-/stranica/2#duga-druga`],
  ])(
    'a short link to its unit %s leads to the page where the unit begins',
    async (slug, location) => {
      const request = new Request(`http://localhost/k/${slug}`)
      const { headers } = await shortLink(request, { params: Promise.resolve({ slug }) })
      expect(headers.get('location')).toBe(location)
    },
  )

  test('links each lesson to the next, across units and pages, in order', async () => {
    const pages = await Promise.all([pageOf(), pageOf(2), pageOf(3)])
    const lessons = pages.flatMap((page) => page?.units.flatMap((unit) => unit.lessons) ?? [])
    for (const place of [0, 1, ROWS - 2, ROWS - 1, 2 * ROWS - 2, 2 * ROWS - 1, 2 * ROWS + 3]) {
      const lesson = await cachedLesson(...BOOK, lessons[place]?.slug ?? '')
      assert(lesson)
      const { previous, next, isEndOfUnit } = await cachedNeighbourLessons(lesson)
      expect(isEndOfUnit, String(place)).toBe([ROWS - 2, 2 * ROWS + 3].includes(place))
      expect([previous?.slug, next?.slug], String(place)).toEqual([
        lessons[place - 1]?.slug,
        lessons[place + 1]?.slug,
      ])
    }
  })
})
