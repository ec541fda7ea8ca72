import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { renewTags } from '@/lib/platform/cache/freshness'
import { unknownPathChecker } from '@/lib/platform/cache/unknown-paths'
import { blogPageLookups } from '@/lib/site/blog/addresses'
import { contentPageExistenceChecks } from '@/lib/content/curriculum/page-lookups'
import { funQuizPageLookups } from '@/lib/learning/fun-quizzes/addresses'
import { knowledgePageLookups } from '@/lib/asking/search/knowledge/addresses'
import { db } from '@/lib/platform/db/client'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'

const route = (page: string) => ({
  page,
  regex: `^${page.replaceAll(/\[\.\.\.\w+\]/g, '(.+?)').replaceAll(/\[\w+\]/g, '([^/]+?)')}(?:/)?$`,
})

/** As Next writes it, including the copies of routes that the build made for its placeholder. */
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
    '/baza-znanja/pitanje/[pitanjeSlug]',
    '/zabavni-kwizovi/[slug]',
    '/zabavni-kwizovi/[slug]/leaderboard',
    '/zabavni-kwizovi/_/leaderboard',
    '/[razred]',
    '/_/[literatura]',
    '/[razred]/[literatura]',
    '/[razred]/[literatura]/-/stranica/[broj]',
    '/[razred]/[literatura]/karta',
    '/[razred]/[literatura]/karta/probni-ispit/[dio]',
    '/[razred]/[literatura]/ponovi/[cjelina]',
    '/[razred]/[literatura]/ponovi/[cjelina]/test',
    '/_/[literatura]/[lekcija]',
    '/[razred]/[literatura]/[lekcija]',
    '/[razred]/[literatura]/[lekcija]/kartice',
    '/[razred]/[literatura]/[lekcija]/kwiz',
    '/[razred]/[literatura]/[lekcija]/moj-razred',
    '/[razred]/[literatura]/[lekcija]/provjera',
    '/[razred]/[literatura]/[lekcija]/skripta',
  ].map(route),
}

const FILES = new Set(['/og.png', '/avatars/lisica.svg', '/_next/static/chunks/a.js'])

const LOOKUPS = {
  ...blogPageLookups,
  ...contentPageExistenceChecks,
  ...funQuizPageLookups,
  ...knowledgePageLookups,
}

let manifest: string
let isUnknown: ReturnType<typeof unknownPathChecker>

beforeAll(() => {
  const folder = makeTemporaryFolder()
  manifest = path.join(folder, 'routes-manifest.json')
  writeFileSync(manifest, JSON.stringify(MANIFEST))
  isUnknown = unknownPathChecker(manifest, FILES, LOOKUPS)
  return () => removeFolder(folder)
})

const BOOK = '/5-razred/brojevni-atelje-5'
const LESSON = `${BOOK}/djeljivost-s-2-5-i-10`

