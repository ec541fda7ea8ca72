import 'server-only'
import { textRenderer } from '@/lib/content/media/render-texts'
import { HttpError } from '@/lib/platform/http/errors'
import { toJudgementView } from '@/lib/content/questions/answer-view'
import { listAskedQuestions } from '@/lib/content/questions/editions'
import { finishOverdue } from './finish'
import { drawTestNumbers, judgeTest, type TestItem, toTestQuestion } from './items'
import { TEST_MESSAGES } from './messages'
import { questionEditionsOf, findTest, toTestResult, type TestRow } from './queries'

/**
 * A pupil's own finished test with reasons and explanations. It is not shown during a test of that
 * lesson, which may ask some of its questions.
 */
export async function findTestReview(pupilId: string, testId: string, now = new Date()) {
  const found = await findTest(pupilId, testId)
  if (!found) throw new HttpError(404, TEST_MESSAGES.notFound)
  const open = await finishOverdue(pupilId, found.lessonId, now)
  if (open) {
    const isThis = open.id === testId
    throw new HttpError(409, isThis ? TEST_MESSAGES.stillOpen : TEST_MESSAGES.otherOpen)
  }
  const test = await findTest(pupilId, testId)
  if (!test) throw new HttpError(404, TEST_MESSAGES.notFound)
  const asked = drawTestNumbers(testId, await listAskedQuestions(questionEditionsOf(test)))
  const items = judgeTest(asked, test.answers)
  const render = await textRenderer(items)
  return { ...toTestResult(test), items: items.flatMap((item) => toReviewed(item, test, render)) }
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
