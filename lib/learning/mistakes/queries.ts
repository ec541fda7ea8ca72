import 'server-only'
import { textRenderer } from '@/lib/content/media/render-texts'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { toHintedQuestion, toPublicQuestion } from '@/lib/content/questions/model'
import { MISTAKES_A_PAGE, WORKSHEET_ITEMS_MAX } from './limits'
import type { PupilPlayer } from '@/lib/learning/answers/policy'
import { groupByLesson, findMistakeItems, type MistakeItems } from './mistake-items'
import type { Mistake, MistakePage, WorksheetItem } from './model'
import { listOpenRows, type OpenRow } from './open-rows'
import { correctAnswer, isAnswerOf } from '@/lib/content/questions/kinds/judges'
import { findUnansweredCheckQuestionIds } from '@/lib/learning/check/queries'
import { findOpenTestQuestionIds } from '@/lib/learning/exams/open-question'

type Asked = {
  after?: string | null
  lessonId?: string | null
  /** One of the pupil's tests, whose mistakes are listed. */
  testId?: string | null
  now?: Date
}

/**
 * A page of a pupil's open mistakes, or all of one lesson or test: only content open to the pupil, without
 * keys. A card shows both sides, as in the lesson's deck.
 */
export async function listMistakes(
  pupil: PupilPlayer,
  { after = null, lessonId = null, testId = null, now = new Date() }: Asked = {},
): Promise<MistakePage> {
  // A lesson and a test have few mistakes, and they are practised in one round.
  const length = lessonId === null && testId === null ? MISTAKES_A_PAGE : null
  const limit = length && length + 1
  const { found, total } = await listOpenRows(pupil, { after, limit, lessonId, testId })
  const rows = found.slice(0, length ?? found.length)
  const [sources, inTest] = await Promise.all([
    findMistakeItems(rows),
    findOpenTestQuestionIds(pupil, now),
  ])
  const render = await rendererOf(sources)
  return {
    total,
    groups: groupByLesson(rows, sources.lessons, (row) =>
      toMistake(row, sources, { render, inTest }),
    ),
    next: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
    today: zagrebDay(now),
  }
}

type Render = (markdown: string) => string

const rendererOf = ({ questions, cards, checks }: MistakeItems): Promise<Render> =>
  textRenderer([questions, cards, checks].map((found) => [...found.values()]))

function toMistake(
  row: OpenRow,
  { questions, cards, checks }: MistakeItems,
  { render, inTest }: { render: Render; inTest: ReadonlySet<string> },
): Mistake | null {
  const head = { _id: row.id, rightDay: row.right_day }
  const question = questions.get(row.question_id ?? '')
  if (question) {
    const toPublic = inTest.has(question.id) ? toPublicQuestion : toHintedQuestion
    return { ...head, kind: 'question', question: toPublic(question, render) }
  }
  const card = cards.get(row.card_id ?? '')
  if (card) {
    const [front, back] = [render(card.front), render(card.back)]
    return { ...head, kind: 'card', cardId: card.id, front, back }
  }
  const check = checks.get(row.check_question_id ?? '')
  return check ? { ...head, kind: 'check', prompt: render(check.prompt) } : null
}

/**
 * A pupil's open mistakes for printing, with the right answers, which the pupil saw when answering.
 * Left out are questions never answered, questions whose answer no longer fits them, and questions
 * of an open test or check.
 */
export async function makeWorksheet(pupil: PupilPlayer, now = new Date()) {
  const [{ found, total }, inTest, inCheck] = await Promise.all([
    listOpenRows(pupil, { limit: WORKSHEET_ITEMS_MAX }),
    findOpenTestQuestionIds(pupil, now),
    findUnansweredCheckQuestionIds(pupil.id, now),
  ])
  const rows = found.filter(
    ({ question_id, check_question_id }) =>
      !inTest.has(question_id ?? '') && !inCheck.has(check_question_id ?? ''),
  )
  const sources = await findMistakeItems(rows)
  const render = await rendererOf(sources)
  return {
    left: Math.max(0, total - found.length),
    groups: groupByLesson(rows, sources.lessons, (row) => toItem(row, sources, render)),
  }
}

function toItem(
  row: OpenRow,
  { questions, cards, checks }: MistakeItems,
  render: Render,
): WorksheetItem | null {
  const question = questions.get(row.question_id ?? '')
  if (question && row.answer) {
    if (!isAnswerOf(question.body, row.answer)) return null
    const correct = correctAnswer(question.body)
    return { kind: 'question', question: toPublicQuestion(question, render), correct }
  }
  const card = cards.get(row.card_id ?? '')
  if (card) return { kind: 'card', front: render(card.front), back: render(card.back) }
  const check = checks.get(row.check_question_id ?? '')
  if (!check) return null
  const [prompt, modelAnswer] = [render(check.prompt), render(check.modelAnswer)]
  return { kind: 'check', prompt, modelAnswer }
}
