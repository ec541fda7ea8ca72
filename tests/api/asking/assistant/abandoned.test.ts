import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endAbandoned, endExchange } from '@/lib/asking/assistant/exchanges'
import { ASSISTANT_LIMITS } from '@/lib/asking/assistant/limits'
import { callForAnswer, call } from '../../support/call'
import { newFamily } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { askFor, buyAssistant, keptOf, SCRIPT_FILE, startModel, tokensOf } from './asking'

const model = await startModel()
let lessonId: string

beforeAll(async () => {
  lessonId = (await importFixtureLesson(SCRIPT_FILE)).lessonId
})
afterAll(() => model.stop())

test('an abandoned reply is ended automatically, and its token is returned once', async () => {
  const family = await newFamily()
  await buyAssistant(family, 1)
  model.mood = 'drip'
  const id = randomUUID()
  const { cookie } = family.pupil
  const question = { lessonId, help: 'question', text: 'Što govori nazivnik?' }
  const reader = (
    await call('POST', '/pomocnik', { body: { ...question, id }, cookie })
  ).body?.getReader()
  await reader?.read()
  await expect.poll(() => model.asked.length).toBe(1)

  const begun = (await keptOf(family))[0]?.at.getTime() ?? 0
  const after = (ms: number) => new Date(begun + ASSISTANT_LIMITS.abandonedMs + ms)
  await endAbandoned(after(0))
  expect(await tokensOf(family)).toBe(0)
  await Promise.all([endAbandoned(after(1)), endAbandoned(after(1))])
  expect(await tokensOf(family)).toBe(1)
  const path = `/korisnik/pomocnik?childId=${family.child._id}`
  const html = '<p>Odgovor je prekinut prije kraja. Ništa nije potrošeno.</p>'
  const seen = await callForAnswer('GET', path, { cookie: family.parent.cookie })
  expect(seen.body).toMatchObject({
    days: [{ tokens: 0 }],
    exchanges: [{ text: question.text, html }],
  })

  // If the reply ends after all, no token is returned twice.
  const ids = { id, pupilId: family.child._id, parentId: family.parent.user._id }
  await endExchange({ ...ids, reply: '', outcome: 'failed' })
  expect(await tokensOf(family)).toBe(1)
  model.mood = 'ok'
  expect((await askFor(cookie, question)).by).toBe('model')
})
