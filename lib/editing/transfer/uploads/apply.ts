import 'server-only'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import type { Transaction } from '@/lib/platform/db/client'
import { findLoggedLessonParts } from './logged-lesson-parts'
import { logAndAnnounceSteps } from './log-and-announce-steps'
import { UPLOADED_KINDS, type WriteStep } from './model'
import type { StoredRow } from './stored'
import { moveToBinOrDelete, writeRecords } from './write-rows'

/** Rows per statement. */
const AT_ONCE = 200

type Apply = {
  adminId: string
  /** The stored rows of the steps' ids, locked. */
  stored: ReadonlyMap<string, StoredRow>
  progress: (done: number, all: number) => void
}

/** Writes and logs records and announces cache tags to renew, within the transaction. */
export async function applySteps(
  tx: Transaction,
  steps: WriteStep[],
  { adminId, stored, progress }: Apply,
): Promise<void> {
  const lessonIds = lessonsOf(steps, stored)
  const before = await findLoggedLessonParts(tx, lessonIds)
  const yieldToEventLoop = eventLoopYielder()
  let done = 0
  for (const chunk of chunksOf(steps)) {
    await (chunk[0]?.values ? writeRecords(tx, chunk, stored) : moveToBinOrDelete(tx, chunk))
    progress((done += chunk.length), steps.length)
    await yieldToEventLoop()
  }
  const after = await findLoggedLessonParts(tx, lessonIds)
  await logAndAnnounceSteps(tx, steps, { adminId, stored, lists: { before, after } })
}

/** The lessons that gain or lose cards or open questions. */
function lessonsOf(steps: WriteStep[], stored: ReadonlyMap<string, StoredRow>): string[] {
  const ids = steps.flatMap(({ kind, id, values }) =>
    kind === 'card' || kind === 'check' ? String((values ?? stored.get(id))?.lessonId) : [],
  )
  return [...new Set(ids)]
}

/**
 * Yields the steps in chunks of one kind: first writes, parents before children, then removals,
 * children before parents.
 */
function* chunksOf(steps: WriteStep[]): Generator<WriteStep[]> {
  const written = UPLOADED_KINDS.map((kind) =>
    steps.filter((one) => one.kind === kind && one.values),
  )
  const gone = UPLOADED_KINDS.map((kind) => steps.filter((one) => one.kind === kind && !one.values))
  for (const own of [...written, ...gone.reverse()])
    for (let start = 0; start < own.length; start += AT_ONCE)
      yield own.slice(start, start + AT_ONCE)
}
