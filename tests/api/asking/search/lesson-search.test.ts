import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import type { LessonSearchResult } from '@/lib/content/curriculum/model'
import { db } from '@/lib/platform/db/client'
import { fold } from '@/lib/platform/hr/fold'
import { callForAnswer, callForBody, refusedAnswer } from '../../support/call'
import { newFamily } from '../../support/people'

const search = (query: string) =>
  callForBody<LessonSearchResult[]>('POST', '/lessons/search', {
    body: { query },
    from: query.slice(0, 40).replace(/[^\x20-\x7e]/g, '?'),
  })

const titles = async (query: string) => (await search(query)).map(({ title }) => title)

async function addLesson(
  title: string,
  keywords: string[] = [],
  gradeSlug = '5-razred',
): Promise<void> {
  const id = uuidv7()
  await db().execute(sql`
    insert into lessons (id, unit_id, slug, title, summary, keywords, script, search_title, search_text, position)
    select ${id}, units.id, ${`proba-${id}`}, ${title}, 'Sažetak', ${sql.param(keywords)}::text[],
      'Tekst', ${fold(title)}, '', 900
    from units join literature on literature.id = literature_id
      join subjects on subjects.id = subject_id
      join grades on grades.id = grade_id and grades.slug = ${gradeSlug}
    order by units.slug <> 'djeljivost-prirodnih-brojeva' limit 1`)
}

const CROATIAN = ['c', 'č', 'ć', 'd', 'dž', 'đ', 'l', 'lj', 'n', 'nj']

beforeAll(async () => {
  for (const end of CROATIAN.toReversed()) await addLesson(`Zmajevanje ${end}`)
  await addLesson('Ćudljiva čaplja', ['lastavičar'])
  await addLesson('Priča koju priča zmajevanjska žaba')
  await addLesson('Postotak 50% i a_b')
})

