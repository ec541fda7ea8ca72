import 'server-only'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import type { Transaction } from '@/lib/platform/db/client'
import { lessonLists } from './lesson-lists'
import { logSteps } from './log-steps'
import { UPLOADED_KINDS, type Step } from './model'
import type { Stored } from './stored'
import { takeAway, writeRows } from './write-rows'

/** Rows per statement. */
const AT_ONCE = 200

type Apply = {
  adminId: string
  /** The stored rows of the steps' ids, locked. */
  stored: ReadonlyMap<string, Stored>
  progress: (done: number, all: number) => void
}

/** Writes and logs records and announces cache tags to renew, within the transaction. */
export async function applySteps(
  tx: Transaction,
  steps: Step[],
  { adminId, stored, progress }: Apply,
): Promise<void> {
  const lessonIds = lessonsOf(steps, stored)
  const before = await lessonLists(tx, lessonIds)
  const yieldToEventLoop = eventLoopYielder()
  let done = 0
  for (const chunk of chunksOf(steps)) {
    await (chunk[0]?.values ? writeRows(tx, chunk, stored) : takeAway(tx, chunk))
    progress((done += chunk.length), steps.length)
    await yieldToEventLoop()
  }
  const after = await lessonLists(tx, lessonIds)
  await logSteps(tx, steps, { adminId, stored, lists: { before, after } })
}

/** The lessons that gain or lose cards or open questions. */
function lessonsOf(steps: Step[], stored: ReadonlyMap<string, Stored>): string[] {
  const ids = steps.flatMap(({ kind, id, values }) =>
    kind === 'card' || kind === 'check' ? String((values ?? stored.get(id))?.lessonId) : [],
  )
  return [...new Set(ids)]
}

/**
 * Writes first, parents before children, then removals, children first. Each chunk has one kind.
 */
function* chunksOf(steps: Step[]): Generator<Step[]> {
  const written = UPLOADED_KINDS.map((kind) =>
    steps.filter((one) => one.kind === kind && one.values),
  )
  const gone = UPLOADED_KINDS.map((kind) => steps.filter((one) => one.kind === kind && !one.values))
  for (const own of [...written, ...gone.reverse()])
    for (let start = 0; start < own.length; start += AT_ONCE)
      yield own.slice(start, start + AT_ONCE)
}
