import 'server-only'
import { textRenderer } from '@/lib/content/media/render-texts'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { isRightOutcome } from '@/lib/learning/answers/model'
import { lessonElementPath } from '@/lib/platform/paths'
import { HttpError } from '@/lib/platform/http/errors'
import { toJudgementView } from '@/lib/content/questions/answer-view'
import { listAskedQuestions } from '@/lib/content/questions/editions'
import { finishOverdueOrFindOpen } from './finish'
import { drawTestNumbers, judgeTest, type TestItem, toTestQuestion } from './items'
import { TEST_MESSAGES } from './messages'
import type { LessonResult } from './model'
import { findOpenTestScopeAsking, testPageOf } from './open-question'
import { questionEditionsOf, findTest, scopeOf, toTestResult, type TestRow } from './queries'

/**
 * A pupil's own finished test with reasons and explanations. It is not shown during a test of the
 * same scope, nor during one that asks some of its questions.
 */
export async function findTestReview(pupilId: string, testId: string, now = new Date()) {
  const found = await findTest(pupilId, testId)
  if (!found) throw new HttpError(404, TEST_MESSAGES.notFound)
  const open = await finishOverdueOrFindOpen(pupilId, scopeOf(found), now)
  if (open) {
    const isThis = open.id === testId
    throw new HttpError(409, isThis ? TEST_MESSAGES.stillOpen : TEST_MESSAGES.otherOpen)
  }
  const sharing = await findOpenTestScopeAsking(pupilId, found.questionIds, now)
  if (sharing) {
    const way = await testPageOf(sharing)
    throw new HttpError(409, TEST_MESSAGES.sharesQuestions, way && { way })
  }
  const test = await findTest(pupilId, testId)
  if (!test) throw new HttpError(404, TEST_MESSAGES.notFound)
  const asked = drawTestNumbers(testId, await listAskedQuestions(questionEditionsOf(test)))
  const items = judgeTest(asked, test.answers)
  const render = await textRenderer(items)
  return {
    ...toTestResult(test),
    items: items.flatMap((item) => toReviewed(item, test, render)),
    ...(test.lessonId === null && { lessons: await listLessonResults(items) }),
  }
}

/** The results of a mixed test in its visible lessons, the weakest first. */
async function listLessonResults(items: TestItem[]): Promise<LessonResult[]> {
  const byLesson = Map.groupBy(items, ({ question }) => question.lessonId ?? null)
  const ids = [...byLesson.keys()].flatMap((id) => id ?? [])
  const results = (await listLessonsById(ids)).map((lesson) => {
    const own = byLesson.get(lesson._id) ?? []
    return {
      ...{ lessonId: lesson._id, title: lesson.title, path: lessonElementPath(lesson, 'skripta') },
      right: own.filter(({ judgement }) => isRightOutcome(judgement.outcome)).length,
      total: own.length,
    }
  })
  return results.toSorted((a, b) => a.right / a.total - b.right / b.total || b.total - a.total)
}

function toReviewed(
  { question, answer, judgement }: TestItem,
  { id, finishedAt }: TestRow,
  render: (markdown: string) => string,
) {
  const view = toJudgementView(judgement, render)
  if (view.outcome === 'invalid') return []
  const { correctedAt } = question
  const isCorrected = correctedAt && finishedAt && correctedAt > finishedAt
  return [
    {
      ...{ question: toTestQuestion(question, id, render), answer, judgement: view },
      ...(isCorrected && { correctedAt: correctedAt.toISOString() }),
    },
  ]
}
