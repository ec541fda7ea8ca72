import { asc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { grades, lessons } from '@/lib/content/curriculum/tables'
import { DONT_KNOW } from '@/lib/content/questions/kinds/dont-know'
import { questions } from '@/lib/content/questions/tables'
import type { Sitting, SittingItem } from '@/lib/learning/daily-practice/model'
import { judgeAndRecordById } from '@/lib/learning/quiz/play'
import { pupils } from '@/lib/people/users/tables'
import { db } from '@/lib/platform/db/client'
import { UNIT } from '@/tests/fixtures/content-folder'
import { newFamily, playerOf, type Family } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'

/** Ten true statements with changing numbers, in the place of a lesson after the fixture's. */
const lessonFiles = (place: number) => ({
  [`${UNIT}/lekcija-${place}/skripta.md`]: `---
naslov: Lekcija ${place}
redoslijed: ${place}
sazetak: Lekcija za vježbu dana.
---

Zbrajamo.
`,
  [`${UNIT}/lekcija-${place}/pitanja.gift`]: Array.from(
    { length: 10 },
    (_, index) => `// [tag:brojevi=a: 2..90]
::pitanje-${place}-${index}::Zbroj brojeva \\{a\\} i ${index} veći je od 1. {T#Zbroj je \\{a\\} + ${index}.#Tako je.}
`,
  ).join('\n'),
  [`${UNIT}/lekcija-${place}/kartice.tsv`]: `Što je zbroj ${place}?\tRezultat zbrajanja.\n`,
})

/** Imports four lessons of one unit; returns their ids in order. */
export async function importFourLessons(): Promise<string[]> {
  await importFixtureLesson(
    Object.assign({}, ...[2, 3, 4].map(lessonFiles)) as Record<string, string>,
  )
  const slugs = ['probna-lekcija', 'lekcija-2', 'lekcija-3', 'lekcija-4']
  const rows = await db().select({ id: lessons.id, slug: lessons.slug }).from(lessons)
  return slugs.map((wanted) => rows.find(({ slug }) => slug === wanted)?.id ?? '')
}

/** A family whose pupil is of the lessons' grade. */
export async function newFifthGrader(): Promise<Family> {
  const family = await newFamily()
  const [grade] = await db().select({ id: grades.id }).from(grades).where(eq(grades.order, 5))
  if (!grade) throw new Error('There is no grade 5')
  await db().update(pupils).set({ gradeId: grade.id }).where(eq(pupils.id, family.child._id))
  return family
}

/** The ids of a lesson's questions, in order. */
export async function questionsOf(lessonId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: questions.id, lessonId: questions.lessonId })
    .from(questions)
    .orderBy(asc(questions.position))
  return rows.filter((row) => row.lessonId === lessonId).map(({ id }) => id)
}

/** Answers true statements of a lesson in a quiz: the first `count`, right or wrong. */
export async function practise(
  family: Family,
  lessonId: string,
  { right = true, count = 5, at = new Date() } = {},
) {
  const roundId = uuidv7()
  for (const id of (await questionsOf(lessonId)).slice(0, count)) {
    const answer = { kind: 'true-false', value: right } as const
    await judgeAndRecordById(id, { answer, roundId, id: uuidv7() }, playerOf(family), at)
  }
}

type Question = Extract<SittingItem, { kind: 'question' }>

export const questionsIn = ({ first }: Sitting): Question[] =>
  first.items.filter((item) => item.kind === 'question')

/** Answers a question of a sitting's round: statements, which are all true, or else „Ne znam”. */
export function answer(
  family: Family,
  { roundId }: { roundId: string },
  question: Question['question'] | undefined,
  { right = true, at = new Date() } = {},
) {
  if (!question) throw new Error('There is no such question')
  const given =
    question.kind === 'true-false'
      ? ({ kind: 'true-false', value: right } as const)
      : ({ kind: DONT_KNOW } as const)
  const sent = { answer: given, roundId, source: 'danas', id: uuidv7() } as const
  return judgeAndRecordById(question._id, sent, playerOf(family), at)
}
