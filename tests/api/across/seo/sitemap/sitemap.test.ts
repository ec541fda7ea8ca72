import { sql } from 'drizzle-orm'
import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { GET } from '@/app/sitemap.xml/route'
import { cachedGradePage, cachedLiteraturePage } from '@/lib/content/curriculum/cached'
import { db } from '@/lib/platform/db/client'
import { siteUrl } from '@/lib/platform/env'
import { FAQ_PATH, LESSON_ELEMENTS, PRICES_PATH } from '@/lib/platform/paths'
import { SITE_PAGES } from '@/lib/site/dynamic-content/pages/model'
import { lessonsPerPart } from '@/lib/across/seo/sitemap/sitemap'

const ask = (query = '') => GET(new NextRequest(`http://localhost/sitemap.xml${query}`))

test('the sitemap lists every page of every lesson once, with its last change', async () => {
  await db().execute(
    sql`update lessons set updated_at = '2031-02-03T04:05:06Z' where slug = 'stari-egipat'`,
  )
  const response = await ask()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/xml')
  const xml = await response.text()
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(new Set(urls).size).toBe(urls.length)
  const { rows } = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from lessons`,
  )
  expect(urls.filter((url) => url?.endsWith('/kwiz'))).toHaveLength(rows[0]?.count ?? 0)
  const lesson = `${siteUrl()}/5-razred/vremeplov-5/stari-egipat`
  const elements = LESSON_ELEMENTS.map((element) => `${lesson}/${element}`)
  for (const url of [siteUrl() + '/', lesson, ...elements]) {
    expect(xml).toContain(`<url><loc>${url}</loc><lastmod>2031-02-03T04:05:06.000Z</lastmod>`)
  }
})

const answers = async () =>
  [...(await (await ask()).text()).matchAll(/<loc>([^<]*\/baza-znanja\/[^<]*)</g)].map(
    ([, url = '']) => url,
  )

test('the sitemap lists only questions that show their answers', async () => {
  const { rows } = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from questions where is_in_knowledge_base`,
  )
  const before = await answers()
  expect(before).toHaveLength(rows[0]?.count ?? 0)
  expect(before.length).toBeGreaterThan(100)
  const hidden = Number.parseInt(before[0]?.split('-').at(-1) ?? '', 36)
  await db().execute(
    sql`update all_questions set is_in_knowledge_base = false where number = ${hidden}`,
  )
  expect(await answers()).toEqual(before.slice(1))
})

test('the sitemap lists every fun quiz and its leaderboard', async () => {
  const xml = await (await ask()).text()
  for (const path of ['', '/putovanje-svemirom', '/putovanje-svemirom/leaderboard']) {
    expect(xml).toContain(`<loc>${siteUrl()}/zabavni-kwizovi${path}</loc>`)
  }
})

test.each(['1', '0', 'x', '', '99999999'])(
  'a list that fits into one file has no part %j',
  async (part) => {
    const response = await ask(`?part=${part}`)
    expect({ status: response.status, text: await response.text() }).toEqual({
      status: 404,
      text: '',
    })
  },
)

test('the sitemap lists grades and textbooks without lessons', async () => {
  await db().execute(sql`insert into literature (id, subject_id, slug, name, description, position)
    select gen_random_uuid(), id, 'prazna-knjiga', 'Prazna knjiga', '', 99 from subjects
    where grade_id = (select id from grades where slug = '7-razred') limit 1`)
  await db().execute(sql`delete from lessons where unit_id in (select u.id from units u
    join literature b on b.id = u.literature_id join subjects s on s.id = b.subject_id
    join grades g on g.id = s.grade_id where g.slug = '8-razred')`)
  await db().execute(sql`update grades set is_active = false where slug = '6-razred'`)
  expect(await cachedLiteraturePage('7-razred', 'prazna-knjiga')).toMatchObject({ units: [] })
  expect(await cachedGradePage('8-razred')).toMatchObject({ grade: { slug: '8-razred' } })
  const xml = await (await ask()).text()
  expect(xml).toContain(`<loc>${siteUrl()}/7-razred/prazna-knjiga</loc>`)
  expect(xml).toContain(`<loc>${siteUrl()}/8-razred</loc>`)
  expect(xml).not.toContain('/6-razred')
})

test('a long list has an index and parts, which list every page once', async () => {
  const lessonsMore = lessonsPerPart() + 1
  await db().execute(sql`
    insert into lessons (id, unit_id, slug, title, summary, script, search_title, search_text, position)
    select gen_random_uuid(), (select u.id from units u join literature b on b.id = u.literature_id
      join subjects s on s.id = b.subject_id join grades g on g.id = s.grade_id where g.slug = '5-razred' limit 1),
      'mnogo-' || n, 't', 's', 's', 't', 't', 1 from generate_series(1, ${lessonsMore}) n`)
  const locations = async (query?: string) =>
    [...(await (await ask(query)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => url,
    )
  const parts = await locations()
  const questions = parts.pop() ?? ''
  expect(questions).toBe(`${siteUrl()}/sitemap.xml?part=pitanja-1`)
  expect((await locations(new URL(questions).search)).length).toBeGreaterThan(100)
  expect(parts).toEqual([1, 2, 3].map((part) => `${siteUrl()}/sitemap.xml?part=${part}`))
  const [others = [], first = [], last = []] = await Promise.all(
    parts.map((url) => locations(new URL(url).search)),
  )
  expect(first).toHaveLength(lessonsPerPart() * (1 + LESSON_ELEMENTS.length))
  const all = [...others, ...first, ...last]
  expect(new Set(all).size).toBe(all.length)
  const { rows } = await db().execute<{
    count: number
  }>(sql`select count(*)::int as count from lessons l
    join units u on u.id = l.unit_id join literature b on b.id = u.literature_id
    join subjects s on s.id = b.subject_id join grades g on g.id = s.grade_id and g.is_active`)
  expect(all.filter((url) => url.endsWith('/kwiz'))).toHaveLength(rows[0]?.count ?? 0)
  expect(others).toContain(`${siteUrl()}/zabavni-kwizovi`)
  for (const part of ['4', 'pitanja-0', 'pitanja-2', 'pitanja-x']) {
    expect((await ask(`?part=${part}`)).status).toBe(404)
  }
})

test('a site without content lists its home page and its texts', async () => {
  await db().execute(sql`update grades set is_active = false`)
  await db().execute(sql`update fun_quizzes set is_published = false`)
  await db().execute(sql`update blog_posts set is_published = false`)
  const xml = await (await ask()).text()
  const paths = ['/', ...SITE_PAGES.map((slug) => `/${slug}`), FAQ_PATH, PRICES_PATH]
  expect([...xml.matchAll(/<url>.*<\/url>/g)].map(([url]) => url)).toEqual(
    paths.map((path) => `<url><loc>${siteUrl()}${path}</loc></url>`),
  )
})
