import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { cacheTag } from 'next/cache'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test, vi } from 'vitest'
import { blogPageLookups, formerPostLookups } from '@/lib/site/blog/addresses'
import { cachedPost } from '@/lib/site/blog/cached'
import { currentPathFinder } from '@/lib/platform/cache/former-paths'
import { renewTags } from '@/lib/platform/cache/freshness'
import { withPageCache } from '@/lib/platform/cache/page-cache'
import { forgetPages } from '@/lib/platform/cache/page-store'
import { noteShownTags } from '@/lib/platform/cache/renderings'
import { unknownPathChecker } from '@/lib/platform/cache/unknown-paths'
import { watchChanges } from '@/lib/platform/cache/watch'
import { cachedLesson, cachedLiteraturePage } from '@/lib/content/curriculum/cached'
import { formerContentLookups } from '@/lib/content/curriculum/former-addresses'
import { contentPageExistenceChecks } from '@/lib/content/curriculum/page-lookups'
import { cachedFunQuiz } from '@/lib/learning/fun-quizzes/cached'
import { formerFunQuizLookups, funQuizPageLookups } from '@/lib/learning/fun-quizzes/addresses'
import { withKnownAddresses } from '@/lib/platform/http/known-addresses'
import type { Handler } from '@/lib/platform/http/server'
import {
  formerQuestionLookups,
  knowledgePageLookups,
} from '@/lib/asking/search/knowledge/addresses'
import { findKnowledgePageAt } from '@/lib/asking/search/knowledge/route'
import { testDatabaseUrl } from '@/tests/support/database'
import { setHead, serveBehindLayers } from '@/tests/support/layer-server'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'
import { newAdmin, type AdminCalls } from '../../support/admins'

/** The pages, each with the title that Next would show; undefined for a missing page. */
const PAGES: Record<string, (...slugs: string[]) => Promise<string | undefined>> = {
  '/blog/[slug]': async (slug = '') => (await cachedPost(slug))?.title,
  '/zabavni-kwizovi/[slug]': async (slug = '') => (await cachedFunQuiz(slug))?.title,
  '/baza-znanja/pitanje/[pitanjeSlug]': async (pitanjeSlug = '') =>
    (await findKnowledgePageAt({ params: Promise.resolve({ pitanjeSlug }) }))?.title,
  '/[razred]/[literatura]': async (grade = '', book = '') =>
    (await cachedLiteraturePage(grade, book))?.literature.name,
  '/[razred]/[literatura]/[lekcija]': async (grade = '', book = '', lesson = '') =>
    (await cachedLesson(grade, book, lesson))?.title,
}

