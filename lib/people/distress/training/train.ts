import { BUCKETS, vectorOf } from '../score'
import { segmentsOf } from '../segments'

export type Example = { text: string; kind: string; isDistress: boolean }

type Row = { buckets: number[]; each: number; target: number; weight: number }

/** A sentence of distress as it stands; of a harmless one also each part, which must not alarm. */
function rowsOf({ text, isDistress }: Example): Row[] {
  const { whole, parts } = segmentsOf(text)
  const rowOf = (weight: number) => (words: string[]) => ({
    ...vectorOf(words),
    ...{ target: isDistress ? 1 : 0, weight },
  })
  return isDistress
    ? whole.slice(0, 1).map(rowOf(1))
    : [...whole.map(rowOf(1)), ...parts.map(rowOf(0.5))]
}

/** Rows of which both kinds count the same together. */
function balanced(rows: Row[]): Row[] {
  const totalOf = (target: number) =>
    rows.reduce((sum, row) => sum + (row.target === target ? row.weight : 0), 0)
  const totals = [totalOf(0), totalOf(1)]
  const each = rows.length / 2
  return rows.map((row) => ({ ...row, weight: (row.weight * each) / (totals[row.target] ?? 1) }))
}

export type Model = { weights: Float64Array; bias: number }

/** Logistic regression: AdaGrad over all rows, held back by L2. */
export function train(examples: Example[], { l2 = 0.03, rounds = 100, step = 0.3 } = {}): Model {
  const rows = balanced(examples.flatMap(rowsOf))
  const weights = new Float64Array(BUCKETS + 1)
  const squares = new Float64Array(BUCKETS + 1).fill(1e-8)
  for (let round = 0; round < rounds; round += 1) {
    const slope = new Float64Array(BUCKETS + 1)
    for (const { buckets, each, target, weight } of rows) {
      let score = weights[BUCKETS] ?? 0
      for (const bucket of buckets) score += each * (weights[bucket] ?? 0)
      const miss = weight * (1 / (1 + Math.exp(-score)) - target)
      for (const bucket of buckets) slope[bucket] = (slope[bucket] ?? 0) + miss * each
      slope[BUCKETS] = (slope[BUCKETS] ?? 0) + miss
    }
    weights.forEach((old, at) => {
      const gradient = (slope[at] ?? 0) + (at < BUCKETS ? l2 * old : 0)
      squares[at] = (squares[at] ?? 0) + gradient ** 2
      weights[at] = old - (step * gradient) / Math.sqrt(squares[at] ?? 1)
    })
  }
  return { weights: weights.slice(0, BUCKETS), bias: weights[BUCKETS] ?? 0 }
}
