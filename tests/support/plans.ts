import pg from 'pg'
import type { Statement } from './heard-statements'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Parent Relationship'?: string
  'Plan Rows': number
  Plans?: Plan[]
}

/** Number of rows of each growing table. */
export type Sizes = ReadonlyMap<string, number>

/** Number of times that PostgreSQL plans a statement before it may use a generic plan. */
const PLANNED_ANEW = 5

/** Growing tables that a statement scans completely, in its first plan or in the generic plan. */
export async function fullyScannedTables(
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

/** Smaller tables are scanned faster than an index. */
const SMALL = 1_000

/** Plan nodes that pass rows on one by one, so that a limit above them applies below too. */
const HANDS_ON = ['Append', 'Hash Join', 'LockRows', 'Nested Loop', 'Result', 'Subquery Scan']

function wholeIn(plan: Plan, sizes: Sizes, isLimited = false): string[] {
  const { 'Node Type': node, 'Relation Name': table = '', Plans: below = [] } = plan
  const size = sizes.get(table) ?? 0
  // Where most rows match, a limit ends the scan early.
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

/** A value in PostgreSQL's text format. */
function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(toText(one))).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
