import { assert, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { NextRequest } from 'next/server'
import { GET as sitemap } from '@/app/sitemap.xml/route'
import { cachedUnitReview } from '@/lib/content/curriculum/cached'
import { db } from '@/lib/platform/db/client'
import {
  BOOK,
  LESSON,
  makeContentFolder,
  removeContentFolder,
  sourceOf,
  UNIT,
} from '@/tests/fixtures/content-folder'
import { importFolder } from '@/tests/support/row-counts'
import { newAdmin } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'

const script = (title: string, lines: string, text: string) => `---
naslov: ${title}
redoslijed: 2
sazetak: Za ponavljanje.
${lines}
---

${text}
`
const BOOK_ADDRESS = ['5-razred', 'probna-knjiga'] as const

beforeAll(async () => {
  const folder = makeContentFolder({
    [`${UNIT}/druga/skripta.md`]: script(
      'Druga',
      'pojmovi: [zbroj, razlika]',
      'Uvod.\n\n> **Zapamti.** $a + b$\n\n![Krug](krug.svg)\n\n> Drugi okvir.',
    ),
    [`${UNIT}/druga/krug.svg`]: sourceOf(`${LESSON}/krug.svg`),
    [`${UNIT}/nacrtana/skripta.md`]: script('Nacrtana', 'nacrt: true', '> **Zapamti.** Tajna.'),
    [`${BOOK}/kraj/cjelina.yaml`]: 'naziv: Kraj\nopis: Za kraj.\nredoslijed: 2\n',
    [`${BOOK}/kraj/treca/skripta.md`]: script('Treća', 'pojmovi: []', 'Kratko.'),
    [`${BOOK}/poslije/cjelina.yaml`]: 'naziv: Poslije\nopis: Uskoro.\nredoslijed: 3\n',
  })
  const { errors } = await importFolder(folder)
  removeContentFolder(folder)
  expect(errors).toEqual([])
})

describe('the review of a unit', () => {
  test('has its published lessons in order, with their terms and callouts', async () => {
    const review = await cachedUnitReview(...BOOK_ADDRESS, 'probna-cjelina')
    assert(review)
    expect(review.unit.name).toBe('Probna cjelina')
    expect(review.lessons.map(({ title }) => title)).toEqual(['Probna lekcija', 'Druga'])
    const [first, second] = review.lessons
    expect(first).toMatchObject({ keywords: ['proba', 'žirafa'], callouts: [] })
    expect(second).toMatchObject({ keywords: ['zbroj', 'razlika'], questionCount: 0 })
    expect(second?.callouts).toHaveLength(2)
    expect(second?.callouts[0]).toContain('<math')
    expect(JSON.stringify(review)).not.toContain('Tajna')
    // Only what the page shows: the scripts themselves stay behind.
    expect(JSON.stringify(review)).not.toContain('Uvod')
  })

  test('of an empty unit is empty', async () => {
    const review = await cachedUnitReview(...BOOK_ADDRESS, 'poslije')
    expect(review?.lessons).toEqual([])
  })

  test.each([
    ['6-razred', 'probna-knjiga', 'probna-cjelina'],
    ['5-razred', 'vremeplov-5', 'probna-cjelina'],
    ['5-razred', 'probna-knjiga', 'nema-cjeline'],
  ])('is missing at /%s/%s/ponovi/%s', async (...address) => {
    expect(await cachedUnitReview(...address)).toBeNull()
  })

  test('is in the sitemap when the unit has two lessons', async () => {
    const xml = await (await sitemap(new NextRequest('http://localhost/sitemap.xml'))).text()
    const own = [...xml.matchAll(/\/probna-knjiga\/ponovi\/([^<]*)</g)].map(([, slug]) => slug)
    expect(own).toEqual(['probna-cjelina'])
  })
})

test('a new address of a unit renews the lessons, whose last one leads to the review', async () => {
  const { asks } = await newAdmin()
  const { rows } = await db().execute<{ literature_id: string }>(
    sql`select literature_id from units where slug = 'poslije'`,
  )
  const form = { name: 'Nova', description: '', literature: rows[0]?.literature_id }
  const { body } = await asks('POST', '/units', form)
  const { _id, slug, version, position } = body as Record<string, unknown>
  const rename = (changes: object) =>
    asks('PUT', `/units/${String(_id)}`, { ...form, slug, version, position, ...changes })
  const tags = await collectAnnouncedTags(() => rename({ slug: 'nova-adresa' }))
  expect(tags).toContain('names:probna-knjiga')
})
