import { FREE_QUESTIONS } from '@/lib/people/billing/limits'
import { wrongAnswer } from './answers'
import type { SeedLesson } from './lessons'
import { addChild, signIn, signInNewParent } from './people'
import { expect, type Page } from './test'

/**
 * Signs the browser in as a new fifth-grader whose visit of the day is already recorded, so that no
 * flame is shown growing.
 */
export async function signInNewPupil(page: Page) {
  const parent = await signInNewParent(page)
  const child = await addChild(page, parent._id)
  const { user } = await signIn(page, child.nickName)
  return { ...child, _id: user._id, parent }
}

/** The id of a lesson of the demo content. */
export async function lessonIdOf(page: Page, lesson: SeedLesson): Promise<string> {
  const data = { query: lesson.title }
  const response = await page.request.post('/api/lessons/search', { data })
  const found = (await response.json()) as { _id: string; slug: string }[]
  const id = found.find(({ slug }) => slug === lesson.slug)?._id
  if (!id) throw new Error(`Not found: ${lesson.title}`)
  return id
}

/** Answers the first questions of a lesson wrongly, through the API. */
export async function makeMistakes(page: Page, lesson: SeedLesson, count: number): Promise<void> {
  for (const index of Array(Math.min(count, FREE_QUESTIONS)).keys())
    await makeMistake(page, lesson, index)
}

/** Answers a question of a lesson, by its index, wrongly through the API. */
export async function makeMistake(page: Page, lesson: SeedLesson, index: number): Promise<void> {
  const id = await lessonIdOf(page, lesson)
  const response = await page.request.get(`/api/lessons/${id}/questions`)
  const asked = (await response.json()) as { _id: string }[]
  const question = lesson.questions[index]
  if (!question) throw new Error(`${lesson.slug} has no question ${index}`)
  const data = { answer: wrongAnswer(question.body).answer, source: 'kwiz' }
  const judged = await page.request.post(`/api/pitanja/${asked[index]?._id}/odgovor`, { data })
  expect(judged.status()).toBe(200)
}
