/** A predicted probability beside what happened. */
export type Prediction = { probability: number; isRight: boolean }

/**
 * Area under the ROC curve: the chance that a right answer was predicted higher than a wrong one. 0.5
 * is guessing, 1 is perfect. Equal predictions share their rank.
 */
export function areaUnderCurve(predictions: Prediction[]): number {
  const sorted = predictions.toSorted((a, b) => a.probability - b.probability)
  let rights = 0
  let ranks = 0
  for (let from = 0; from < sorted.length;) {
    let to = from
    while (sorted[to]?.probability === sorted[from]?.probability && to < sorted.length) to += 1
    const equal = sorted.slice(from, to).filter(({ isRight }) => isRight).length
    rights += equal
    ranks += (equal * (from + 1 + to)) / 2
    from = to
  }
  return (ranks - (rights * (rights + 1)) / 2) / (rights * (sorted.length - rights))
}

const BINS = 10

/**
 * Expected calibration error: the mean distance between the predicted and the real share of right
 * answers, in ten bins of the prediction. 0 is perfect.
 */
export function calibrationError(predictions: Prediction[]): number {
  const bins = Map.groupBy(predictions, ({ probability }) =>
    Math.min(BINS - 1, Math.floor(probability * BINS)),
  )
  const distances = [...bins.values()].map((bin) =>
    Math.abs(bin.reduce((sum, one) => sum + one.probability - Number(one.isRight), 0)),
  )
  return distances.reduce((sum, one) => sum + one, 0) / predictions.length
}
