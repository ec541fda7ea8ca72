import 'server-only'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { returnToken, takeToken } from '@/lib/people/billing/commands'
import { db } from '@/lib/platform/db/client'
import { count } from '@/lib/platform/measure'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { HttpError } from '@/lib/platform/http/errors'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { pupils } from '@/lib/people/users/tables'
import { ASSISTANT_MESSAGES, type RecordedHelpKind, type ReplyOutcome, FIXED_REPLIES } from './help'
import { ASSISTANT_LIMITS } from './limits'
import { assistantExchanges } from './tables'

/**
 * The request. With `again`, an earlier reply that did not end well is deleted and started over.
 */
type Wanted = {
  id: string
  lessonId: string
  help: RecordedHelpKind
  text: string
  question?: { id: string }
  again?: boolean
}

type Begun = {
  pupilId: string
  parentId: string
  request: Wanted
  /** True if a model is available. */
  wantsModel: boolean
  at: Date
}

/**
 * `kept` is the reply already stored for this request. Otherwise `byModel` says whether a model
 * replies, and `rests` that the family has the right to a model but no token left today.
 */
export type ExchangeStart =
  | { kept: { reply: string; outcome: ReplyOutcome; byModel: boolean } }
  | { byModel: boolean; rests: boolean }

/**
 * Records the start of a reply and takes the family's token for it: atomically and once.
 * @throws HttpError 409 while the same request is answered, 429 above the day's limit
 */
export const beginExchange = (begun: Begun): Promise<ExchangeStart> =>
  db().transaction(async (tx) => {
    const { pupilId, parentId, request, wantsModel, at } = begun
    // The lock makes the second of two requests with one id find the first one's row.
    await lockPupil(pupilId, tx)
    const own = eq(assistantExchanges.pupilId, pupilId)
    const [known] = await tx
      .select()
      .from(assistantExchanges)
      .where(and(own, eq(assistantExchanges.id, request.id)))
    if (known) {
      const { reply, outcome, byModel } = known
      if (reply === null || outcome === null) throw new HttpError(409, ASSISTANT_MESSAGES.underWay)
      if (!request.again || outcome === 'reply') return { kept: { reply, outcome, byModel } }
      await tx.delete(assistantExchanges).where(and(own, eq(assistantExchanges.id, request.id)))
    }
    const day = zagrebDay(at)
    const today = await tx.$count(assistantExchanges, and(own, eq(assistantExchanges.day, day)))
    if (today >= ASSISTANT_LIMITS.aDay) throw new HttpError(429, ASSISTANT_MESSAGES.enough)
    const token = wantsModel ? await takeToken(tx, parentId, at) : null
    await tx.insert(assistantExchanges).values({
      ...{ pupilId, id: request.id, lessonId: request.lessonId, at, day },
      questionId: request.question?.id ?? null,
      help: request.help,
      text: request.text,
      byModel: token?.success ?? false,
      tokenOf: token?.tokenOf ?? null,
    })
    return { byModel: token?.success ?? false, rests: token?.hasRight === true && !token.success }
  })

type Ended = { pupilId: string; parentId: string; id: string; reply: string; outcome: ReplyOutcome }

/** Records the end of a reply, once. Unless it ended well, its token is returned. */
export const endExchange = ({ pupilId, parentId, id, reply, outcome }: Ended) =>
  db().transaction(async (tx) => {
    const row = and(eq(assistantExchanges.pupilId, pupilId), eq(assistantExchanges.id, id))
    const open = and(row, isNull(assistantExchanges.outcome))
    const [ended] = await tx.select().from(assistantExchanges).where(open).for('update')
    if (!ended) return
    if (outcome === 'care') {
      await tx.delete(assistantExchanges).where(row)
    } else {
      const kept = reply.slice(0, ASSISTANT_LIMITS.reply)
      const tokenOf = outcome === 'reply' ? ended.tokenOf : null
      await tx.update(assistantExchanges).set({ reply: kept, outcome, tokenOf }).where(row)
      // Replies to a child in distress leave no trace, so not in measurements either.
      const by = ended.byModel ? 'model' : 'lesson'
      count('iskra_assistant_replies_total', { by, outcome })
    }
    if (outcome !== 'reply' && ended.tokenOf) await returnToken(tx, parentId, ended.tokenOf)
  })

/**
 * Ends replies that no process will finish, for example after a power cut: the parent reads that
 * they broke off, and their tokens are returned. Returns their number.
 */
export async function endAbandoned(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - ASSISTANT_LIMITS.abandonedMs)
  const abandoned = await db()
    .select({ ...{ id: assistantExchanges.id, pupilId: pupils.id }, parentId: pupils.parentId })
    .from(assistantExchanges)
    .innerJoin(pupils, eq(pupils.id, assistantExchanges.pupilId))
    .where(and(isNull(assistantExchanges.outcome), lt(assistantExchanges.at, before)))
  // `endExchange` skips replies that have ended in the meantime.
  for (const one of abandoned) {
    await endExchange({ ...one, reply: FIXED_REPLIES.cutOff, outcome: 'failed' })
  }
  return abandoned.length
}

/** Deletes texts older than the retention period; returns their number. */
export async function deleteOldExchanges(now = new Date()): Promise<number> {
  const days = sql`make_interval(days => ${ASSISTANT_LIMITS.keptDays})`
  const { rowCount } = await db()
    .delete(assistantExchanges)
    .where(lt(assistantExchanges.at, sql`${now.toISOString()}::timestamptz - ${days}`))
  return rowCount ?? 0
}
