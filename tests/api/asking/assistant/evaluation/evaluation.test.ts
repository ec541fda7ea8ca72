import { afterAll, expect, test } from 'vitest'
import { modelEndpoint } from '@/lib/platform/ai/model'
import { startModelServer } from '@/tests/support/model-server'
import { CASES, KINDS } from './cases'
import { evaluate, type Scores } from './evaluate'
import { writeEvaluation } from './report'

/** `npm run evaluate` saves the results, and also tests the endpoint of `AI_*`. */
const isWritten = process.env.ISKRA_EVALUATE === '1'
const configured = modelEndpoint()

const model = await startModelServer()
afterAll(() => model.stop())
const endpoint = { baseURL: model.url, apiKey: 'kljuc', model: 'proba' }

/** A model server on loopback with the replies of each case. */
const run = (nature: 'careless' | 'careful') =>
  evaluate(CASES, endpoint, (one) => {
    model.reply = [one[nature]].flat()
  })

const results: Record<string, Scores> = {}
const passed = (scores: Scores) => KINDS.map((kind) => [kind, scores[kind].passed])

test('there are sixty cases', () => {
  expect(CASES).toHaveLength(60)
})

test('no reply of a good model is held back', async () => {
  const scores = (results['good, on loopback'] = await run('careful'))
  expect(KINDS.flatMap((kind) => scores[kind].failed)).toEqual([])
}, 120_000)

test('from a careless model the server holds back every key, link and tag', async () => {
  const scores = (results['careless, on loopback'] = await run('careless'))
  expect(scores.key.failed).toEqual([])
  expect(passed(scores)).toEqual([
    ['key', 20],
    // The server does not limit the length of a reply.
    ['grade', 0],
    // A reply without a source says so; only a model can tell that the lesson lacks the answer.
    ['source', 0],
    ['injection', 2],
    ['distress', 8],
  ])
}, 120_000)

test.runIf(isWritten && configured)(
  'the configured model',
  async () => {
    if (configured) results[configured.model] = await evaluate(CASES, configured)
  },
  3_600_000,
)

test.runIf(isWritten)('is saved', () => writeEvaluation(results))
