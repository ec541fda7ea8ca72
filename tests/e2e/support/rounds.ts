import type { APIRequestContext, Page } from 'playwright/test'
import type { LessonSummary, Subject, Unit } from '@/lib/content/curriculum/model'
import type { PublicQuestion } from '@/lib/content/questions/model'
import type { PlacedQuestion, SeedLesson } from './lessons'
import { QuizScreen } from './quiz-screen'

type PublicLesson = { id: string; questionCount: number; questions: PublicQuestion[] }

/** A lesson's id and its questions without answer keys, through the public API. */
export async function findPublicLesson(
  request: APIRequestContext,
  { gradeSlug, literatureSlug, slug }: SeedLesson,
): Promise<PublicLesson> {
  const read = async <Answer>(path: string) =>
    (await (await request.get(`/api${path}`)).json()) as Answer
  const grades = await read<{ _id: string; slug: string }[]>('/razredi')
  const subjects = await read<Subject[]>(`/razredi/${idOf(grades, gradeSlug)}/predmeti`)
  const books = subjects.flatMap(({ literature }) => literature)
  const units = await read<Unit[]>(`/literature/${idOf(books, literatureSlug)}/cjeline`)
  const found: LessonSummary[] = units.flatMap(({ lessons }) => lessons)
  const id = idOf(found, slug)
  const { questionCount } = found.find(({ _id }) => _id === id) ?? { questionCount: 0 }
  return { id, questionCount, questions: await read(`/lessons/${id}/questions`) }
}

function idOf(list: { _id: string; slug: string }[], slug: string): string {
  const found = list.find((item) => item.slug === slug)
  if (!found) throw new Error(`Not found: ${slug}`)
  return found._id
}

/** The localStorage key of a guest's round of a lesson's quiz. */
const roundKey = (lessonId: string) => `iskra:gost:kviz:${lessonId}`

/**
 * Stores a round in localStorage before the page opens. Only once, so that after a reload the page
 * finds what it has stored itself.
 */
export async function storeRound(page: Page, lessonId: string, value: unknown): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  await page.addInitScript(
    ([key, round]) => {
      if (sessionStorage.getItem('round-stored')) return
      sessionStorage.setItem('round-stored', 'yes')
      localStorage.setItem(key, round)
    },
    [roundKey(lessonId), text] as const,
  )
}

/** Opens a lesson's quiz with a round of only this question. */
export async function openQuizAt(
  page: Page,
  { lesson, index }: Pick<PlacedQuestion, 'lesson' | 'index'>,
): Promise<QuizScreen> {
  const { id, questions } = await findPublicLesson(page.request, lesson)
  await storeRound(page, id, { round: [questions[index]?._id], position: 0, steps: {} })
  const screen = new QuizScreen(page)
  await screen.open(lesson)
  return screen
}
