import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { MODEL_TIMEOUTS } from '@/lib/platform/ai/model'
import { env } from '@/lib/platform/env'
import { askFor, buyAssistant, SCRIPT_FILE, tokensOf } from '@/tests/api/asking/assistant/asking'
import { call } from '@/tests/api/support/call'
import { newFamily, type Family } from '@/tests/api/support/people'
import { importFixtureLesson } from '@/tests/api/support/probe-lesson'
import { HARMFUL_RESPONSE_NAMES } from '@/tests/support/harmful-answers'

// In its own process, so that sending 500 MB does not count as the app's memory.
const model = spawn(
  process.execPath,
  ['--import', 'tsx', '--conditions=react-server', 'tests/support/harmful-model.ts'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
const [url] = (await once(model.stdout, 'data')) as [Buffer]
const baseURL = String(url).trim()
Object.assign(env(), { AI_BASE_URL: baseURL, AI_API_KEY: 'kljuc', AI_MODEL: 'proba' })
afterAll(() => {
  Object.assign(env(), { AI_BASE_URL: undefined, AI_API_KEY: undefined, AI_MODEL: undefined })
  model.kill()
})

const { lessonId } = await importFixtureLesson(SCRIPT_FILE)

/** Polls the server's health and measures its memory. */
function watchHealth() {
  const before = process.memoryUsage.rss()
  const seen = { slowestMs: 0, growth: 0 }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const begin = performance.now()
      expect((await call('GET', '/health')).status).toBe(200)
      // A blocked event loop shows as a longer wait here.
      await sleep(1)
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - begin)
      seen.growth = Math.max(seen.growth, process.memoryUsage.rss() - before)
    }
  })()
  return async () => {
    isOver = true
    await watching
    return seen
  }
}

const askWith = (family: Family, mood: string) =>
  askFor(family.pupil.cookie, {
    ...{ lessonId, help: 'question', text: `Što govori nazivnik? (${mood})` },
  })

test(
  'any model failure gives a sentence and returns the token, while the server stays fast and lean',
  { timeout: 60_000 },
  async () => {
    const families = await Promise.all(HARMFUL_RESPONSE_NAMES.map(() => newFamily()))
    await Promise.all(families.map((family) => buyAssistant(family)))
    const askAll = async (moodOf: (at: number) => string) => {
      const stop = watchHealth()
      const told = await Promise.all(families.map((family, at) => askWith(family, moodOf(at))))
      return { told, ...(await stop()) }
    }
    // For comparison: an equal number of good replies, because the machine may be busy.
    const usual = await askAll(() => 'ok')
    expect(usual.told.map(({ end }) => end?.outcome)).toEqual(
      HARMFUL_RESPONSE_NAMES.map(() => 'reply'),
    )
    expect(await Promise.all(families.map(tokensOf))).toEqual(HARMFUL_RESPONSE_NAMES.map(() => 4))

    const begin = performance.now()
    const harmed = await askAll((at) => HARMFUL_RESPONSE_NAMES[at] ?? '')
    expect(performance.now() - begin).toBeLessThan(MODEL_TIMEOUTS.silenceMs + 5_000)
    for (const [at, { end }] of harmed.told.entries()) {
      expect(end?.outcome, HARMFUL_RESPONSE_NAMES[at]).toBe('failed')
      expect(end?.html, HARMFUL_RESPONSE_NAMES[at]).toMatch(
        /^<p>Pomoćnik se sada ne javlja. Ništa nije potrošeno/,
      )
    }
    expect(await Promise.all(families.map(tokensOf))).toEqual(HARMFUL_RESPONSE_NAMES.map(() => 4))
    expect(harmed.slowestMs).toBeLessThan(Math.max(100, 2 * usual.slowestMs))
    expect(harmed.growth).toBeLessThan(100_000_000)
  },
)
