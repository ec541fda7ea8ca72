import 'server-only'
import type { Transaction } from '@/lib/platform/db/client'
import { diceCoefficient } from 'dice-coefficient'
import { eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { oneOf } from '@/lib/platform/db/one-of'

/** Lowest similarity at which a new item replaces a removed one. */
const ALIKE = 0.6

type Row = Record<string, unknown> & { lessonId: string }
type Stored = Row & { id: string }
type PartTable = PgTable & { id: PgColumn; lessonId: PgColumn }

/** Returns the two texts by which readers tell items of a kind apart. Both weigh the same. */
export type IdentifyingTextsOf = (row: Record<string, unknown>) => [string, string]

/**
 * Keeps the id of an item whose key was corrected (a card's front, a prompt, a question's title),
 * since pupils' answers and schedules refer to it: a removed item takes over the key of the most
 * similar new item of its lesson, if similar enough. Returns the ids of those items.
 */
export async function keepIdsOfCorrected(
  tx: Transaction,
  table: PartTable,
  keyName: string,
  wanted: Row[],
  faces: IdentifyingTextsOf,
): Promise<Set<string>> {
  const lessonIds = [...new Set(wanted.map(({ lessonId }) => lessonId))]
  const stored = (await tx.select().from(table).where(oneOf(table.lessonId, lessonIds))) as Stored[]
  const keyOf = (row: Row) => `${row.lessonId}\t${String(row[keyName])}`
  const wantedKeys = new Set(wanted.map(keyOf))
  const storedKeys = new Set(stored.map(keyOf))
  const left = stored.filter((row) => !wantedKeys.has(keyOf(row)))
  const fresh = wanted.filter((row) => !storedKeys.has(keyOf(row)))
  const column = getTableColumns(table)[keyName]
  if (!column) throw new Error(`No column ${keyName}`)
  const found = pairs(left, fresh, faces)
  for (const [old, corrected] of found) {
    await tx
      .update(table)
      .set({ [keyName]: corrected[keyName] })
      .where(eq(table.id, old.id))
  }
  return new Set(found.map(([old]) => old.id))
}

/** Similar old and new items of a lesson, most similar first, each used once. */
function pairs(left: Stored[], fresh: Row[], faces: IdentifyingTextsOf): [Stored, Row][] {
  const likeness = left.flatMap((old) =>
    fresh
      .filter(({ lessonId }) => lessonId === old.lessonId)
      .map((made) => ({ old, made, degree: alike(faces(old), faces(made)) })),
  )
  const taken = new Set<Row>()
  return likeness
    .filter(({ degree }) => degree >= ALIKE)
    .sort((a, b) => b.degree - a.degree)
    .flatMap(({ old, made }): [Stored, Row][] => {
      if (taken.has(old) || taken.has(made)) return []
      taken.add(old).add(made)
      return [[old, made]]
    })
}

/** Similarity from 0 to 1. */
const alike = ([a1, a2]: [string, string], [b1, b2]: [string, string]): number =>
  (alikeText(a1, b1) + alikeText(a2, b2)) / 2

/** Single-character texts have no letter pairs to compare. */
const alikeText = (a: string, b: string): number => (a === b ? 1 : diceCoefficient(a, b) || 0)
