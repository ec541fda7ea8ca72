import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { findQuestionBySlug, isShownQuestionSql } from '@/lib/content/questions/queries'
import { allQuestions, questions } from '@/lib/content/questions/tables'
import { questionSlug } from '@/tests/support/question-slug'
import type { QuestionFields, QuestionRecord } from '@/lib/content/questions/editing/contract'
import { newAdmin } from '../../support/admins'
import { callForAnswer, callForBody } from '../../support/call'

const anyQuestion = async () => {
  const [question] = await db()
    .select()
    .from(questions)
    .where(isShownQuestionSql)
    .orderBy(sql`random()`)
    .limit(1)
  if (!question) throw new Error('The seed has questions.')
  return question
}

const setText = (id: string, text: string) =>
  db().update(allQuestions).set({ text }).where(eq(allQuestions.id, id))

test('every question keeps the address of its page', async () => {
  const all = await db().select().from(allQuestions)
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter((one) => one.slug !== questionSlug(one))).toEqual([])
})

const made = async (text: string, number: number) =>
  (await db().execute<{ slug: string }>(sql`select question_slug(${text}, ${number}) as slug`))
    .rows[0]?.slug

test.each([
  ['Što je *podnevnik*?', 1, 'sto-je-podnevnik-1'],
  ['Koliko je $3 \\cdot 4$?', 35, 'koliko-je-z'],
  ['Zbroji {a} i {b}.', 36, 'zbroji-i-10'],
  ['![Slika](/slike/vulkan) Što je na slici?', 7, 'sto-je-na-slici-7'],
  [
    'Tko je – ili – bio?\n\nAnte\u00A0Starčević‑Đakovački, „Ðuro”',
    9,
    'tko-je-ili-bio-ante-starcevic-dakovacki-duro-9',
  ],
  ['$x^2$', 1_000_000, 'pitanje-lfls'],
  ['а б', 2, 'pitanje-2'],
  ['Ǆep, ﬁle, ²x − ℌ ½', 37, 'dzep-file-2x-h-12-11'],
  ['Riječ '.repeat(40), 3, `${'rijec-'.repeat(10).slice(0, -1)}-3`],
  ['a'.repeat(200), 2 ** 31 - 1, `${'a'.repeat(60)}-zik0zj`],
])('„%.40s” with number %i gets the slug %s', async (text, number, slug) => {
  expect(await made(text, number)).toBe(slug)
  expect(questionSlug({ text, number })).toBe(slug)
})

test('a question has the same slug in all responses', async () => {
  const { rows } = await db().execute<{ lesson: string }>(
    sql`select lesson_id as lesson from questions group by 1 having count(*) > 8 limit 1`,
  )
  const lessonId = rows[0]?.lesson ?? ''
  const listed = await callForBody<{ _id: string; slug: string }[]>(
    'GET',
    `/lessons/${lessonId}/questions`,
  )
  expect(listed.length).toBeGreaterThan(1)
  const quiz = await callForAnswer('POST', '/kwiz', { body: { id: lessonId } })
  const inQuiz = JSON.stringify(quiz.body)
  for (const { _id, slug } of listed) {
    expect(await callForBody('GET', `/pitanja/${_id}`)).toEqual({ slug })
    expect(await callForBody('GET', `/pitanja/${slug}`)).toMatchObject({ _id, slug })
    expect(inQuiz).toContain(`"slug":"${slug}"`)
  }
})

test('a changed question is found by its former slugs, but not by slugs that it never had', async () => {
  const { id, slug, number, text } = await anyQuestion()
  const name = number.toString(36)
  await setText(id, 'Posve drugi tekst?')
  await setText(id, 'Treći tekst?')
  const now = { id, slug: `treci-tekst-${name}` }
  for (const one of [slug, `posve-drugi-tekst-${name}`, now.slug]) {
    expect(await findQuestionBySlug(one), one).toEqual(now)
    expect(await callForBody('GET', `/pitanja/${one}`)).toMatchObject({ _id: id, slug: now.slug })
  }
  for (const one of [`nikad-${name}`, name, `treci-tekst-${name}0`])
    expect(await findQuestionBySlug(one), one).toBeNull()
  expect((await callForAnswer('GET', `/pitanja/nikad-${name}`)).status).toBe(404)
  await setText(id, text)
  expect(await findQuestionBySlug(`treci-tekst-${name}`)).toEqual({ id, slug })
})

test('an editor’s change of the text changes the slug; other changes don’t', async () => {
  const { asks } = await newAdmin()
  const { id, slug } = await anyQuestion()
  const read = async () => (await asks('GET', `/admin/pitanja/${id}`)).body as QuestionRecord
  const save = async (changes: Partial<QuestionFields>) => {
    const { slug: _, lessonTitle: _title, below: _below, _id, ...fields } = await read()
    return asks('PUT', `/pitanja/${_id}`, { ...fields, ...changes })
  }
  await save({ explanation: 'Novo objašnjenje.' })
  expect((await read()).slug).toBe(slug)
  expect(await save({ text: 'Novi tekst pitanja?' })).toMatchObject({ status: 200 })
  expect((await read()).slug).toMatch(/^novi-tekst-pitanja-/)
})

const ofLesson = (id: string) => sql`(select lesson_id from all_questions where id = ${id})`

test.each([
  [
    'that is unpublished',
    (id: string) => sql`update all_questions set is_published = false where id = ${id}`,
  ],
  [
    'that is in the bin',
    (id: string) => sql`update all_questions set binned_at = now() where id = ${id}`,
  ],
  [
    'of a lesson in the bin',
    (id: string) => sql`update all_lessons set binned_at = now() where id = ${ofLesson(id)}`,
  ],
  [
    'of an inactive grade',
    (id: string) => sql`update grades set is_active = false where id = (
      select subjects.grade_id from all_lessons join units on units.id = unit_id
        join literature on literature.id = literature_id join subjects on subjects.id = subject_id
      where all_lessons.id = ${ofLesson(id)})`,
  ],
])('a question %s is not found, not even by former slugs', async (_, hide) => {
  const { id, slug } = await anyQuestion()
  await setText(id, 'Ime koje će biti prijašnje?')
  const now = await findQuestionBySlug(slug)
  expect(now?.id).toBe(id)
  await db().execute(hide(id))
  expect(await findQuestionBySlug(slug)).toBeNull()
  expect(await findQuestionBySlug(now?.slug ?? '')).toBeNull()
})
