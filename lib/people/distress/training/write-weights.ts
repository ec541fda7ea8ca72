/**
 * Trains on the sentences beside this file and writes `lib/people/distress/weights.ts`:
 * `npm run train:distress`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTrainingExamples } from './sentences'
import { sourceHash } from './source-hash'
import { trainDistressModel } from './train'

const { weights, bias } = trainDistressModel(readTrainingExamples())
/** Size of a step when weights become signed bytes: the largest weight becomes 127 steps. */
const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / step)).buffer)

writeFileSync(
  join(import.meta.dirname, '../weights.ts'),
  `// Written by lib/people/distress/training/write-weights.ts.

/**
 * Hash of the files that the weights were trained from. If it differs from the current hash, run
 * npm run train:distress.
 */
export const MADE_OF = '${sourceHash()}'

export const BIAS = ${bias.toFixed(4)}
/** The value of one step of a weight. */
export const STEP = ${step.toPrecision(6)}
/** A signed byte for each bucket, as Base64. */
export const WEIGHTS =
  '${bytes.toString('base64')}'
`,
)
