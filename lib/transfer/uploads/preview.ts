import 'server-only'
import { and, eq } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { HttpError } from '@/lib/http/errors'
import { previewRenderer } from '@/lib/sounds/in-texts'
import { toJudgementView } from '@/lib/questions/answer-view'
import { correctAnswer, judgeAnswer } from '@/lib/questions/kinds/judges'
import { toPublicQuestion, type ImportedQuestion } from '@/lib/questions/model'
import { uploadRows, uploads } from './tables'
import type { RowPreview } from './model'

const NOTHING: RowPreview = { question: null, judged: null, card: null }

/** A question or card of a checked file as a pupil will see it. */
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
  const { key, text, body, explanation, isBonus } = after as Omit<ImportedQuestion, 'line'>
  const renderText = await previewRenderer([text, body, explanation])
  const shown = { id, slug: key, text, body, explanation, isBonus, isDrawn: false }
  const judged = toJudgementView(judgeAnswer(body, explanation, correctAnswer(body)), renderText)
  const question = toPublicQuestion(shown, renderText)
  return { ...NOTHING, question, judged: judged.outcome === 'invalid' ? null : judged }
}
