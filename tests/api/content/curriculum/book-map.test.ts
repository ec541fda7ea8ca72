import { sql } from 'drizzle-orm'
import { cacheTag } from 'next/cache'
import { assert, beforeAll, describe, expect, test, vi } from 'vitest'
import { cachedBookMap } from '@/lib/content/curriculum/cached'
import { BOOK_MAP_ROWS } from '@/lib/content/curriculum/limits'
import { db } from '@/lib/platform/db/client'
import {
  BOOK,
  LESSON,
  makeContentFolder,
  removeContentFolder,
  sourceOf,
  SUBJECT,
  UNIT,
} from '@/tests/fixtures/content-folder'
import { newContentFolder } from '@/tests/support/new-content-folder'
import { importFolder } from '@/tests/support/row-counts'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'

type Book = { _id: string; name: string; slug: string }

const script = (title: string, lines: string) => `---
naslov: ${title}
redoslijed: 2
sazetak: Lekcija na karti.
${lines}
---

Uvod.
`
const ADDING = 'pisano zbrajanje (3. razred)'
const ADDRESS = ['5-razred', 'probna-knjiga'] as const
const FIRST = sourceOf(`${LESSON}/skripta.md`)

beforeAll(async () => {
  const folder = makeContentFolder({
    [`${LESSON}/skripta.md`]: FIRST.replace(
      'jed: 1',
      `jed: 1\nishodi: MAT OŠ B.5.2, MAT OŠ A.5.1\npredznanje: [${ADDING}]`,
    ),
    [`${UNIT}/druga/skripta.md`]: script('Druga', 'preduvjeti: [probna-lekcija, nacrtana]'),
    [`${UNIT}/nacrtana/skripta.md`]: script('Nacrtana', 'nacrt: true'),
    [`${BOOK}/kraj/cjelina.yaml`]: 'naziv: Kraj\nopis: Za kraj.\nredoslijed: 2\n',
    [`${BOOK}/kraj/treca/skripta.md`]: script(
      'Treća',
      'preduvjeti: [druga, nacrtana, dijeljenje-s-ostatkom]',
    ),
    [`${BOOK}/poslije/cjelina.yaml`]: 'naziv: Poslije\nopis: Uskoro.\nredoslijed: 3\n',
    [`${SUBJECT}/prazna-knjiga/literatura.yaml`]: 'naziv: Prazna\nopis: Uskoro.\nredoslijed: 9\n',
  })
  const { errors } = await importFolder(folder)
  removeContentFolder(folder)
  expect(errors).toEqual([])
})

