import { globSync, readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { cacheTag } from 'next/cache'
import { beforeAll, expect, test, vi } from 'vitest'
import { EVERYTHING_TAGS, isCacheTag } from '@/lib/platform/cache/tags'
import * as content from '@/lib/content/curriculum/cached'
import { chooseFreeLessons } from '@/lib/content/curriculum/free-lessons'
import { cachedGradeLessonChoices } from '@/lib/content/curriculum/grade-lesson-choices'
import { allQuestions } from '@/lib/content/questions/tables'
import { db } from '@/lib/platform/db/client'
import * as funQuizzes from '@/lib/learning/fun-quizzes/cached'
import { cachedGuestCards } from '@/lib/learning/cards/cached'
import { cachedGuestQuestions } from '@/lib/learning/quiz/cached'
import { cachedCheck } from '@/lib/learning/check/cached'
import { cachedKnowledgePage } from '@/lib/asking/search/knowledge/cached'
import * as billing from '@/lib/people/billing/products/cached'
import { cachedOperator } from '@/lib/people/billing/operator/cached'
import * as blog from '@/lib/site/blog/cached'
import * as site from '@/lib/site/dynamic-content/cached'
import { cachedFaq } from '@/lib/site/dynamic-content/faq/cached'
import { cachedSitePage } from '@/lib/site/dynamic-content/pages/cached'
import { cachedTermsEdition } from '@/lib/site/dynamic-content/pages/terms'
import * as sitemap from '@/lib/across/seo/sitemap/cached-sitemap'
import { BOOK, LESSON, sourceOf, SUBJECT, UNIT } from '@/tests/fixtures/content-folder'
import { collectAnnouncedTags } from '../../support/announced'
import { edit, importFiles, MORE, QUIZ, script, type Files } from '../../support/edited-content'

const ADDRESS = ['5-razred', 'probna-knjiga'] as const

/** The reads of pages, by name; every cached function must be listed here. */
async function readers(): Promise<Record<string, () => Promise<unknown>>> {
  const slugs = ['probna-lekcija', 'druga', 'treca', 'cetvrta']
  const lessons = await Promise.all(slugs.map((slug) => content.cachedLesson(...ADDRESS, slug)))
  const { rows } = await db().execute<{ slug: string; number: number }>(
    sql`select l.slug, min(q.number) as number from all_questions q join all_lessons l on l.id = q.lesson_id
      where l.slug = any(${sql.param(slugs)}) group by l.slug`,
  )
  const numbers = new Map(rows.map(({ slug, number }) => [slug, number]))
  const grade = (await content.cachedGrades()).find(({ slug }) => slug === ADDRESS[0])
  const ofLessons = slugs.flatMap((slug, place) => {
    const lesson = lessons[place]
    const own = [[`lesson ${slug}`, () => content.cachedLesson(...ADDRESS, slug)]] as const
    if (!lesson) return own
    const number = numbers.get(slug)
    return [
      ...own,
      ...(number ? [[`question of ${slug}`, () => cachedKnowledgePage(number)] as const] : []),
      [`script ${slug}`, () => content.cachedScript(lesson._id)],
      [`script parts ${slug}`, () => content.cachedScriptParts(lesson._id)],
      [`neighbours ${slug}`, () => content.cachedNeighbourLessons(lesson)],
      [`free lesson beside ${slug}`, () => content.cachedFreeLessonLink(lesson)],
      [`questions ${slug}`, () => cachedGuestQuestions(lesson._id)],
      [`cards ${slug}`, () => cachedGuestCards(lesson._id)],
      [`check ${slug}`, () => cachedCheck(lesson._id)],
    ] as const
  })
  return {
    ...Object.fromEntries<() => Promise<unknown>>(ofLessons),
    grades: content.cachedGrades,
    grade: () => content.cachedGradePage(ADDRESS[0]),
    'other grade': () => content.cachedGradePage('6-razred'),
    book: () => content.cachedLiteraturePage(...ADDRESS),
    'book map': () => content.cachedBookMap(...ADDRESS),
    'unit review': () => content.cachedUnitReview(...ADDRESS, 'probna-cjelina'),
    'other book': () => content.cachedLiteraturePage('5-razred', 'vremeplov-5'),
    counts: content.cachedLessonCountsByGrade,
    coverage: content.cachedCoverage,
    'lessons to choose from': () => cachedGradeLessonChoices(grade?._id ?? ''),
    quizzes: funQuizzes.cachedFunQuizzes,
    quiz: () => funQuizzes.cachedFunQuiz('probni-kviz'),
    'other quiz': () => funQuizzes.cachedFunQuiz('cudesne-zivotinje'),
    'quiz addresses': funQuizzes.cachedFunQuizAddresses,
    banner: site.cachedSiteFrame,
    products: billing.cachedProductsOnSale,
    operator: cachedOperator,
    posts: blog.cachedPosts,
    'whether there are posts': blog.cachedHasPosts,
    post: () => blog.cachedPost('prvi'),
    home: site.cachedDynamicContent,
    'first picture': site.cachedHeroFacts,
    recommendations: site.cachedHighlights,
    text: () => cachedSitePage('o-nama'),
    terms: cachedTermsEdition,
    'frequent questions': cachedFaq,
    sitemap: () => sitemap.cachedCompressedSitemap(null),
    'sitemap parts': sitemap.cachedSitemapPartNames,
  }
}

/** The current value of a reader, and the tags with which Next would cache it. */
async function kept(read: () => Promise<unknown>) {
  vi.mocked(cacheTag).mockClear()
  const value = JSON.stringify(await read())
  return { value, tags: vi.mocked(cacheTag).mock.calls.flat() }
}

async function keptOfAll() {
  const all = new Map<string, Awaited<ReturnType<typeof kept>>>()
  for (const [name, read] of Object.entries(await readers())) all.set(name, await kept(read))
  return all
}

beforeAll(async () => {
  await importFiles({})
  await db().execute(sql`update site_lists set items = items || (
    select id from lessons where slug = 'probna-lekcija') where name = 'fresh'`)
})

const OWN = ['lesson', 'script', 'script parts', 'questions', 'question of', 'cards', 'check']
  .map((what) => `${what} probna-lekcija`)
  .concat('unit review')
const MAPS = ['sitemap', 'sitemap parts', 'quiz addresses', 'lessons to choose from']
const BOOK_PAGES = ['book', 'book map', 'unit review']
const ADDRESSES = ['counts', 'coverage', 'quizzes', 'lesson cetvrta']
const NEIGHBOURS = ['probna-lekcija', 'druga', 'treca'].flatMap((slug) => [
  `neighbours ${slug}`,
  `free lesson beside ${slug}`,
])

const SECOND = ['lesson', 'script', 'script parts', 'questions', 'cards', 'check'].map(
  (what) => `${what} druga`,
)
/** The second lesson as a draft and in the bin, and what shows it or that it is not there. */
const DRAFT = edit(`${UNIT}/druga/skripta.md`, 'jed: 2', 'jed: 2\nnacrt: true')
const bin = () => db().execute(sql`update all_lessons set binned_at = now() where slug = 'druga'`)
const COMING = [
  ...[...MAPS, ...ADDRESSES, ...BOOK_PAGES, 'grade', 'lesson druga', 'question of probna-lekcija'],
  ...NEIGHBOURS.filter((name) => !name.endsWith('druga')),
]
/**
 * An edit, everything that is read again after it (null for everything that shows the tree), and
 * what happened before it.
 */
const EDITS: [string, Files, string[] | null, (() => Promise<unknown>)?][] = [
  ['nothing', {}, []],
  ['a script', edit(`${LESSON}/skripta.md`, 'Uvod', 'Početak'), [...OWN, ...MAPS]],
  ['a drawing', edit(`${LESSON}/krug.svg`, '50', '60'), [...OWN, ...MAPS]],
  ['a question', edit(`${LESSON}/pitanja.gift`, 'Tako je.', 'Bravo.'), [...OWN, ...MAPS]],
  ['a card', edit(`${LESSON}/kartice.tsv`, '\t4', '\tčetiri'), [...OWN, ...MAPS]],
  ['a check', edit(`${LESSON}/provjera.yaml`, 'Zato što', 'Jer'), [...OWN, ...MAPS]],
  [
    'a card more',
    edit(`${LESSON}/kartice.tsv`, '$3 + 3$', '$5 + 5$\t10\n$3 + 3$'),
    [...OWN, ...MAPS, ...BOOK_PAGES, 'home', 'neighbours druga'],
  ],
  [
    'a question less',
    edit(
      `${LESSON}/pitanja.gift`,
      '::deveto::Broj 11 je prost. {T#Djeljiv je samo s 1 i 11.#Tako je.}\n',
      '',
    ),
    [...OWN, ...MAPS, ...BOOK_PAGES, 'home', 'recommendations', 'neighbours druga'],
  ],
  [
    'a question from the bin',
    {},
    [...OWN, ...MAPS, ...BOOK_PAGES, 'home', 'neighbours druga'],
    () =>
      db().update(allQuestions).set({ binnedAt: new Date() }).where(eq(allQuestions.key, 'deveto')),
  ],
  [
    'a title',
    edit(`${LESSON}/skripta.md`, 'Probna lekcija', 'Novi naslov'),
    [...OWN, ...MAPS, ...BOOK_PAGES, 'home', 'neighbours druga'],
  ],
  [
    'a summary',
    edit(`${LESSON}/skripta.md`, 'za provjeru', 'o provjeri'),
    [...OWN, ...MAPS, ...BOOK_PAGES, 'home', 'neighbours druga'],
  ],
  [
    'outcomes',
    edit(`${LESSON}/skripta.md`, 'jed: 1', 'jed: 1\nishodi: MAT OŠ A.5.1'),
    [...OWN, ...MAPS, ...BOOK_PAGES],
  ],
  [
    'skills of lower grades',
    edit(`${LESSON}/skripta.md`, 'jed: 1', 'jed: 1\npredznanje: [zbrajanje (1. razred)]'),
    [...OWN, ...MAPS, ...BOOK_PAGES],
  ],
  [
    'an order',
    edit(`${LESSON}/skripta.md`, 'jed: 1', 'jed: 3'),
    [...OWN, ...MAPS, ...NEIGHBOURS, ...BOOK_PAGES],
  ],
  ['a fun quiz', edit(`${QUIZ}/kviz.yaml`, 'Probni', 'Novi'), [...MAPS, ...ADDRESSES, 'quiz']],
  [
    'a question of a fun quiz',
    edit(`${QUIZ}/pitanja.gift`, 'Tako je.', 'Bravo.'),
    [...MAPS, ...ADDRESSES, 'quiz'],
  ],
  [
    'a new unit',
    { [`${BOOK}/nova/cjelina.yaml`]: 'naziv: Nova\nopis: Prazna.\nredoslijed: 3\n' },
    [...MAPS, ...ADDRESSES, ...BOOK_PAGES],
  ],
  [
    'a new textbook',
    { [`${SUBJECT}/nova-knjiga/literatura.yaml`]: 'naziv: Nova\nopis: Prazna.\nredoslijed: 3\n' },
    [...MAPS, ...ADDRESSES, 'grade'],
  ],
  ['a lesson that becomes a draft', DRAFT, [...COMING, ...NEIGHBOURS, ...SECOND]],
  ['a draft that is published', {}, COMING, () => importFiles(DRAFT)],
  ['a lesson from the bin', {}, COMING, bin],
  [
    'a new lesson',
    {
      [`${UNIT}/cetvrta/skripta.md`]: script.replace('Probna', 'Nova').replace('jed: 1', 'jed: 4'),
      [`${UNIT}/cetvrta/krug.svg`]: '<svg viewBox="0 0 1 1"/>',
    },
    [...MAPS, ...ADDRESSES, ...NEIGHBOURS, 'question of probna-lekcija', ...BOOK_PAGES, 'grade'],
  ],
  ['the name of a unit', edit(`${UNIT}/cjelina.yaml`, 'Probna cjelina', 'Druga'), null],
  ['the name of a textbook', edit(`${BOOK}/literatura.yaml`, 'Probna knjiga', 'Druga'), null],
  ['the name of a subject', edit(`${SUBJECT}/predmet.yaml`, 'Probni predmet', 'Drugi'), null],
  ['the name of a grade', edit('5-razred/razred.yaml', '5. razred', 'Peti razred'), null],
]

test.each(EDITS)(
  'an edit of %s renews everything that shows it, and nothing else',
  async (_, files, renewed, happened) => {
    await importFiles({})
    await happened?.()
    const before = await keptOfAll()
    const tags = await collectAnnouncedTags(() => importFiles(files))
    const isRenewed = ({ tags: own }: { tags: string[] }) => tags.some((tag) => own.includes(tag))
    const after = await keptOfAll()
    for (const [name, one] of before) {
      if (!isRenewed(one)) expect(after.get(name)?.value, name).toBe(one.value)
    }
    const read = [...before].filter(([, one]) => isRenewed(one)).map(([name]) => name)
    if (renewed) expect(read.sort()).toEqual([...new Set(renewed)].sort())
  },
)

test('moving a lesson to another textbook renews all content', async () => {
  await importFiles({})
  const { [`${UNIT}/druga/skripta.md`]: moved } = MORE
  const files = {
    [`${UNIT}/druga/skripta.md`]: null,
    [`${UNIT}/druga/krug.svg`]: null,
    [`${BOOK}/kraj/druga/skripta.md`]: moved ?? null,
    [`${BOOK}/kraj/druga/krug.svg`]: sourceOf(`${LESSON}/krug.svg`),
  }
  expect(await collectAnnouncedTags(() => importFiles(files))).toContain('content')
})

test('the choice of a free lesson renews everything that shows it', async () => {
  const question = sourceOf(`${LESSON}/pitanja.gift`).split('\n\n')[0] ?? ''
  const files = Array.from({ length: 9 }, (_, index) => ({
    [`${UNIT}/deseta-${index}/skripta.md`]: script
      .replace('Probna', 'Još')
      .replace('jed: 1', 'jed: 9'),
    [`${UNIT}/deseta-${index}/krug.svg`]: sourceOf(`${LESSON}/krug.svg`),
    [`${UNIT}/deseta-${index}/pitanja.gift`]: question,
  }))
  await importFiles(Object.assign({}, ...files) as Files)
  await db().execute(sql`delete from free_lessons`)
  const before = await keptOfAll()
  const tags = await collectAnnouncedTags(() => chooseFreeLessons(db()))
  const after = await keptOfAll()
  const changed = [...before].filter(([name, { value }]) => after.get(name)?.value !== value)
  for (const [name, one] of changed)
    expect(
      tags.some((tag) => one.tags.includes(tag)),
      name,
    ).toBe(true)
  const shown = ['book', 'lesson probna-lekcija', 'free lesson beside druga']
  expect(changed.map(([name]) => name)).toEqual(expect.arrayContaining(shown))
})

test('every cached function is read above, and has one of the tags that renew everything', async () => {
  const sources = globSync('{app,lib}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const names = sources.flatMap((source) =>
    [...source.matchAll(/function (\w+)\([^{]*\{\n\s*'use cache'/g)].map(([, name]) => name),
  )
  const all = sources.join('').split("\n  'use cache'\n").length - 1
  expect(names).toHaveLength(all)
  const read = readFileSync('tests/api/platform/cache/page-tags.test.ts', 'utf8')
  // Neighbours and the free lesson are read through `cached...` functions of a lesson; robots.txt shows no data; previews, the
  // feed and codes only draw or list data that the other functions read.
  const drawn = ['cachedQrCode', 'cachedLessonPreview', 'cachedQuestionPreview', 'cachedFeed']
  const others = ['neighboursIn', 'freeLessonIn', 'robots', ...drawn]
  expect(names.filter((name = '') => !others.includes(name) && !read.includes(name))).toEqual([])
  for (const [name, { tags }] of await keptOfAll()) {
    expect(
      EVERYTHING_TAGS.some((tag) => tags.includes(tag)),
      name,
    ).toBe(true)
    expect(tags.every(isCacheTag), name).toBe(true)
  }
})
