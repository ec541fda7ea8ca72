import pg from 'pg'
import type { Statement } from './heard-statements'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Parent Relationship'?: string
  'Plan Rows': number
  Plans?: Plan[]
}

/** The number of rows of each table that grows. */
export type Sizes = ReadonlyMap<string, number>

/** PostgreSQL plans a statement anew so often before it may keep a plan for all values. */
const PLANNED_ANEW = 5

/** Growing tables that a statement reads from end to end, by its first plan or the one that is kept. */
export async function wholeTablesOf(
  client: pg.Client,
  { text, values }: Statement,
  sizes: Sizes,
): Promise<string[]> {
  const literals = values.map(toLiteral).join(', ')
  await client.query(`prepare asked as ${text}`)
  try {
    const plans: Plan[] = []
    for (let time = 0; time <= PLANNED_ANEW; time += 1) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (format json) execute asked${literals && `(${literals})`}`,
      )
      plans.push(...rows.map((row) => row['QUERY PLAN'][0].Plan))
    }
    const looked = [plans[0], plans.at(-1)].flatMap((plan) => plan ?? [])
    return [...new Set(looked.flatMap((plan) => wholeIn(plan, sizes)))]
  } finally {
    await client.query('deallocate asked')
  }
}

/** Tables of fewer rows are read whole more quickly than by an index. */
const SMALL = 1_000

/** Nodes that hand rows on one by one: below a limit they read only as many as are asked for. */
const HANDS_ON = ['Append', 'Hash Join', 'LockRows', 'Nested Loop', 'Result', 'Subquery Scan']

function wholeIn(plan: Plan, sizes: Sizes, isLimited = false): string[] {
  const { 'Node Type': node, 'Relation Name': table = '', Plans: below = [] } = plan
  const size = sizes.get(table) ?? 0
  // Where most rows are wanted, a limit ends the scan early.
  const isEnded = isLimited && plan['Plan Rows'] > size / 2
  const own = node === 'Seq Scan' && size >= SMALL && !isEnded ? [table] : []
  const handsOn = node === 'Limit' || (isLimited && HANDS_ON.includes(node))
  return [
    ...own,
    ...below.flatMap((one) =>
      wholeIn(one, sizes, handsOn && one['Parent Relationship'] !== 'Inner'),
    ),
  ]
}

function toLiteral(value: unknown): string {
  return value === null || value === undefined ? 'null' : pg.escapeLiteral(toText(value))
}

/** A value as PostgreSQL reads it. */
function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(toText(one))).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
