import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readKnownPaths, unknownPathTest } from '@/lib/sitemap/known-paths'
import { db } from '@/lib/db/client'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'

const route = (page: string) => ({
  page,
  regex: `^${page.replaceAll(/\[\.\.\.\w+\]/g, '(.+?)').replaceAll(/\[\w+\]/g, '([^/]+?)')}(?:/)?$`,
})

/** As Next writes it: also the copies of a route that the build made for its placeholder. */
const MANIFEST = {
  staticRoutes: [
    '/',
    '/_global-error',
    '/_not-found',
    '/api/razredi',
    '/robots.txt',
    '/zabavni-kwizovi',
  ].map(route),
  dynamicRoutes: [
    '/api/pitanja/[id]',
    '/api/[...path]',
    '/k/[slug]',
    '/zabavni-kwizovi/[slug]',
    '/zabavni-kwizovi/[slug]/leaderboard',
    '/zabavni-kwizovi/_/leaderboard',
    '/[razred]',
    '/_/[literatura]',
    '/[razred]/[literatura]',
    '/_/[literatura]/[lekcija]',
    '/[razred]/[literatura]/[lekcija]',
    '/[razred]/[literatura]/[lekcija]/kartice',
    '/[razred]/[literatura]/[lekcija]/kwiz',
    '/[razred]/[literatura]/[lekcija]/provjera',
    '/[razred]/[literatura]/[lekcija]/skripta',
  ].map(route),
}

const FILES = new Set(['/og.png', '/avatars/lisica.svg', '/_next/static/chunks/a.js'])

let isUnknown: (path: string) => boolean

beforeAll(() => {
  const folder = makeTemporaryFolder()
  const file = path.join(folder, 'routes-manifest.json')
  writeFileSync(file, JSON.stringify(MANIFEST))
  isUnknown = unknownPathTest(file, FILES)
  removeFolder(folder)
})

const BOOK = '/5-razred/brojevni-atelje-5'
const LESSON = `${BOOK}/djeljivost-s-2-5-i-10`

test('before the content was read no page counts as unknown', () => {
  expect(isUnknown('/9-razred')).toBe(false)
})

describe('with the content read', () => {
  beforeAll(readKnownPaths)

  test.each([
    '/',
    '/5-razred',
    '/5-razred/',
    BOOK,
    LESSON,
    `${LESSON}/kwiz`,
    `${LESSON}/kartice`,
    `${LESSON}/provjera`,
    `${LESSON}/skripta`,
    '/robots.txt',
    '/og.png',
    '/avatars/lisica.svg',
    '/_next/static/chunks/a.js',
    '/k/nesto',
    '/zabavni-kwizovi',
    '/zabavni-kwizovi/putovanje-svemirom',
    '/zabavni-kwizovi/putovanje-svemirom/leaderboard',
    '/api/razredi',
    '/api/nema-toga',
    '/api/pitanja/nesto',
  ])('%s is Next’s to answer', (path) => {
    expect(isUnknown(path)).toBe(false)
  })

  test.each([
    '/9-razred',
    '/9-razred/',
    '/5-RAZRED',
    '/%35-razred',
    '/1-razred/brojevni-atelje-5',
    `${BOOK}/nema-takve`,
    `${LESSON}/karte`,
    `${LESSON}/kwiz/jos`,
    `/a${LESSON}`,
    '/zabavni-kwizovi/nema-ga',
    '/zabavni-kwizovi/nema-ga/leaderboard',
    '/zabavni-kwizovi/_/leaderboard',
    '/zabavni-kwizovi/putovanje-svemirom/jos',
    '/_',
    '/_/brojevni-atelje-5',
    '/[razred]',
    '/api',
    '/k',
    '/og.PNG',
    '/avatars',
    '/_next',
    '/_next/static/chunks/b.js',
    '/_next/static/../../package.json',
    '/_next/image',
    '/_next/data/x/5-razred.json',
    '/_global-error',
    '/_not-found',
    '//evil.example/5-razred',
  ])('%s is nowhere', (path) => {
    expect(isUnknown(path)).toBe(true)
  })

  test('a grade that is not active has no pages', async () => {
    const activate = (isActive: boolean) =>
      db().execute(sql`update grades set is_active = ${isActive} where slug = '5-razred'`)
    onTestFinished(async () => {
      await activate(true)
      await readKnownPaths()
    })
    await activate(false)
    await readKnownPaths()
    for (const path of ['/5-razred', BOOK, LESSON, `${LESSON}/kwiz`]) {
      expect(isUnknown(path), path).toBe(true)
    }
    expect(isUnknown('/6-razred')).toBe(false)
  })
})