describe('POST /api/lessons/search', () => {
  test.each(['', ' ', 'a', ' č ', '7'])('the query „%s” is too short: nothing', async (query) => {
    expect(await search(query)).toEqual([])
  })

  test('two characters are enough, and a result has the fields the header needs', async () => {
    const [first] = await search('ću')
    expect(first).toEqual({
      _id: expect.any(String) as string,
      title: 'Ćudljiva čaplja',
      literatureName: expect.any(String) as string,
      gradeSlug: '5-razred',
      literatureSlug: 'brojevni-atelje-5',
      slug: expect.stringMatching(/^proba-/) as string,
      marks: [[0, 2]],
    })
  })

  test('a heading of its script finds a lesson', async () => {
    const { rows } = await db().execute<{ slug: string; heading: string }>(sql`
      select slug, heading[1] as heading from lessons,
        regexp_matches(script, '^## ([[:alpha:] ]+)$', 'gn') heading
      order by length(heading[1]) desc limit 1`)
    const [longest] = rows
    const found = await search(longest?.heading ?? '')
    expect(found.map(({ slug }) => slug)).toContain(longest?.slug)
  })

  test('the code of a curriculum outcome finds its lessons, in textbook and any case', async () => {
    await addLesson('Zujanje razlomaka')
    await addLesson('Zujanje prirode')
    await db().execute(sql`update all_lessons set outcomes = case title
      when 'Zujanje prirode' then '{"PRI OŠ E.5.8"}'::text[] else '{"MAT OŠ B.5.1","MAT OŠ E.5.8"}' end
      where title like 'Zujanje %'`)
    const both = ['Zujanje prirode', 'Zujanje razlomaka']
    expect((await titles('E.5.8')).toSorted()).toEqual(both)
    expect(await titles('mat oš e.5.8')).toEqual(['Zujanje razlomaka'])
    expect(await titles('zujanje E.5.8')).toHaveLength(2)
    // A similar code is another outcome.
    expect(await titles('E.5.9')).toEqual([])
  })

  test('a pupil finds lessons of their own grade first, everyone else by grade', async () => {
    const { pupil, child } = await newFamily()
    const grade = sql`select id from grades where slug = '7-razred'`
    await db().execute(sql`update pupils set grade_id = (${grade}) where id = ${child._id}`)
    const as = async (cookie: string) => {
      const sent = { body: { query: 'množenje' }, cookie }
      const found = await callForBody<LessonSearchResult[]>('POST', '/lessons/search', sent)
      return found.map(({ gradeSlug }) => gradeSlug)
    }
    await addLesson('Množenje vatrometa', [], '7-razred')
    await addLesson('Množenje zmajeva')
    expect((await as(pupil.cookie))[0]).toBe('7-razred')
    expect((await as('')).indexOf('7-razred')).not.toBe(0)
  })

  test.each(['ĆUDLJIVA ČAPLJA', 'cudljiva caplja', 'čudljiva ćap', 'caplja cudlj'])(
    '„%s” finds it: case, č ć š ž đ and the order of words do not matter',
    async (query) => {
      expect(await titles(query)).toEqual(['Ćudljiva čaplja'])
    },
  )

  test.each(['ćudljivima', 'čaplje', 'čapljama ćudljivim', 'pitagora', 'pitagorom'])(
    'other forms of its words find a lesson too: „%s”',
    async (query) => {
      const expected = query.startsWith('pit') ? 'Pitagorin poučak' : 'Ćudljiva čaplja'
      expect(await titles(query)).toContain(expected)
    },
  )

  test('keywords are found, even by their beginning', async () => {
    expect(await titles('lastavičar')).toEqual(['Ćudljiva čaplja'])
    expect((await titles('lastav'))[0]).toBe('Ćudljiva čaplja')
  })

  test('a grade named in the query comes first', async () => {
    const grades = (await search('5. razred')).map(({ gradeSlug }) => gradeSlug)
    const own = grades.filter((grade) => grade === '5-razred')
    expect(own.length).toBeGreaterThan(3)
    expect(grades.slice(0, own.length)).toEqual(own)
  })

  test.each(['5.razred', 'RAZRED 5', 'matematika 5 razred'])(
    'a grade is found in any spelling: „%s”',
    async (query) => {
      const grades = (await search(query)).map(({ gradeSlug }) => gradeSlug)
      expect(grades).toContain('5-razred')
    },
  )

  test('a word inside another word is not found', async () => {
    expect(await titles('astavic')).toEqual([])
  })

  test('at most ten; a title that starts with the query comes first, in Croatian order', async () => {
    expect(await titles('zmajevanj')).toEqual(CROATIAN.map((end) => `Zmajevanje ${end}`))
  })

  test('lower grades come before higher ones among equal hits', async () => {
    const found = await search('matematika')
    const grades = found.map(({ gradeSlug }) => gradeSlug)
    expect(found).toHaveLength(10)
    expect(grades).toEqual(grades.toSorted())
  })

  test('wildcards of LIKE are ordinary characters', async () => {
    expect((await titles('50%'))[0]).toBe('Postotak 50% i a_b')
    expect(await titles('%%')).toEqual([])
    expect(await titles('__')).toEqual([])
    expect(await titles('zm_jevanje')).toEqual([])
  })

  test.each([
    "' or 1=1 --",
    "'; drop table lessons; --",
    'zmaj & | ! ( ) : * <->',
    "zmaj:* & 'x",
    '\\',
    '\\\\%',
    '!!zmaj',
    '((((',
    'a'.repeat(200),
    '🦊🦊',
  ])('%.40j is a text like any other: 200', async (query) => {
    expect(Array.isArray(await search(query))).toBe(true)
  })

  test.each([
    { query: 7 },
    { query: 'a\u0000b' },
    {},
    { query: 'a'.repeat(201) },
    { query: 'ab', limit: 99 },
    'ab',
  ])('%.40j is refused', async (body) => {
    expect(await callForAnswer('POST', '/lessons/search', { body })).toMatchObject(
      refusedAnswer(400, 'Uneseni podaci nisu ispravni.'),
    )
  })
})
