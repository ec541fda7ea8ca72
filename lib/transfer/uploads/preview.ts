import 'server-only'
import { and, eq } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { HttpError } from '@/lib/http/errors'
import { renderText } from '@/lib/markdown/render'
import { toJudgementView } from '@/lib/questions/answer-view'
import { correctAnswer, judgeAnswer } from '@/lib/questions/kinds/judges'
import { toPublicQuestion } from '@/lib/questions/model'
import { uploads } from './tables'
import type { RowPreview } from './model'

/** A row of a checked file as a pupil will see it. */
export async function previewRow(adminId: string, id: string, row: number): Promise<RowPreview> {
  const [upload] = await db()
    .select({ plan: uploads.plan })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.adminId, adminId)))
  const planned = upload?.plan.rows[row]?.planned
  if (!planned) throw new HttpError(404, 'Ovaj se redak ne može prikazati.')
  if (planned.kind === 'card') {
    const card = { front: renderText(planned.key), back: renderText(planned.after.back) }
    return { question: null, judged: null, card }
  }
  const { text, body, explanation, isBonus } = planned.after
  const shown = { id, slug: planned.key, text, body, explanation, isBonus, isDrawn: false }
  const judged = toJudgementView(judgeAnswer(body, explanation, correctAnswer(body)), renderText)
  const question = toPublicQuestion(shown, renderText)
  return { question, judged: judged.outcome === 'invalid' ? null : judged, card: null }
}
