/**
 * Says how well distress is found in a set of sentences that nobody has trained on:
 * `npm run evaluate:distress -- set.json`, of `{ distress, harmless }`, each a list of texts or of
 * `{ text, kind }`. Without a file it is the set by which the thresholds were chosen.
 */
import { readFileSync } from 'node:fs'
import { reportOf, type SentenceSet } from './evaluation'

const [, , file = 'tests/fixtures/distress-choosing-set.json'] = process.argv
process.stdout.write(`${reportOf(JSON.parse(readFileSync(file, 'utf8')) as SentenceSet)}\n`)