describe('the map of a textbook', () => {
  test('has its units and lessons in order, with outcomes and skills of lower grades, and units that are to come', async () => {
    const map = await cachedBookMap(...ADDRESS)
    assert(map)
    expect(map.units.map(({ name, lessons }) => [name, lessons.map(({ title }) => title)])).toEqual(
      [
        ['Probna cjelina', ['Probna lekcija', 'Druga']],
        ['Kraj', ['Treća']],
        ['Poslije', []],
      ],
    )
    expect(map.units[0]?.lessons[0]).toMatchObject({
      ...{ outcomes: ['MAT OŠ B.5.2', 'MAT OŠ A.5.1'], outcomesVerified: false },
      priorKnowledge: [ADDING],
      cardCount: expect.any(Number) as number,
    })
    expect(map.isCut).toBe(false)
  })

  test('names prerequisites of other units and textbooks, but no drafts', async () => {
    const map = await cachedBookMap(...ADDRESS)
    const [first, last] = map?.units ?? []
    expect(first?.lessons[1]?.prerequisites).toEqual([])
    expect(last?.lessons[0]?.prerequisites).toEqual([
      { title: 'Druga', path: '/5-razred/probna-knjiga/druga', place: null },
      {
        title: 'Dijeljenje s ostatkom',
        path: '/3-razred/brojevna-radionica-3/dijeljenje-s-ostatkom',
        place: 'Brojevna radionica 3, 3. razred',
      },
    ])
    // The draft is renewed, too, since it may be published.
    expect(map?.prerequisitesOutside).toHaveLength(2)
  })

  test.each<[string, (asks: AdminCalls, book: Book) => ReturnType<AdminCalls>]>([
    [
      'name',
      (asks, { _id, ...book }) => asks('PUT', `/literature/${_id}`, { ...book, name: 'Radionica' }),
    ],
    [
      'address',
      (asks, { _id, ...book }) => asks('PUT', `/literature/${_id}`, { ...book, slug: 'radionica' }),
    ],
    [
      'grade',
      async (asks, { _id }) => {
        const { body } = await asks('GET', '/subjects')
        const subjects = body as { _id: string; grade: { name: string } }[]
        const there = subjects.find(({ grade }) => grade.name === '4. razred')
        return asks('PUT', `/subjects/${there?._id}/literature`, { literatureId: _id })
      },
    ],
  ])('is renewed after a change of the %s of another textbook that it names', async (_, change) => {
    const { asks } = await newAdmin()
    const { rows } = await db().execute<Book>(sql`
      select id as _id, name, slug, description, subject_id as subject, position, version
      from literature where name in ('Brojevna radionica 3', 'Radionica')`)
    assert(rows[0])
    const own = rows[0]
    vi.mocked(cacheTag).mockClear()
    const before = await cachedBookMap(...ADDRESS)
    const kept = vi.mocked(cacheTag).mock.calls.flat()
    const tags = await collectAnnouncedTags(async () =>
      expect((await change(asks, own)).status).toBe(200),
    )
    const linksOf = (map: typeof before) => map?.units[1]?.lessons[0]?.prerequisites
    expect(linksOf(await cachedBookMap(...ADDRESS))).not.toEqual(linksOf(before))
    expect(kept.filter((tag) => tags.some((one) => one === tag))).toEqual([`names:${own.slug}`])
  })

  test('of an empty textbook is empty', async () => {
    const map = await cachedBookMap('5-razred', 'prazna-knjiga')
    expect(map).toMatchObject({ units: [], isCut: false, prerequisitesOutside: [] })
  })

  test.each([
    ['6-razred', 'probna-knjiga'],
    ['5-razred', 'nema-knjige'],
  ])('is missing at /%s/%s', async (grade, book) => {
    expect(await cachedBookMap(grade, book)).toBeNull()
  })

  test('shows the beginning of a textbook that is too long', async () => {
    await db().execute(sql`
      insert into lessons (id, unit_id, slug, title, summary, script, search_title, search_text, position)
      select gen_random_uuid(), units.id, 'karta-' || n, 'Karta ' || n, 's', 's', 's', 's', 100 + n
      from units, generate_series(1, ${BOOK_MAP_ROWS}) n where units.slug = 'kraj'`)
    const map = await cachedBookMap(...ADDRESS)
    const shown = map?.units.flatMap(({ lessons }) => lessons)
    expect([shown?.length, map?.isCut]).toEqual([BOOK_MAP_ROWS, true])
  })
})

describe('a lesson', () => {
  test.each(['Karta', 'Ponovi'])('never gets the address of a page: %s', async (title) => {
    const { asks } = await newAdmin()
    const { rows } = await db().execute<{ id: string }>(
      sql`select id from units where slug = 'kraj'`,
    )
    const { body } = await asks('POST', '/lessons', {
      ...{ title, summary: 'O kartama.', keywords: [], unit: rows[0]?.id ?? '' },
      ...{ isPublished: false, cards: [], checks: [] },
    })
    expect(body).toMatchObject({ slug: expect.stringMatching(/^(karta|ponovi)-\d+$/) as string })
  })

  test.each([
    ['karta', 'karta udžbenika'],
    ['ponovi', 'ponavljanje cjelina'],
  ])('is not imported from a folder named %s', async (slug, page) => {
    const { errors, warnings } = await importFolder(
      newContentFolder({ [`${UNIT}/${slug}/skripta.md`]: script('Lekcija', 'pojmovi: []') }),
    )
    expect(errors.map(({ message }) => message)).toEqual([
      `Adresu „${slug}” ima ${page}. Preimenuj mapu lekcije.`,
    ])
    // Reading the files alone, without a database, can only warn.
    expect(warnings.map(({ message }) => message)).toEqual([
      `Adresu „${slug}” ima ${page}. Uvozi se samo lekcija koja se prije tako zvala.`,
    ])
  })

  test('is imported from such a folder if it formerly had that address', async () => {
    const rename = (from: string, to: string) =>
      db().execute(sql`update all_lessons set slug = ${to} where slug = ${from}`)
    await rename('druga', 'karta')
    await rename('karta', 'druga')
    const folder = newContentFolder({
      [`${UNIT}/karta/skripta.md`]: script('Čitanje karte', 'pojmovi: []'),
    })
    expect((await importFolder(folder)).errors).toEqual([])
    const { rows } = await db().execute(
      sql`select slug, title from all_lessons where slug in ('druga', 'karta')`,
    )
    expect(rows).toEqual([{ slug: 'druga', title: 'Čitanje karte' }])
  })
})
