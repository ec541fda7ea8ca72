import 'server-only'
import { renderText } from '@/lib/markdown/render'
import { judgeAnswer } from '@/lib/questions/kinds/judges'
import { toPublicQuestion } from '@/lib/questions/model'
import { WORKSHEET_ITEMS } from './limits'
import { findOpenCheckQuestions } from '@/lib/check/queries'
import type { Player } from '@/lib/answers/policy'
import { findOpenTestQuestions } from '@/lib/exams/open-question'
import { byLesson } from './by-lesson'
import type { Worksheet, WorksheetItem } from './model'
import { listOpenRows, type OpenRow } from './open-rows'
import { findSources, type Sources } from './sources'

/**
 * A pupil's open mistakes for paper, with what is right. They were told it when they answered: a
 * question that was never answered, or whose answer no longer fits it, is left out, and so is one of
 * a test or a check that goes on.
 */
export async function makeWorksheet(
  pupilId: string,
  player: Player,
  now = new Date(),
): Promise<Worksheet> {
  const [{ found }, inTest, inCheck] = await Promise.all([
    listOpenRows(pupilId, player, { after: null, limit: WORKSHEET_ITEMS }),
    findOpenTestQuestions({ role: 'pupil', id: pupilId }, now),
    findOpenCheckQuestions(pupilId, now),
  ])
  const rows = found.filter(
    ({ question_id, check_question_id }) =>
      !inTest.has(question_id ?? '') && !inCheck.has(check_question_id ?? ''),
  )
  const sources = await findSources(rows)
  return { groups: byLesson(rows, sources.lessons, (row) => toItem(row, sources)) }
}

function toItem(row: OpenRow, { questions, cards, checks }: Sources): WorksheetItem | null {
  const question = questions.get(row.question_id ?? '')
  if (question && row.answer) {
    const judgement = judgeAnswer(question.body, null, row.answer)
    if (judgement.outcome === 'invalid') return null
    const { correct } = judgement
    return { kind: 'question', question: toPublicQuestion(question, renderText), correct }
  }
  const card = cards.get(row.card_id ?? '')
  if (card) return { kind: 'card', front: renderText(card.front), back: renderText(card.back) }
  const check = checks.get(row.check_question_id ?? '')
  if (!check) return null
  const [prompt, modelAnswer] = [renderText(check.prompt), renderText(check.modelAnswer)]
  return { kind: 'check', prompt, modelAnswer }
}
