import { describe, expect, test } from 'vitest'
import type { PostSummary } from '@/lib/site/blog/model'
import { neighboursOf, relatedTo } from '@/lib/site/blog/neighbours'
import { pageOf, POSTS_A_PAGE } from '@/lib/site/blog/paging'
import { readingMinutes } from '@/lib/site/blog/reading-time'
import { rssOf } from '@/lib/site/blog/rss'

const post = (slug: string, ...tags: string[]): PostSummary => ({
  ...{
    _id: slug,
    slug,
    title: `O „${slug}” & <b>`,
    summary: 'Kratko.',
    image: null,
    imageFacts: null,
    author: '',
  },
  ...{ tags, publishedAt: '2026-11-20T08:00:00.000Z', minutes: 1 },
})

test.each([
  [0, 1],
  [269, 1],
  [270, 2],
  [449, 2],
  [450, 3],
  [1_800, 10],
])('%i words take %i min', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})

describe('the list', () => {
  const items = Array.from({ length: 2 * POSTS_A_PAGE + 1 }, (_, index) => index)
  test.each([
    [1, POSTS_A_PAGE],
    [2, POSTS_A_PAGE],
    [3, 1],
  ])('page %i has %i posts', (number, length) => {
    const page = pageOf(items, number)
    expect(page).toMatchObject({ number, pages: 3 })
    expect(page?.items).toHaveLength(length)
    expect(page?.items[0]).toBe((number - 1) * POSTS_A_PAGE)
  })
  test.each([0, 4, 1.5, NaN, -1])('has no page %d', (number) => {
    expect(pageOf(items, number)).toBeNull()
  })
  test('has one page while it is empty', () => {
    expect(pageOf([], 1)).toEqual({ items: [], number: 1, pages: 1 })
    expect(pageOf([], 2)).toBeNull()
  })
})

describe('further reading', () => {
  const posts = [
    post('a', 'x'),
    post('b', 'y'),
    post('c', 'x', 'z'),
    post('d'),
    post('e', 'z', 'x'),
  ]
  const slugs = (found: PostSummary[]) => found.map(({ slug }) => slug)

  test('lists posts with the most shared tags, then the newest', () => {
    expect(slugs(relatedTo(posts[2] as PostSummary, posts))).toEqual(['e', 'a', 'b'])
    expect(slugs(relatedTo(posts[3] as PostSummary, posts))).toEqual(['a', 'b', 'c'])
    expect(relatedTo(post('a'), [post('a')])).toEqual([])
  })

  test('includes the previous and the next post', () => {
    expect(neighboursOf('b', posts)).toEqual({ older: posts[2], newer: posts[0] })
    expect(neighboursOf('a', posts)).toEqual({ older: posts[1], newer: null })
    expect(neighboursOf('e', posts)).toEqual({ older: null, newer: posts[3] })
    expect(neighboursOf('nema', posts)).toEqual({ older: null, newer: null })
  })
})

test('the feed lists each post with its time, and escapes all texts', () => {
  const xml = rssOf([post('prvi', 'učenje')], {
    title: 'Iskra & blog',
    description: 'Članci',
    urlOf: (path) => `https://iskra.example${path}`,
  })
  expect(xml).toContain('<title>Iskra &#38; blog</title>')
  expect(xml).toContain('<title>O „prvi” &#38; &#60;b&#62;</title>')
  expect(xml).toContain('<link>https://iskra.example/blog/prvi</link>')
  expect(xml).toContain('<category>učenje</category>')
  expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate>')
})
