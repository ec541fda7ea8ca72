import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GET as oldAddress } from '@/app/(old-addresses)/question-by-id'
import { db } from '@/lib/platform/db/client'
import { renderText } from '@/lib/platform/markdown/render'
import { secretAnswerTexts } from '@/lib/content/questions/kinds/bodies'
import { allQuestions } from '@/lib/content/questions/tables'
import { knowledgePageLookups } from '@/lib/asking/search/knowledge/addresses'
import { answerStructuredData, questionMetadata } from '@/lib/asking/search/knowledge/describe'
import { findQuestionPage } from '@/lib/asking/search/knowledge/queries'
import { requiredKnowledgePage } from '@/lib/asking/search/knowledge/route'
import { importFixtureLesson } from '../../support/probe-lesson'

const probe = await importFixtureLesson()
const stored = await db()
  .select()
  .from(allQuestions)
  .where(eq(allQuestions.lessonId, probe.lessonId))
  .orderBy(allQuestions.position)

const mark = (isInKnowledgeBase: boolean) =>
  db()
    .update(allQuestions)
    .set({ isInKnowledgeBase })
    .where(eq(allQuestions.lessonId, probe.lessonId))

const pageOf = async ({ number }: { number: number }) => {
  const page = await findQuestionPage(number)
  if (!page) throw new Error('The question has no page')
  return page
}

/**
 * Reasons, explanations and keys that the question itself does not contain, as stored and as HTML.
 */
function secretsOf({ body, explanation, text }: (typeof stored)[number]): string[] {
  const options = 'choices' in body ? body.choices : 'answers' in body ? body.answers : []
  const reasons =
    body.kind === 'true-false'
      ? [body.wrongFeedback, body.rightFeedback]
      : options.map(({ feedback }) => feedback)
  const typed = body.kind === 'short' || body.kind === 'number' ? secretAnswerTexts(body) : []
  return [...reasons, explanation, ...typed]
    .filter((secret) => secret !== null && secret.length > 1 && !text.includes(secret))
    .flatMap((secret) => [secret ?? '', renderText(secret ?? '')])
}

test('the first eight questions of a lesson are in the knowledge base', () => {
  expect(stored.map((one) => one.isInKnowledgeBase)).toEqual([...Array(8).fill(true), false])
})

describe.each(stored.map((one) => [one.kind, one] as const))('of a question of %s', (_, one) => {
  const { number } = one
  afterEach(() => mark(true))

  test('the key is public only in the knowledge base', async () => {
    await mark(true)
    const shown = await pageOf({ number })
    expect(shown.answer?.lines.some(({ isRight }) => isRight)).toBe(true)
    const said = shown.answer?.plain.answer ?? ''
    expect(said).not.toBe('')
    const card = answerStructuredData(shown, 'https://iskra.test')?.hasPart[0]
    expect(card).toMatchObject({ eduQuestionType: 'Flashcard', text: shown.title })
    expect(card?.acceptedAnswer.text).toContain(said)
    await mark(false)
    const page = await pageOf({ number })
    expect(page.answer).toBeNull()
    expect(answerStructuredData(page, 'https://iskra.test')).toBeNull()
    const told = JSON.stringify([page, questionMetadata(page)])
    const secrets = secretsOf(one)
    expect(secrets.filter((secret) => told.includes(JSON.stringify(secret).slice(1, -1)))).toEqual(
      [],
    )
    expect(told).not.toMatch(/"(?:weight|feedback|isTrue|answers|pairs|low|high|correct)"/)
  })
})

test('a page links to other questions of its lesson and to the next lesson', async () => {
  const page = await pageOf(stored[0] ?? { number: 0 })
  expect(page.related).toHaveLength(6)
  expect(page.related.map(({ slug }) => slug)).not.toContain(page.slug)
  expect(page.lesson?._id).toBe(probe.lessonId)
})