const regexOf = (page: string) => `^${page.replaceAll(/\[\w+\]/g, '([^/]+?)')}$`
const STORED = { 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=31536000', etag: '"e"' }

/** Renders like Next: the tags of the shown values decide when the page is stale. */
const render: Handler = async ({ url = '' }, response) => {
  vi.mocked(cacheTag).mockClear()
  for (const [page, titleOf] of Object.entries(PAGES)) {
    const slugs = new RegExp(regexOf(page)).exec(url)?.slice(1)
    if (!slugs) continue
    const title = await titleOf(...slugs)
    noteShownTags(vi.mocked(cacheTag).mock.calls.flat())
    return setHead(response, STORED, title ? 200 : 404).end(title ?? 'Nema')
  }
  return setHead(response, {}, 404).end('Nema')
}

let asks: AdminCalls
const folder = makeTemporaryFolder()
const manifest = path.join(folder, 'routes-manifest.json')

beforeAll(async () => {
  const dynamicRoutes = Object.keys(PAGES).map((page) => ({ page, regex: regexOf(page) }))
  writeFileSync(manifest, JSON.stringify({ staticRoutes: [], dynamicRoutes }))
  ;({ asks } = await newAdmin())
  const watching = await watchChanges({ connectionString: testDatabaseUrl, renew: renewTags })
  forgetPages()
  return async () => {
    await watching.stop()
    removeFolder(folder)
  }
})

type Made = { _id: string; version: number; slug: string }
const made = new Map<string, Made>()

/** Creates a record, or renames it. */
async function put(address: string, fields: object): Promise<Made> {
  const known = made.get(address)
  const read = address === '/pitanja' ? '/admin/pitanja' : address
  const version = known && ((await asks('GET', `${read}/${known._id}`)).body as Made).version
  const answer = known
    ? await asks('PUT', `${address}/${known._id}`, { ...fields, version })
    : await asks('POST', address, { ...fields, _id: uuidv7() })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  made.set(address, answer.body)
  return answer.body
}

/** Renames everything; returns the current addresses. */
async function name(stage: string): Promise<string[]> {
  const { body: grades } = await asks('GET', '/razredi')
  const grade = (grades as { _id: string; slug: string }[]).find(({ slug }) => slug === '8-razred')
  const subject = await put('/subjects', { name: 'Igre', area: 'matematika', grade: grade?._id })
  const book = await put('/literature', {
    ...{ name: `Knjiga ${stage}`, slug: `knjiga-${stage}`, description: 'Igre.' },
    subject: subject._id,
  })
  const unit = await put('/units', { name: 'Sve', description: '', literature: book._id })
  const lesson = await put('/lessons', {
    ...{ title: `Kula ${stage}`, slug: `kula-${stage}`, summary: 'Ide ravno.', keywords: [] },
    ...{ unit: unit._id, script: '# Kula', isPublished: true, cards: [], checks: [] },
  })
  const question = await say(`Kula ${stage} ide ravno.`)
  const post = await put('/admin/blogovi', {
    ...{ title: `Članak ${stage}`, slug: `clanak-${stage}`, summary: 'S.', text: 'T.', image: '' },
    isPublished: true,
  })
  const quiz = await put('/admin/zabavni-kvizovi', {
    ...{ title: `Kviz ${stage}`, slug: `kviz-${stage}`, description: 'O igri.', icon: 'zivotinje' },
    ...{ isPublished: true, questions: [FUN] },
  })
  const bookPath = `/8-razred/${book.slug}`
  return [
    ...[bookPath, `${bookPath}/${lesson.slug}`, `/baza-znanja/pitanje/${question.slug}`],
    ...[`/blog/${post.slug}`, `/zabavni-kwizovi/${quiz.slug}`],
  ]
}

/** Changes the question's text. */
const say = (text: string) =>
  put('/pitanja', {
    ...{ lesson: made.get('/lessons')?._id, text, explanation: 'Ravno.', body: FUN.body },
    ...{ numbers: null, calculation: null, isBonus: false, isInKnowledgeBase: true },
    isPublished: true,
  })

const FUN = {
  ...{ _id: crypto.randomUUID(), text: 'Roda leti.', explanation: 'Krilima.' },
  body: { kind: 'true-false', isTrue: true, wrongFeedback: 'Da.', rightFeedback: null },
}

test('cached pages of records renamed there and back: one redirect, no loop, nothing stale', async () => {
  const lookups = {
    ...blogPageLookups,
    ...contentPageExistenceChecks,
    ...funQuizPageLookups,
    ...knowledgePageLookups,
  }
  const isUnknown = unknownPathChecker(manifest, new Set(), lookups)
  const former = {
    ...formerFunQuizLookups,
    ...formerPostLookups,
    ...formerQuestionLookups,
    ...formerContentLookups,
  }
  const known = withKnownAddresses(isUnknown, { findCurrent: currentPathFinder(former) })
  const { get, rendered } = await serveBehindLayers([known, withPageCache], render)
  const stages: string[][] = []
  for (const stage of ['prvo', 'drugo', 'prvo', 'trece', 'drugo', 'prvo']) {
    const now = await name(stage)
    for (const [kind, address] of now.entries()) {
      const first = await get(address)
      expect([first.status, first.body.toString()], address).toEqual([
        200,
        expect.stringContaining(stage),
      ])
      const times = rendered.length
      expect((await get(address)).body.toString()).toContain(stage)
      expect(rendered, 'the second time it comes from the store').toHaveLength(times)
      for (const old of new Set(stages.map((one) => one[kind] ?? ''))) {
        if (old === address) continue
        const { status, headers } = await get(`${old}?a=1`)
        expect([status, headers.location, headers['cache-control']], old).toEqual([
          ...[308, `${address}?a=1`, 'no-store'],
        ])
      }
    }
    stages.push(now)
  }
  // Changing only a question does not renew the tag of addresses.
  const before = stages.at(-1)?.[2] ?? ''
  const { slug } = await say('Kula sama ide ravno.')
  const { status, headers } = await get(before)
  expect([status, headers.location]).toEqual([308, `/baza-znanja/pitanje/${slug}`])
})
