import 'server-only'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import type { Transaction } from '@/lib/platform/db/client'
import { lessonLists } from './lesson-lists'
import { logSteps } from './log-steps'
import { UPLOADED_KINDS, type Step } from './model'
import type { Stored } from './stored'
import { takeAway, writeRows } from './write-rows'

/** Rows of one statement. */
const AT_ONCE = 200

type Apply = {
  adminId: string
  /** What is stored under the ids of the steps, locked. */
  stored: ReadonlyMap<string, Stored>
  progress: (done: number, all: number) => void
}

/** Writes records with their log, and announces what to renew, in the transaction. */
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

/** The lessons that get or lose cards or questions of their check. */
function lessonsOf(steps: Step[], stored: ReadonlyMap<string, Stored>): string[] {
  const ids = steps.flatMap(({ kind, id, values }) =>
    kind === 'card' || kind === 'check' ? String((values ?? stored.get(id))?.lessonId) : [],
  )
  return [...new Set(ids)]
}

/** What is written, holders first, then what goes, holders last; in parts of one kind. */
function* chunksOf(steps: Step[]): Generator<Step[]> {
  const written = UPLOADED_KINDS.map((kind) =>
    steps.filter((one) => one.kind === kind && one.values),
  )
  const gone = UPLOADED_KINDS.map((kind) => steps.filter((one) => one.kind === kind && !one.values))
  for (const own of [...written, ...gone.reverse()])
    for (let start = 0; start < own.length; start += AT_ONCE)
      yield own.slice(start, start + AT_ONCE)
}