describe('with the content read', () => {
  test.each([
    '/',
    '/5-razred',
    '/5-razred/',
    BOOK,
    `${BOOK}/karta`,
    `${BOOK}/karta/probni-ispit/1`,
    `${BOOK}/ponovi/prirodni-brojevi`,
    `${BOOK}/ponovi/prirodni-brojevi/test`,
    LESSON,
    `${LESSON}/kwiz`,
    `${LESSON}/kartice`,
    `${LESSON}/moj-razred`,
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
  ])('%s is passed on to Next', async (path) => {
    expect(await isUnknown(path)).toBe(false)
  })

  test.each([
    '/9-razred',
    '/9-razred/',
    '/5-RAZRED',
    '/%35-razred',
    '/1-razred/brojevni-atelje-5',
    `${BOOK}/nema-takve`,
    `${BOOK}/nema-takve/moj-razred`,
    `${LESSON}/karte`,
    '/5-razred/nema-takve/karta',
    `${BOOK}/karta/kwiz`,
    `${BOOK}/ponovi`,
    `${BOOK}/ponovi/nema-takve`,
    `${BOOK}/ponovi/nema-takve/test`,
    `${BOOK}/karta/probni-ispit/4`,
    '/5-razred/vremeplov-5/ponovi/prirodni-brojevi',
    `${LESSON}/kwiz/jos`,
    `${BOOK}/-`,
    `${BOOK}/-/stranica`,
    `${BOOK}/-/stranica/2`,
    `${BOOK}/-/stranica/2/kwiz`,
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
  ])('%s is unknown', async (path) => {
    expect(await isUnknown(path)).toBe(true)
  })

  test('an inactive grade has no pages until it is active again', async () => {
    const activate = async (isActive: boolean) => {
      await db().execute(sql`update grades set is_active = ${isActive} where slug = '5-razred'`)
      renewTags(['navigation', 'addresses'])
    }
    onTestFinished(() => activate(true))
    await activate(false)
    const ofGrade = ['/5-razred', BOOK, LESSON, `${LESSON}/kwiz`]
    for (const path of ofGrade) expect(await isUnknown(path), path).toBe(true)
    expect(await isUnknown('/6-razred')).toBe(false)
    await activate(true)
    for (const path of ofGrade) expect(await isUnknown(path), path).toBe(false)
  })

  test('below the map nothing is there, even if a lesson formerly had its address', async () => {
    const rename = (from: string, to: string) =>
      db().execute(sql`update all_lessons set slug = ${to} where slug = ${from}`)
    await rename('djeljivost-s-2-5-i-10', 'karta')
    await rename('karta', 'djeljivost-s-2-5-i-10')
    renewTags(['addresses'])
    expect(await isUnknown(`${BOOK}/karta`)).toBe(false)
    for (const below of ['kwiz', 'skripta'])
      expect(await isUnknown(`${BOOK}/karta/${below}`), below).toBe(true)
  })

  test.each([true, false])(
    'a look-up’s result (%s) is cached until pages change',
    async (isThere) => {
      const exists = vi.fn().mockResolvedValue(isThere)
      const isMissing = unknownPathChecker(manifest, FILES, { '/[razred]': exists })
      for (const _ of 'abc') expect(await isMissing('/9-razred')).toBe(!isThere)
      expect(exists.mock.calls).toEqual([['9-razred']])
      renewTags(['lesson:a'])
      await isMissing('/9-razred')
      expect(exists).toHaveBeenCalledTimes(1)
      // A new question only renews the tag of lists.
      renewTags([isThere ? 'addresses' : 'lists'])
      exists.mockResolvedValue(!isThere)
      expect(await isMissing('/9-razred')).toBe(isThere)
    },
  )

  test('if a look-up fails or takes too long, the address is passed on to its page', async () => {
    const isMissing = unknownPathChecker(manifest, FILES, {
      '/[razred]': () => Promise.reject(new Error('away')),
      '/zabavni-kwizovi/[slug]': () => new Promise(() => undefined),
    })
    expect(await isMissing('/5-razred')).toBe(false)
    expect(await isMissing('/zabavni-kwizovi/zvuci-i-boje')).toBe(false)
  })

  test('a look-up that took too long is not remembered', async () => {
    const exists = vi.fn().mockReturnValueOnce(new Promise(() => undefined))
    exists.mockResolvedValue(false)
    const isMissing = unknownPathChecker(manifest, FILES, { '/[razred]': exists })
    expect(await isMissing('/9-razred')).toBe(false)
    expect(await isMissing('/9-razred')).toBe(true)
  })
})

test('every cached route with a parameter has a look-up', () => {
  const pages = globSync('app/**/[[]*[]]/**/page.tsx').map((file) => {
    const parts = path.dirname(file).split(path.sep).slice(1)
    return `/${parts.filter((part) => !part.startsWith('(')).join('/')}`
  })
  const routes = Object.keys(LOOKUPS)
  const without = pages.filter((page) => !routes.some((one) => `${page}/`.startsWith(`${one}/`)))
  // Rendered per request for their owner; withMissingPersonalPages checks them first (decision 019).
  expect(without.sort()).toEqual(['/profil/izvjestaj/[childId]', '/profil/narudzbe/[id]'])
})
