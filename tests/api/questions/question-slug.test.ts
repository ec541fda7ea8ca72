import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { findQuestionBySlug } from '@/lib/questions/queries'
import { questionSlug } from '@/lib/questions/question-slug'
import { allQuestions, questions } from '@/lib/questions/tables'

const anyQuestion = async () => {
  const [question] = await db()
    .select()
    .from(questions)
    .orderBy(sql`random()`)
    .limit(1)
  if (!question) throw new Error('The seed has questions.')
  return question
}

test('a question is found by the number of its address, whatever its words', async () => {
  const question = await anyQuestion()
  const { id, number, lessonId } = question
  const old = questionSlug(question)
  expect(await findQuestionBySlug(old)).toMatchObject({ id, number, lessonId })
  await db().update(allQuestions).set({ text: 'Posve drugi tekst?' }).where(eq(allQuestions.id, id))
  const found = await findQuestionBySlug(old)
  expect(found && questionSlug(found)).toBe(`posve-drugi-tekst-${number.toString(36)}`)
  expect(await findQuestionBySlug('nema-zik0zj')).toBeNull()
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
])('a question %s is found no more', async (_, hide) => {
  const question = await anyQuestion()
  expect((await findQuestionBySlug(questionSlug(question)))?.id).toBe(question.id)
  await db().execute(hide(question.id))
  expect(await findQuestionBySlug(questionSlug(question))).toBeNull()
})
