import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import { checkAnswers } from '@/lib/learning/check/tables'
import { allLessons } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { distressLevelIn } from '@/lib/people/distress/level'
import { HttpError } from '@/lib/platform/http/errors'
import { renderReply } from '@/lib/platform/markdown/render'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { pupils } from '@/lib/people/users/tables'
import type { AssistantUsage } from './model'
import { assistantExchanges as exchanges } from './tables'

/** Number of days and texts shown. The family's data export has all of them. */
const SHOWN = { days: 14, texts: 50 } as const

type OwnChild = { parentId: string; childId: string }

const isOwn = ({ parentId, childId }: OwnChild) =>
  and(eq(pupils.id, childId), eq(pupils.parentId, parentId))

/**
 * The assistant's use by a parent's own child: latest days and texts. Texts that may express
 * distress are left out, but counted in the days.
 * @throws HttpError 404 for another family's child
 */
export async function findUsage(ids: OwnChild): Promise<AssistantUsage> {
  const [child] = await db().select({ isOn: pupils.mayUseAssistant }).from(pupils).where(isOwn(ids))
  if (!child) throw new HttpError(404, USER_MESSAGES.notFound)
  const ofChild = eq(exchanges.pupilId, ids.childId)
  const [days, texts] = await Promise.all([
    db()
      .select({
        day: exchanges.day,
        count: sql<number>`count(*)::int`,
        tokens: sql<number>`count(${exchanges.tokenOf})::int`,
      })
      .from(exchanges)
      .where(ofChild)
      .groupBy(exchanges.day)
      .orderBy(desc(exchanges.day))
      .limit(SHOWN.days),
    db()
      .select({ row: exchanges, lesson: allLessons.title, checked: checkAnswers.text })
      .from(exchanges)
      .innerJoin(allLessons, eq(allLessons.id, exchanges.lessonId))
      // The review of a check answer has the answer's id. That answer is checked for distress too,
      // because the reply may repeat it.
      .leftJoin(checkAnswers, eq(checkAnswers.id, exchanges.id))
      .where(ofChild)
      .orderBy(desc(exchanges.at))
      .limit(SHOWN.texts),
  ])
  return {
    isOn: child.isOn,
    days,
    exchanges: texts
      .filter(({ row, checked }) => !distressLevelIn(row.text) && !distressLevelIn(checked ?? ''))
      .map(({ row, lesson }) => ({
        ...{ _id: row.id, at: row.at.toISOString(), lesson },
        ...{ help: row.help, text: row.text, byModel: row.byModel },
        html: renderReply(row.reply ?? ''),
      })),
  }
}

/**
 * Switches the assistant on or off for a parent's own child.
 * @throws HttpError 404 for another family's child
 */
export async function setAssistantEnabled({ isOn, ...ids }: OwnChild & { isOn: boolean }) {
  const { rowCount } = await db().update(pupils).set({ mayUseAssistant: isOn }).where(isOwn(ids))
  if (!rowCount) throw new HttpError(404, USER_MESSAGES.notFound)
  return { success: true, isOn }
}
