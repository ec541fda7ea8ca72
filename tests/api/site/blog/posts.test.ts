import { describe, expect, test } from 'vitest'
import { cachedHasPosts } from '@/lib/site/blog/cached'
import type { Post, PostSummary } from '@/lib/site/blog/model'
import { readSeedPosts } from '@/lib/site/blog/seed'
import { blogPosts } from '@/lib/site/blog/tables'
import { db } from '@/lib/platform/db/client'
import { newAdmin } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'
import { callForAnswer, callForBody, invalidAnswer, refusedAnswer } from '../../support/call'

type Stored = PostSummary & { version: number; isPublished: boolean }

const { asks } = await newAdmin()
const form = (changes: object = {}) => ({
  ...{ title: 'Kako učiti čitanje?', summary: 'Kratko.', text: '**Čitaj** svaki dan.', image: '' },
  isPublished: true,
  ...changes,
})
const make = async (changes: object = {}): Promise<Stored> =>
  (await asks('POST', '/admin/blogovi', form(changes))).body
const published = () => callForBody<PostSummary[]>('GET', '/blogs')

test('a new site has its first posts, newest first, each with a full text', async () => {
  const written = await readSeedPosts()
  expect(written.length).toBeGreaterThanOrEqual(3)
  const posts = await published()
  expect(posts.map(({ slug }) => slug).sort()).toEqual(written.map(({ slug }) => slug).sort())
  expect(posts).toEqual(posts.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)))
  for (const { slug } of posts) {
    const { minutes, html, tags } = await callForBody<Post>('GET', `/blogs/${slug}`)
    expect(minutes).toBeGreaterThanOrEqual(2)
    expect(html).toContain('<h2')
    expect(tags.length).toBeGreaterThan(0)
  }
})

// 'POST /api/blogs/pretraga'
test('a search finds posts by any form of the words in their text', async () => {
  const search = (query: string) =>
    callForBody<PostSummary[]>('POST', '/blogs/pretraga', { body: { query } })
  expect((await search('kvačicama')).map(({ slug }) => slug)).toEqual([
    'sto-govore-kvacice-u-provjeri',
  ])
  expect(await search('k')).toEqual([])
  expect(await search('brontosaur')).toEqual([])
})

test('pages link to the blog while it has posts', async () => {
  expect(await cachedHasPosts()).toBe(true)
  await db().delete(blogPosts)
  expect(await cachedHasPosts()).toBe(false)
  const tags = await collectAnnouncedTags(() => make({ title: 'Prvi' }))
  expect(tags).toContain('site')
  expect(await collectAnnouncedTags(() => make({ title: 'Još jedan' }))).not.toContain('site')
  await db().delete(blogPosts)
})

// 'GET /api/blogs', 'GET /api/blogs/{slug}', 'POST /api/admin/blogovi'
test('a post is published at the address of its title, newest first', async () => {
  const first = await make()
  const wanted = { author: 'Ana Anić', tags: ['čitanje'] }
  const second = await make({ title: 'Drugi', image: '/slike/proljece', ...wanted })
  expect(first.slug).toBe('kako-uciti-citanje')
  expect((await published()).map(({ slug }) => slug)).toEqual(['drugi', 'kako-uciti-citanje'])
  const post = await callForBody<Post>('GET', `/blogs/${second.slug}`)
  expect(post).toMatchObject({ _id: second._id, title: 'Drugi', image: '/slike/proljece' })
  expect(post).toMatchObject({ ...wanted, minutes: 1 })
  expect(post.html).toBe('<p><strong>Čitaj</strong> svaki dan.</p>')
  expect(Object.keys(post).sort()).toEqual(
    [
      ...['_id', 'html', 'image', 'imageFacts', 'publishedAt', 'slug', 'summary', 'title'],
      ...['author', 'tags', 'minutes', 'updatedAt'],
    ].sort(),
  )
})

test('scripts in the text do not run', async () => {
  const text = '<script>x()</script>\n\n[a](javascript:x()) <b onclick="x()">b</b>'
  const { slug } = await make({ title: 'Opasno', text })
  const { html } = await callForBody<Post>('GET', `/blogs/${slug}`)
  expect(html).not.toMatch(/<script|javascript:|<[^>]*onclick/i)
})

test('a text that would take seconds to parse is refused', async () => {
  const { status, body } = await asks('POST', '/admin/blogovi', form({ text: '> '.repeat(5_000) }))
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { fields: { text: ['Previše je citata ili popisa jedan u drugome.'] } },
  })
})

// 'GET /api/admin/blogovi', 'GET /api/admin/blogovi/{id}'
test('only editors see a draft, which may lack a summary and a text', async () => {
  const draft = await make({ title: 'Skica', summary: '', text: '', isPublished: false })
  expect(draft.publishedAt).toBeNull()
  expect((await published()).map(({ slug }) => slug)).not.toContain('skica')
  expect(await callForAnswer('GET', '/blogs/skica')).toEqual(
    refusedAnswer(404, 'Ovaj članak ne postoji.'),
  )
  const { body } = await asks('GET', '/admin/blogovi?isPublished=false&search=SKICA')
  expect(body).toMatchObject({ total: 1, items: [{ _id: draft._id, isPublished: false }] })
  expect((await asks('GET', `/admin/blogovi/${draft._id}`)).body).toEqual(draft)
  for (const field of ['summary', 'text'])
    expect(await asks('POST', '/admin/blogovi', form({ [field]: ' ' }))).toEqual(
      invalidAnswer({ [field]: [expect.stringContaining('Za objavu treba')] }),
    )
})

// 'PUT /api/admin/blogovi/{id}', 'DELETE /api/admin/blogovi/{id}'
describe('renewed pages', () => {
  const always = ['posts', 'lists', 'addresses']

  test('none by a draft; its list, its page and the addresses by its publication', async () => {
    const draft = await make({ title: 'Nacrt', isPublished: false })
    const path = `/admin/blogovi/${draft._id}`
    const change = (changes: object) => asks('PUT', path, form({ title: 'Nacrt', ...changes }))
    const { version } = draft
    expect(
      await collectAnnouncedTags(() => change({ summary: 'x', isPublished: false, version })),
    ).toEqual([])
    const tags = await collectAnnouncedTags(() => change({ version: version + 1 }))
    expect(tags.sort()).toEqual([...always, 'post:nacrt'].sort())
    expect((await change({ version })).status).toBe(409)
  })

  test('both pages when the address changes; the time of publication stays', async () => {
    const { _id, version, publishedAt } = await make({ title: 'Staro' })
    const body = form({ title: 'Staro', slug: 'novo', version })
    const tags = await collectAnnouncedTags(() => asks('PUT', `/admin/blogovi/${_id}`, body))
    expect(tags.sort()).toEqual([...always, 'post:staro', 'post:novo'].sort())
    expect((await callForBody<Post>('GET', '/blogs/novo')).publishedAt).toBe(publishedAt)
  })

  test('its page by its deletion', async () => {
    const { _id, version } = await make({ title: 'Kratkog vijeka' })
    const path = `/admin/blogovi/${_id}?version=${version}`
    const tags = await collectAnnouncedTags(() => asks('DELETE', path))
    expect(tags).toContain('post:kratkog-vijeka')
    expect((await callForAnswer('GET', '/blogs/kratkog-vijeka')).status).toBe(404)
  })
})
