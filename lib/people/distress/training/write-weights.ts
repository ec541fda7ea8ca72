/**
 * Trains on the sentences beside this file and writes `lib/people/distress/weights.ts`:
 * `npm run train:distress`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_SENTENCES } from './sentences'
import { sourceMark } from './source-mark'
import { train } from './train'

const { weights, bias } = train(ALL_SENTENCES())
/** The largest weight becomes 127 steps. */
const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / step)).buffer)

writeFileSync(
  join(import.meta.dirname, '../weights.ts'),
  `// Written by lib/people/distress/training/write-weights.ts.

/** Of what it was made: another mark than that of the files says that it is to be made again. */
export const MADE_OF = '${sourceMark()}'

export const BIAS = ${bias.toFixed(4)}
/** What one step of a weight counts. */
export const STEP = ${step.toPrecision(6)}
/** A signed byte for each bucket, as Base64. */
export const WEIGHTS =
  '${bytes.toString('base64')}'
`,
)
