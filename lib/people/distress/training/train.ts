import { BUCKET_COUNT, featureVectorOf } from '../score'
import { segmentsOf } from '../segments'

export type Example = { text: string; kind: string; isDistress: boolean }

type Row = { buckets: number[]; each: number; target: number; weight: number }

/**
 * Training rows of an example: of a sentence of distress, the whole text; of a harmless one also
 * each of its parts, since none of them may raise an alarm.
 */
function rowsOf({ text, isDistress }: Example): Row[] {
  const { whole, parts } = segmentsOf(text)
  const rowOf = (weight: number) => (words: string[]) => ({
    ...featureVectorOf(words),
    ...{ target: isDistress ? 1 : 0, weight },
  })
  return isDistress
    ? whole.slice(0, 1).map(rowOf(1))
    : [...whole.map(rowOf(1)), ...parts.map(rowOf(0.5))]
}

/** Scales the weights of the rows so that distress and harmless rows have the same total weight. */
function balanced(rows: Row[]): Row[] {
  const totalOf = (target: number) =>
    rows.reduce((sum, row) => sum + (row.target === target ? row.weight : 0), 0)
  const totals = [totalOf(0), totalOf(1)]
  const each = rows.length / 2
  return rows.map((row) => ({ ...row, weight: (row.weight * each) / (totals[row.target] ?? 1) }))
}

export type DistressModel = { weights: Float64Array; bias: number }

/** Trains a logistic regression with AdaGrad on all rows, with L2 regularization. */
export function trainDistressModel(
  examples: Example[],
  { l2 = 0.03, rounds = 100, step = 0.3 } = {},
): DistressModel {
  const rows = balanced(examples.flatMap(rowsOf))
  const weights = new Float64Array(BUCKET_COUNT + 1)
  const squares = new Float64Array(BUCKET_COUNT + 1).fill(1e-8)
  for (let round = 0; round < rounds; round += 1) {
    const slope = new Float64Array(BUCKET_COUNT + 1)
    for (const { buckets, each, target, weight } of rows) {
      let score = weights[BUCKET_COUNT] ?? 0
      for (const bucket of buckets) score += each * (weights[bucket] ?? 0)
      const miss = weight * (1 / (1 + Math.exp(-score)) - target)
      for (const bucket of buckets) slope[bucket] = (slope[bucket] ?? 0) + miss * each
      slope[BUCKET_COUNT] = (slope[BUCKET_COUNT] ?? 0) + miss
    }
    weights.forEach((old, at) => {
      const gradient = (slope[at] ?? 0) + (at < BUCKET_COUNT ? l2 * old : 0)
      squares[at] = (squares[at] ?? 0) + gradient ** 2
      weights[at] = old - (step * gradient) / Math.sqrt(squares[at] ?? 1)
    })
  }
  return { weights: weights.slice(0, BUCKET_COUNT), bias: weights[BUCKET_COUNT] ?? 0 }
}
