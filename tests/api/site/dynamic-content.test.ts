import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import type { DynamicContent } from '@/lib/site/model'
import { ask } from '../call'

const dynamicContent = () => ask<DynamicContent>('GET', '/dynamic-content')

const idsOf = async (query: ReturnType<typeof sql>) =>
  (await db().execute<{ id: string }>(query)).rows.map(({ id }) => id)

describe('GET /api/dynamic-content', () => {
  test('a new site: its name, no banner, lists of placed lessons, no sponsors', async () => {
    const { trending, fresh, ...rest } = await dynamicContent()
    expect(rest).toEqual({
      icon: null,
      logo: null,
      brandName: 'Iskra',
      hero: null,
      heroStyle: null,
      banner: null,
      highlightedGradeLessons: [],
      highlightedQuestions: [],
      bestFriends: [],
      friends: [],
      promoSponsors: [],
      motivationalSponsors: [],
      kwizSponsor: [],
      cardsSponsor: [],
      spajalicaSponsor: [],
      scriptSponsor: [],
      testSponsor: [],
    })
    for (const list of [trending, fresh]) expect(list.length).toBeGreaterThanOrEqual(3)
  })

  test('lists keep the order that editors gave them', async () => {
    const { trending } = await dynamicContent()
    await db().execute(sql`update featured_lessons set position = 10 - position
      where list = 'trending'`)
    const after = (await dynamicContent()).trending
    expect(after.map(({ slug }) => slug)).toEqual(trending.map(({ slug }) => slug).toReversed())
  })

  test('a banner is sent sanitised, and only while it is active', async () => {
    await db().execute(sql`update site_settings set banner_is_active = true,
      banner_color = '#ffcc00', banner_html = ${
        '<b onclick="x()">Novo!</b><script>x()</script><img src=x onerror=x()>' +
        '<a href="javascript:x()">a</a><a href="https://iskra.example/">b</a>'
      }`)
    expect((await dynamicContent()).banner).toEqual({
      backgroundColor: '#ffcc00',
      html: '<b>Novo!</b><a>a</a><a href="https://iskra.example/">b</a>',
    })
    await db().execute(sql`update site_settings set banner_is_active = false`)
    expect((await dynamicContent()).banner).toBeNull()
  })

  test('highlighted lessons are grouped by grade, highlighted questions are ids in order', async () => {
    const lessons = await idsOf(
      sql`select id from lessons where slug in ('stari-egipat', 'ohmov-zakon') order by slug`,
    )
    const questions = await idsOf(sql`select id from questions order by id limit 2`)
    for (const [index, id] of lessons.entries()) {
      await db().execute(
        sql`insert into featured_lessons values ('highlighted', ${id}, ${index + 1})`,
      )
    }
    for (const [index, id] of questions.entries()) {
      await db().execute(sql`insert into highlighted_questions values (${id}, ${2 - index})`)
    }
    const { highlightedGradeLessons, highlightedQuestions } = await dynamicContent()
    expect(highlightedGradeLessons).toEqual([
      { grade: '8-razred', lessons: [lessons[0]] },
      { grade: '5-razred', lessons: [lessons[1]] },
    ])
    expect(highlightedQuestions).toEqual(questions.toReversed())
  })

  test('a sponsor is in the lists it was put into', async () => {
    const id = uuidv7()
    await db().execute(sql`insert into sponsors (id, name, link_url, text)
      values (${id}, 'Prijatelj <b>', 'https://prijatelj.example', 'Hvala')`)
    await db().execute(sql`insert into sponsor_placements values
      ('friends', ${id}, 1), ('kwizSponsor', ${id}, 1)`)
    const sponsor = {
      _id: id,
      name: 'Prijatelj <b>',
      logoUrl: null,
      linkUrl: 'https://prijatelj.example',
      text: 'Hvala',
    }
    expect(await dynamicContent()).toMatchObject({
      friends: [sponsor],
      kwizSponsor: [sponsor],
      bestFriends: [],
    })
  })
})
