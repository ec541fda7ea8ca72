import { describe, expect, test } from 'vitest'
import { sitemapFile, sitemapPages, sitemapParts } from '@/lib/site/sitemap'

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

describe('the files of the sitemap', () => {
  const pages = sitemapPages([lesson('prva'), lesson('druga')])
  const LIMIT = 4

  test('are one as long as all pages fit into it', () => {
    expect(sitemapFile(pages, null, pages.length)).toEqual({ kind: 'pages', pages })
    expect(sitemapParts(pages.length, pages.length)).toEqual([])
  })

  test('are an index and parts when there is one page more', () => {
    expect(sitemapFile(pages, null, pages.length - 1)).toEqual({
      kind: 'index',
      parts: ['/sitemap.xml?part=1', '/sitemap.xml?part=2'],
    })
  })

  test('have the parts that the index names', () => {
    expect(sitemapParts(pages.length, LIMIT)).toEqual(['1', '2', '3', '4'])
  })

  test('hold every page once, none more than the limit', () => {
    const index = sitemapFile(pages, null, LIMIT)
    if (index?.kind !== 'index') throw new Error('no index')
    const parts = index.parts.map((path) => {
      const file = sitemapFile(pages, path.split('=').at(-1) ?? null, LIMIT)
      return file?.kind === 'pages' ? file.pages : []
    })
    expect(parts.map((part) => part.length)).toEqual([4, 4, 4, 3])
    expect(parts.flat()).toEqual(pages)
  })

  test.each(['0', '5', '01', '-1', '1.0', ' 1', '1e0', 'x', ''])('know no part %j', (part) => {
    expect(sitemapFile(pages, part, LIMIT)).toBeNull()
  })

  test('have no parts when one is enough', () => {
    expect(sitemapFile(pages, '1', pages.length)).toBeNull()
  })
})
