import { describe, expect, test } from 'vitest'
import { LESSON_ELEMENTS } from '@/lib/paths'
import { lessonPages, lessonsAPart, sitemapPages, sitemapParts } from '@/lib/site/sitemap'

const DAYS = ['2026-11-01', '2026-11-03', '2026-11-02'].map((day) => new Date(day))

const lesson = (lekcija: string, updatedAt = DAYS[0] as Date, razred = '5-razred') => ({
  razred,
  literatura: `knjiga-${razred}`,
  lekcija,
  updatedAt,
})

describe('the pages of the sitemap', () => {
  test('are the home page alone without any content', () => {
    expect(sitemapPages([])).toEqual([{ path: '/', changed: null }])
  })

  test('are those of grades and textbooks also when they have no lesson yet', () => {
    const grade = { razred: '5-razred', updatedAt: new Date('2026-11-01') }
    const book = { razred: '5-razred', literatura: 'knjiga', updatedAt: new Date('2026-11-02') }
    expect(sitemapPages([grade, book])).toEqual([
      { path: '/', changed: book.updatedAt },
      { path: '/5-razred', changed: book.updatedAt },
      { path: '/5-razred/knjiga', changed: book.updatedAt },
    ])
  })

  test('stand once each, with the newest change of what they show', () => {
    const pages = sitemapPages([
      lesson('prva', DAYS[0]),
      lesson('druga', DAYS[1]),
      lesson('treca', DAYS[2], '6-razred'),
    ])
    expect(pages.map(({ path, changed }) => [path, changed?.getUTCDate()])).toEqual([
      ['/', 3],
      ['/5-razred', 3],
      ['/5-razred/knjiga-5-razred', 3],
      ['/5-razred/knjiga-5-razred/prva', 1],
      ['/5-razred/knjiga-5-razred/prva/skripta', 1],
      ['/5-razred/knjiga-5-razred/prva/kwiz', 1],
      ['/5-razred/knjiga-5-razred/prva/kartice', 1],
      ['/5-razred/knjiga-5-razred/prva/test', 1],
      ['/5-razred/knjiga-5-razred/prva/provjera', 1],
      ['/5-razred/knjiga-5-razred/druga', 3],
      ['/5-razred/knjiga-5-razred/druga/skripta', 3],
      ['/5-razred/knjiga-5-razred/druga/kwiz', 3],
      ['/5-razred/knjiga-5-razred/druga/kartice', 3],
      ['/5-razred/knjiga-5-razred/druga/test', 3],
      ['/5-razred/knjiga-5-razred/druga/provjera', 3],
      ['/6-razred', 2],
      ['/6-razred/knjiga-6-razred', 2],
      ['/6-razred/knjiga-6-razred/treca', 2],
      ['/6-razred/knjiga-6-razred/treca/skripta', 2],
      ['/6-razred/knjiga-6-razred/treca/kwiz', 2],
      ['/6-razred/knjiga-6-razred/treca/kartice', 2],
      ['/6-razred/knjiga-6-razred/treca/test', 2],
      ['/6-razred/knjiga-6-razred/treca/provjera', 2],
    ])
  })
})

test('fun quizzes have their list, themselves and their leaderboards', () => {
  const [first = new Date(0), second = new Date(0)] = DAYS
  const pages = sitemapPages(
    [],
    [
      { slug: 'svemir', updatedAt: first },
      { slug: 'sport', updatedAt: second },
    ],
  )
  expect(pages).toEqual([
    { path: '/', changed: null },
    { path: '/zabavni-kwizovi', changed: second },
    { path: '/zabavni-kwizovi/svemir', changed: first },
    { path: '/zabavni-kwizovi/svemir/leaderboard', changed: first },
    { path: '/zabavni-kwizovi/sport', changed: second },
    { path: '/zabavni-kwizovi/sport/leaderboard', changed: second },
  ])
})

describe('the parts of the sitemap', () => {
  const LIMIT = 12

  test.each([
    [6, 1, []],
    [7, 1, ['1', '2']],
    [6, 2, ['1', '2']],
    [0, 3, ['1', '2', '3']],
    [0, 4, ['1', '2', '3']],
    [0, 5, ['1', '2', '3', '4']],
  ])('of %i pages beside those of %i lessons are %j', (others, lessons, parts) => {
    expect(sitemapParts(others, lessons, LIMIT)).toEqual(parts)
  })

  test('one holds the pages of whole lessons, never more than the limit', () => {
    const pages = lessonPages([lesson('prva')])
    expect(pages.map(({ path }) => path.split('/').at(-1))).toEqual(['prva', ...LESSON_ELEMENTS])
    expect(lessonsAPart(LIMIT) * pages.length).toBe(LIMIT)
    expect(lessonsAPart() * pages.length).toBeLessThanOrEqual(50_000)
  })
})
