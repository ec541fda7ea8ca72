import { afterAll, beforeAll, expect, test } from 'vitest'
import { breaker } from '@/lib/platform/ai/breaker'
import { askModel, ModelFailure, modelEndpoint } from '@/lib/platform/ai/model'
import { parseEnv } from '@/lib/platform/env'
import { HARMFUL_RESPONSE_NAMES } from '@/tests/support/harmful-answers'
import {
  startModelServer,
  type ModelServer,
  type ModelBehaviour,
} from '@/tests/support/model-server'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
  // Loaded first, so that loading the library doesn't count as the endpoint's silence.
  await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')])
})
afterAll(() => server.stop())

/** For endpoints that only a timeout ends. */
const hasty = { silenceMs: 600, totalMs: 1_200 }
/** For all others, which a busy machine may delay. */
const patient = { silenceMs: 10_000, totalMs: 20_000 }
const ENDLESS: ModelBehaviour[] = ['hang', 'drip', ...HARMFUL_RESPONSE_NAMES]

async function ask(mood: ModelBehaviour, signal?: AbortSignal, health = breaker()) {
  Object.assign(server, { mood, asked: [], closed: 0 })
  const endpoint = { baseURL: server.url, apiKey: 'k', model: 'm' }
  const times = ENDLESS.includes(mood) ? hasty : patient
  const options = { endpoint, times, health, ...(signal && { signal }) }
  let text = ''
  try {
    const prompt = { instructions: 'Ti si učitelj.', input: 'Što je razlomak?' }
    for await (const part of askModel(prompt, options)) text += part
    return { text, end: 'stop' }
  } catch (error) {
    return { text, end: error instanceof ModelFailure ? 'failure' : String(error) }
  }
}

const WHOLE = 'Razlomak čita se žđš. [1]'

test.each([
  ['ok', WHOLE, 'stop'],
  ['split', WHOLE, 'stop'],
  ['500', '', 'failure'],
  ['429', '', 'failure'],
  ['html', '', 'failure'],
  ['cut', 'Pola ', 'failure'],
  ['rubbish', '', 'failure'],
  ['hang', '', 'failure'],
] as const)('an endpoint that is %s', async (mood, text, end) => {
  const told = await ask(mood)
  expect(told.end).toBe(end)
  if (mood !== 'rubbish') expect(told.text).toBe(text)
  // There are no retries.
  expect(server.asked).toHaveLength(1)
})

test.each(HARMFUL_RESPONSE_NAMES)(
  'an endpoint that sends %s is aborted at once and not retried',
  async (harm) => {
    const begin = performance.now()
    expect(await ask(harm)).toEqual({ text: '', end: 'failure' })
    expect(performance.now() - begin).toBeLessThan(1_500)
    expect(server.asked.map(({ path }) => path)).toEqual(['/v1/chat/completions'])
    await expect.poll(() => server.open).toBe(0)
  },
)

test('a reply of many short and long pieces is within the limits', async () => {
  const long = 'Razlomak pokazuje dio cjeline. '.repeat(60)
  server.reply = [long, ...Array.from({ length: 400 }, () => 'ć'), ' [1]']
  expect(await ask('ok')).toEqual({ text: server.reply.join(''), end: 'stop' })
  server.reply = ['Razlomak č', 'ita se žđš. [1]']
})

test('an endpoint that drips forever is aborted', async () => {
  const { text, end } = await ask('drip')
  expect(end).toBe('failure')
  expect(text.length).toBeGreaterThan(2)
})

test('an endless reply is cut off, long before the timeout', async () => {
  const { text, end } = await ask('flood')
  expect(end).toBe('failure')
  expect(text.length).toBeGreaterThan(3_900)
  expect(text.length).toBeLessThanOrEqual(4_000)
})

test('control characters, which the database refuses, are removed', async () => {
  server.reply = ['Nul\0', 'a\u001b.']
  expect(await ask('ok')).toEqual({ text: 'Nula.', end: 'stop' })
  server.reply = ['Razlomak č', 'ita se žđš. [1]']
})

test('failures that a pupil can cause don’t pause the model for everyone', async () => {
  const health = breaker()
  server.finish = 'length'
  for (let asked = 0; asked < 6; asked += 1) await ask('ok', undefined, health)
  server.finish = 'stop'
  expect((await ask('ok', undefined, health)).end).toBe('stop')
})

test.each(['length', 'content_filter'])('a reply that ends by %s has failed', async (finish) => {
  server.finish = finish
  expect((await ask('ok')).end).toBe('failure')
  server.finish = 'stop'
})

test('a caller who disconnects ends the request', async () => {
  const leaving = new AbortController()
  setTimeout(() => leaving.abort(), 60)
  expect((await ask('drip', leaving.signal)).end).toBe('failure')
  await expect.poll(() => server.closed).toBe(1)
})

test('five consecutive failures pause the model for 30 seconds; then one more is enough', () => {
  let now = 0
  const { isOpen, tell } = breaker(() => now)
  for (let failure = 1; failure < 5; failure += 1) tell(false)
  expect(isOpen()).toBe(false)
  tell(false)
  expect(isOpen()).toBe(true)
  now = 29_999
  expect(isOpen()).toBe(true)
  now = 30_000
  expect(isOpen()).toBe(false)
  tell(false)
  expect(isOpen()).toBe(true)
  now = 60_000
  tell(true)
  tell(false)
  expect(isOpen()).toBe(false)
})

test('there is no endpoint without settings', () => {
  expect(modelEndpoint(parseEnv({}))).toBeNull()
  const AI = { AI_BASE_URL: 'http://ai.test/v1', AI_API_KEY: 'k', AI_MODEL: 'm' }
  expect(modelEndpoint(parseEnv(AI))).toEqual({
    baseURL: 'http://ai.test/v1',
    apiKey: 'k',
    model: 'm',
  })
})
