import { describe, expect, test } from 'vitest'
import { LESSON_ELEMENTS } from '@/lib/platform/paths'
import {
  blogPagesOf,
  lessonPages,
  lessonsPerPart,
  overviewAndFunQuizPages,
  sitemapPartNames,
} from '@/lib/across/seo/sitemap/sitemap'

const DAYS = ['2026-11-01', '2026-11-03', '2026-11-02'].map((day) => new Date(day))

const book = (literatura: string, updatedAt = DAYS[0] as Date, razred = '5-razred') => ({
  razred,
  literatura,
  updatedAt,
})

describe('the pages of the sitemap', () => {
  test('are only the home page without any content', () => {
    expect(overviewAndFunQuizPages([])).toEqual([{ path: '/', changed: null }])
  })

  test('include grades and textbooks without lessons', () => {
    const grade = { razred: '5-razred', updatedAt: new Date('2026-11-01') }
    const book = { razred: '5-razred', literatura: 'knjiga', updatedAt: new Date('2026-11-02') }
    expect(overviewAndFunQuizPages([grade, book])).toEqual([
      { path: '/', changed: book.updatedAt },
      { path: '/5-razred', changed: book.updatedAt },
      { path: '/5-razred/knjiga', changed: book.updatedAt },
      { path: '/5-razred/knjiga/karta', changed: book.updatedAt },
    ])
  })

  test('include the reviews of units', () => {
    const unit = { ...book('knjiga', DAYS[1]), cjelina: 'razlomci' }
    expect(overviewAndFunQuizPages([unit])).toEqual([
      { path: '/', changed: null },
      { path: '/5-razred/knjiga/ponovi/razlomci', changed: DAYS[1] },
    ])
  })

  test('are unique, with the newest change of what they show', () => {
    const pages = overviewAndFunQuizPages([
      book('prva', DAYS[0]),
      book('druga', DAYS[1]),
      { ...book('treca', DAYS[2], '6-razred'), pages: 2 },
    ])
    expect(pages.map(({ path, changed }) => [path, changed?.getUTCDate()])).toEqual([
      ['/', 3],
      ['/5-razred', 3],
      ['/5-razred/prva', 1],
      ['/5-razred/prva/karta', 1],
      ['/5-razred/druga', 3],
      ['/5-razred/druga/karta', 3],
      ['/6-razred', 2],
      ['/6-razred/treca', 2],
      ['/6-razred/treca/-/stranica/2', 2],
      ['/6-razred/treca/karta', 2],
    ])
  })
})

test('fun quizzes have a list, their own pages and leaderboards', () => {
  const [first = new Date(0), second = new Date(0)] = DAYS
  const pages = overviewAndFunQuizPages(
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
  ])('for %i other pages and %i lessons are %j', (others, lessons, parts) => {
    expect(sitemapPartNames({ others, lessons }, LIMIT)).toEqual(parts)
  })

  test.each([
    ['fit beside them', [1], 1, []],
    ['do not fit beside them', [1], LIMIT, ['1', '2', 'pitanja-1']],
    ['have two ranges', [1, 101], 0, ['1', '2', 'pitanja-1', 'pitanja-101']],
  ])('for questions that %s', (_, starts, count, parts) => {
    expect(
      sitemapPartNames({ others: 1, lessons: 1, questions: { starts, count } }, LIMIT),
    ).toEqual(parts)
  })

  test('hold whole lessons, never more than the limit', () => {
    const pages = lessonPages([{ ...book('knjiga'), lekcija: 'prva' }])
    expect(pages.map(({ path }) => path.split('/').at(-1))).toEqual(['prva', ...LESSON_ELEMENTS])
    expect(lessonsPerPart(LIMIT) * pages.length).toBe(LIMIT)
    expect(lessonsPerPart() * pages.length).toBeLessThanOrEqual(50_000)
  })
})

test('the blog appears with its list pages and posts, but not while empty', () => {
  expect(blogPagesOf([])).toEqual([])
  const day = (date: number) => new Date(Date.UTC(2026, 10, date))
  const posts = Array.from({ length: 11 }, (_, index) => ({
    slug: `clanak-${index}`,
    updatedAt: day(index + 1),
  }))
  const pages = blogPagesOf(posts)
  expect(pages.slice(0, 3)).toEqual([
    { path: '/blog', changed: day(11) },
    { path: '/blog/-/stranica/2', changed: day(11) },
    { path: '/blog/clanak-0', changed: day(1) },
  ])
  expect(pages).toHaveLength(13)
})
