/**
 * Measures how well distress is recognised in a set of sentences that was not used for training:
 * `npm run evaluate:distress -- set.json`. The file holds `{ distress, harmless }`, each a list of
 * texts or of `{ text, kind }`. The default file is the set used to choose the thresholds.
 */
import { readFileSync } from 'node:fs'
import { reportOf, type SentenceSet } from './evaluation'

const [, , file = 'tests/fixtures/distress-choosing-set.json'] = process.argv
process.stdout.write(`${reportOf(JSON.parse(readFileSync(file, 'utf8')) as SentenceSet)}\n`)