test('other questions are listed with their options, as shown on their pages', async () => {
  const pages = await Promise.all(stored.map(pageOf))
  const bySlug = new Map(pages.map((page) => [page.slug, page.question]))
  const related = pages.flatMap((page) => page.related)
  const kinds = new Set<string>()
  for (const { slug, given } of related) {
    const question = bySlug.get(slug)
    if (!question) continue
    kinds.add(question.kind)
    const hasOptions = 'choices' in question || 'left' in question || 'items' in question
    expect(given !== '', slug).toBe(hasOptions)
    expect(given.length).toBeLessThanOrEqual(160)
  }
  expect(kinds.size).toBe(6)
})

test('a related question that is only a picture is named after its lesson', async () => {
  const [first, second] = stored
  if (!first || !second) throw new Error('The lesson has too few questions')
  const text = (value: string) =>
    db().update(allQuestions).set({ text: value }).where(eq(allQuestions.id, second.id))
  await text('![](/slike/trokut)')
  const { related, lesson } = await pageOf(first)
  await text(second.text)
  expect(related.map(({ title }) => title)).toContain(`Pitanje iz lekcije ${lesson?.title}`)
})

test('texts with gaps have titles of their own, and the question alone as heading', async () => {
  const gaps = await db()
    .select()
    .from(allQuestions)
    .where(sql`${allQuestions.body} ->> 'kind' = 'gaps' and ${allQuestions.lessonId} is not null`)
  const pages = await Promise.all(gaps.map(pageOf))
  expect(pages.length).toBeGreaterThan(20)
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(pages.every(({ title, isTitleWhole }) => title.includes('…') && !isTitleWhole)).toBe(true)
})

describe('the address', () => {
  const [first] = stored
  const number = first?.number ?? 0
  const visit = (pitanjeSlug: string) =>
    requiredKnowledgePage({ params: Promise.resolve({ pitanjeSlug }) })
  const isThere = knowledgePageLookups['/baza-znanja/pitanje/[pitanjeSlug]']
  const hide = (change: ReturnType<typeof sql>) =>
    db().execute(sql`update all_questions set ${change} where number = ${number}`)

  beforeEach(() => hide(sql`is_published = true, binned_at = null`))

  test('with words that the question never had is not found', async () => {
    const { slug } = await pageOf({ number })
    expect(await visit(slug)).toMatchObject({ slug })
    const invented = `nikad-se-nije-zvalo-${number.toString(36)}`
    expect(await isThere?.(invented)).toBe(false)
    await expect(visit(invented)).rejects.toMatchObject({
      digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
    })
  })

  test.each([
    ['unknown', 'nesto-zzzzz', sql`is_published = true`],
    ['without a number', '_', sql`is_published = true`],
    ['of a draft', null, sql`is_published = false`],
    ['of a question in the bin', null, sql`binned_at = now()`],
  ])('%s is not found', async (_, slug, change) => {
    const asked = slug ?? (await pageOf({ number })).slug
    await hide(change)
    expect(await isThere?.(asked)).toBe(false)
    await expect(visit(asked)).rejects.toMatchObject({
      digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
    })
  })

  test('of an inactive grade is not found', async () => {
    const { slug } = await pageOf({ number })
    const activate = (isActive: boolean) =>
      db().execute(sql`update grades set is_active = ${isActive} where slug = '5-razred'`)
    await activate(false)
    expect(await isThere?.(slug)).toBe(false)
    await activate(true)
    expect(await isThere?.(slug)).toBe(true)
  })

  test.each([
    ['of a question', first?.id ?? '', 308],
    ['of no question', '01890000-0000-7000-8000-000000000000', 307],
    ['that is no id', "' or 1=1 --", 307],
  ])('redirects from an old one %s', async (_, id, status) => {
    const answer = await oldAddress(new Request('http://localhost/'), {
      params: Promise.resolve({ id }),
    })
    const { slug } = await pageOf({ number })
    const location = status === 308 ? `/baza-znanja/pitanje/${slug}` : '/'
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
  })
})
