import 'server-only'
import { and, eq } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { HttpError } from '@/lib/platform/http/errors'
import { previewRenderer } from '@/lib/content/media/render-texts'
import { toJudgementView } from '@/lib/content/questions/answer-view'
import { correctAnswer, judgeAnswer } from '@/lib/content/questions/kinds/judges'
import {
  toHintedQuestion,
  type CorrectAnswer,
  type ImportedQuestion,
  type SubmittedAnswer,
} from '@/lib/content/questions/model'
import { uploadRows, uploads } from './tables'
import type { RowPreview } from './model'

const NOTHING: RowPreview = { question: null, judged: null, card: null }

/** A question or card of a checked file as pupils will see it. */
export async function previewRow(adminId: string, id: string, row: number): Promise<RowPreview> {
  const [found] = await db()
    .select({ planned: uploadRows.planned })
    .from(uploadRows)
    .innerJoin(uploads, eq(uploads.id, uploadRows.uploadId))
    .where(and(eq(uploads.id, id), eq(uploads.adminId, adminId), eq(uploadRows.row, row)))
  const after = found?.planned.after
  if (found?.planned.kind === 'card') {
    const { front, back } = after as { front: string; back: string }
    const renderCard = await previewRenderer([front, back])
    return { ...NOTHING, card: { front: renderCard(front), back: renderCard(back) } }
  }
  if (found?.planned.kind !== 'question')
    throw new HttpError(404, 'Ovaj se redak ne može prikazati.')
  const {
    key,
    text,
    body,
    explanation,
    isBonus,
    hints = [],
  } = after as Omit<ImportedQuestion, 'line'>
  const renderText = await previewRenderer([text, body, explanation, hints])
  const shown = { id, slug: key, text, body, explanation, isBonus, hints, isDrawn: false }
  const given = asGiven(correctAnswer(body))
  const judged = toJudgementView(judgeAnswer(body, explanation, given), renderText)
  const question = toHintedQuestion(shown, renderText)
  return { ...NOTHING, question, judged: judged.outcome === 'invalid' ? null : judged }
}

/** The key as a pupil could type it. A range's words (“od 3,4 do 3,6”) are no number. */
const asGiven = (correct: CorrectAnswer): SubmittedAnswer =>
  correct.kind === 'number' && correct.low !== correct.high
    ? { kind: 'number', text: [formatNumber(correct.low), correct.unit ?? ''].join(' ').trim() }
    : correct
