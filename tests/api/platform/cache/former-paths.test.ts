import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formerPostLookups } from '@/lib/site/blog/addresses'
import { currentPathFinder } from '@/lib/platform/cache/former-paths'
import { formerContentLookups } from '@/lib/content/curriculum/former-addresses'
import { db } from '@/lib/platform/db/client'
import { formerFunQuizLookups } from '@/lib/learning/fun-quizzes/addresses'
import { formerQuestionLookups } from '@/lib/asking/search/knowledge/addresses'

const now = (path: string) =>
  currentPathFinder({
    ...formerFunQuizLookups,
    ...formerPostLookups,
    ...formerQuestionLookups,
    ...formerContentLookups,
  })(path)

const rename = (table: string, from: string, to: string) =>
  db().execute(sql`update ${sql.identifier(table)} set slug = ${to} where slug = ${from}`)

const GRADE = '/5-razred'
const BOOK = `${GRADE}/brojevni-atelje-5`
const LESSON = `${BOOK}/djeljivost-s-2-5-i-10`
const QUIZ = '/zabavni-kwizovi/putovanje-svemirom'
const POST = '/blog/sto-govore-kvacice-u-provjeri'

const lastOf = (path: string) => path.split('/').at(-1) ?? ''

test.each([
  [
    'a grade',
    'grades',
    GRADE,
    ['', BOOK.slice(GRADE.length), `${LESSON.slice(GRADE.length)}/kwiz`],
  ],
  [
    'a textbook',
    'literature',
    BOOK,
    [
      ...['', '/-/stranica/2', '/karta', '/karta/probni-ispit/1'],
      '/ponovi/prirodni-brojevi',
      '/djeljivost-s-2-5-i-10/skripta',
    ],
  ],
  ['a unit', 'units', `${BOOK}/ponovi/prirodni-brojevi`, ['', '/test']],
  ['a lesson', 'all_lessons', LESSON, ['', '/skripta', '/kwiz', '/kartice', '/test', '/provjera']],
  ['a fun quiz', 'fun_quizzes', QUIZ, ['', '/leaderboard']],
  ['a post', 'blog_posts', POST, ['']],
])(
  'former addresses of %s redirect at once after two renamings and back',
  async (_, table, path, below) => {
    const slug = lastOf(path)
    const folder = path.slice(0, -slug.length)
    const leads = async (from: string, to: string | null) => {
      for (const part of below)
        expect(await now(`${folder}${from}${part}`), from + part).toBe(to && folder + to + part)
    }
    await leads(slug, null)
    await rename(table, slug, 'drugo-ime')
    await leads(slug, 'drugo-ime')
    await leads('drugo-ime', null)
    await rename(table, 'drugo-ime', 'trece-ime')
    await leads(slug, 'trece-ime')
    await leads('drugo-ime', 'trece-ime')
    await rename(table, 'trece-ime', slug)
    await leads(slug, null)
    await leads('drugo-ime', slug)
    await leads('trece-ime', slug)
  },
)

test('all parts of an address may be former ones', async () => {
  await rename('grades', '5-razred', 'peti')
  await rename('literature', 'brojevni-atelje-5', 'atelje')
  await rename('all_lessons', 'djeljivost-s-2-5-i-10', 'djeljivost')
  expect(await now(`${LESSON}/kwiz`)).toBe('/peti/atelje/djeljivost/kwiz')
  expect(await now('/peti/brojevni-atelje-5/djeljivost')).toBe('/peti/atelje/djeljivost')
  expect(await now(`/pregledi/lekcija${LESSON}`)).toBe('/pregledi/lekcija/peti/atelje/djeljivost')
  expect(await now('/6-razred/atelje/djeljivost')).toBeNull()
  expect(await now('/peti/vremeplov-5/djeljivost')).toBeNull()
  await rename('all_lessons', 'djeljivost', 'djeljivost-s-2-5-i-10')
  await rename('literature', 'atelje', 'brojevni-atelje-5')
  await rename('grades', 'peti', '5-razred')
})

test('pages below a former address of a lesson that the map has now redirect to the lesson', async () => {
  await rename('all_lessons', 'djeljivost-s-2-5-i-10', 'karta')
  await rename('all_lessons', 'karta', 'djeljivost-s-2-5-i-10')
  for (const part of ['/kwiz', '/skripta'])
    expect(await now(`${BOOK}/karta${part}`)).toBe(LESSON + part)
  expect(await now(`${BOOK}/karta`)).toBeNull()
  await rename('literature', 'brojevni-atelje-5', 'atelje')
  expect(await now(`${BOOK}/karta`)).toBe(`${GRADE}/atelje/karta`)
  expect(await now(`${BOOK}/karta/kwiz`)).toBe(`${GRADE}/atelje/djeljivost-s-2-5-i-10/kwiz`)
  await rename('literature', 'atelje', 'brojevni-atelje-5')
})

test('pages below a former address of a lesson that reviews of units have now redirect to the lesson', async () => {
  await rename('all_lessons', 'djeljivost-s-2-5-i-10', 'ponovi')
  await rename('all_lessons', 'ponovi', 'djeljivost-s-2-5-i-10')
  for (const part of ['', '/kwiz', '/test', '/moj-razred'])
    expect(await now(`${BOOK}/ponovi${part}`)).toBe(LESSON + part)
  expect(await now(`${BOOK}/ponovi/prirodni-brojevi`)).toBeNull()
  expect(await now(`${BOOK}/ponovi/prirodni-brojevi/test`)).toBeNull()
})

test('a former address of a rehearsal redirects only with the number of one', async () => {
  await rename('literature', 'brojevni-atelje-5', 'atelje')
  expect(await now(`${BOOK}/karta/probni-ispit/3`)).toBe(`${GRADE}/atelje/karta/probni-ispit/3`)
  expect(await now(`${BOOK}/karta/probni-ispit/4`)).toBeNull()
  await rename('literature', 'atelje', 'brojevni-atelje-5')
})
