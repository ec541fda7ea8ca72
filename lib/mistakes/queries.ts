import 'server-only'
import { renderText } from '@/lib/markdown/render'
import { zagrebDay } from '@/lib/hr/dates'
import { toPublicQuestion } from '@/lib/questions/model'
import { MISTAKES_A_PAGE } from './limits'
import type { Player } from '@/lib/answers/policy'
import { byLesson } from './by-lesson'
import type { Mistake, MistakePage } from './model'
import { listOpenRows, type OpenRow } from './open-rows'
import { findSources, type Sources } from './sources'

/**
 * A page of a pupil's open mistakes: what the player may still play, without keys. A card shows
 * both its sides, as the lesson's deck does.
 */
export async function listMistakes(
  pupilId: string,
  player: Player,
  { after = null, now = new Date() }: { after?: string | null; now?: Date } = {},
): Promise<MistakePage> {
  const { found, total } = await listOpenRows(pupilId, player, {
    after,
    limit: MISTAKES_A_PAGE + 1,
  })
  const rows = found.slice(0, MISTAKES_A_PAGE)
  const sources = await findSources(rows)
  return {
    total,
    groups: byLesson(rows, sources.lessons, (row) => toMistake(row, sources)),
    next: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
    today: zagrebDay(now),
  }
}

function toMistake(row: OpenRow, { questions, cards, checks }: Sources): Mistake | null {
  const head = { _id: row.id, rightDay: row.right_day }
  const question = questions.get(row.question_id ?? '')
  if (question) {
    return { ...head, kind: 'question', question: toPublicQuestion(question, renderText) }
  }
  const card = cards.get(row.card_id ?? '')
  if (card) {
    const [front, back] = [renderText(card.front), renderText(card.back)]
    return { ...head, kind: 'card', cardId: card.id, front, back }
  }
  const check = checks.get(row.check_question_id ?? '')
  return check ? { ...head, kind: 'check', prompt: renderText(check.prompt) } : null
}
