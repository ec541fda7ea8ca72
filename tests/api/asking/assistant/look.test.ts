import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseReview } from '@/lib/asking/assistant/review-pupils-answer'
import type { AnswerReview } from '@/lib/asking/assistant/model'
import { db } from '@/lib/platform/db/client'
import { pupils } from '@/lib/people/users/tables'
import type { ModelBehaviour } from '@/tests/support/model-server'
import { callForAnswer } from '../../support/call'
import { answersIn, begun, importCheckLesson } from '../../learning/check/checks'
import { newFamily } from '../../support/people'
import { buyAssistant, keptOf, startModel, tokensOf } from './asking'

const model = await startModel()
let lessonId: string
let run: Awaited<ReturnType<typeof begun>>

beforeAll(async () => {
  lessonId = (await importCheckLesson()).lessonId
})
afterAll(() => model.stop())
beforeEach(async () => {
  const reply = ['TOČKE: 2\n', 'Dobro si opisala isparavanje, još pročitaj što radi Sunce.']
  Object.assign(model, { mood: 'ok', finish: 'stop', reply, pauseMs: 0, asked: [] })
  run = await begun(lessonId)
  await buyAssistant(run.family)
})

const ask = (checkQuestionId: string, cookie = run.family.pupil.cookie) =>
  callForAnswer('POST', '/pomocnik/provjera', {
    body: { runId: run.runId, checkQuestionId },
    cookie,
  })
const look = async (checkQuestionId = run.lokva) =>
  (await ask(checkQuestionId)).body as AnswerReview
const isTicked = ({ answered }: AnswerReview) => answered.points.map((point) => point.isTicked)

test('the model’s ticks replace those by words, cost one token, and are saved', async () => {
  const { points } = await run.say(run.lokva, 'Zbog sunca voda ode u nebo kao para.')
  expect(points.map(({ isFound }) => isFound)).toEqual([true, true])
  const looked = await look()
  expect(looked.outcome).toBe('reply')
  expect(looked.html).toContain('Dobro si opisala isparavanje')
  expect(isTicked(looked)).toEqual([false, true])
  expect(await tokensOf(run.family)).toBe(4)
  expect((await answersIn(run.runId))[0]).toMatchObject({ found: [1], points: null })
  expect(await keptOf(run.family)).toMatchObject([{ help: 'check', outcome: 'reply', text: '' }])
  const [{ body } = { body: '' }] = model.asked
  expect(body).toContain('ode u nebo')
  expect(body).not.toContain(run.family.child.firstName)
  expect(body).not.toContain('Tajna-tekuća')
})

test('a repeated request returns the same look, for one token', async () => {
  await run.say(run.lokva, 'Zbog sunca.')
  const first = await look()
  const again = await Promise.all([look(), look(), look()])
  for (const one of again) expect(one).toEqual(first)
  expect(await tokensOf(run.family)).toBe(4)
  expect(model.asked).toHaveLength(1)
})

test('a decided answer keeps the pupil’s ticks', async () => {
  await run.judge(run.lokva, 'Zbog sunca.', [0])
  expect(isTicked(await look())).toEqual([true, false])
})

describe('it costs nothing', () => {
  test.each<[string, Partial<{ mood: ModelBehaviour; reply: string[]; finish: string }>]>([
    ['when the endpoint fails', { mood: '500' }],
    ['when its answer is cut', { mood: 'cut' }],
    ['when it is too long', { finish: 'length' }],
    ['when it says no points', { reply: ['Sve je u redu.'] }],
    ['when it says no sentence', { reply: ['TOČKE: 1'] }],
  ])('%s, and can be asked for again', async (_, mood) => {
    await run.say(run.lokva, 'Zbog sunca.')
    Object.assign(model, mood)
    const failed = await look()
    expect(failed.outcome).toBe('failed')
    expect(isTicked(failed)).toEqual([true, false])
    expect(await tokensOf(run.family)).toBe(5)
    Object.assign(model, { mood: 'ok', finish: 'stop', reply: ['TOČKE: 0\nPročitaj još jednom.'] })
    expect(isTicked(await look())).toEqual([false, false])
    expect(await tokensOf(run.family)).toBe(4)
  })

  test('without a token, which is said; the next day there is one', async () => {
    await buyAssistant(run.family, 0)
    await run.say(run.lokva, 'Zbog sunca.')
    const looked = await look()
    expect(looked.outcome).toBe('nothing')
    expect(looked.html).toContain('Pomoćnik odmara do sutra.')
    expect(model.asked).toEqual([])
    await buyAssistant(run.family, 5)
    expect((await look()).outcome).toBe('reply')
  })

  test('for a child in distress, whose words are sent nowhere', async () => {
    await run.say(run.lokva, 'Zbog sunca. Tata me tuče.')
    const { outcome, html } = await look()
    expect(outcome).toBe('care')
    expect(html).toContain('116\u00a0111')
    expect(model.asked).toEqual([])
    expect(await keptOf(run.family)).toEqual([])
  })

  test('when the model sees distress', async () => {
    Object.assign(model, { reply: ['[[POMOC]]'] })
    await run.say(run.lokva, 'Zbog sunca.')
    expect((await look()).outcome).toBe('care')
    expect(await keptOf(run.family)).toEqual([])
    expect(await tokensOf(run.family)).toBe(5)
  })
})

describe('it is refused', () => {
  test('before the answer', async () => {
    expect((await ask(run.lokva)).status).toBe(409)
    expect(model.asked).toEqual([])
  })

  test('for another child, as unknown', async () => {
    await run.say(run.lokva, 'Zbog sunca.')
    const { pupil } = await newFamily()
    expect((await ask(run.lokva, pupil.cookie)).status).toBe(404)
  })

  test('if the parent has switched the assistant off', async () => {
    const { family } = run
    await run.say(run.lokva, 'Zbog sunca.')
    await db().update(pupils).set({ mayUseAssistant: false }).where(eq(pupils.id, family.child._id))
    expect((await ask(run.lokva)).status).toBe(403)
    expect(model.asked).toEqual([])
  })
})

test('HTML and links of its sentence become text or are removed', async () => {
  Object.assign(model, {
    reply: ['TOČKE: 1\n<img src=x onerror=alert(1)> [klik](https://zlo.example) Dobro.'],
  })
  await run.say(run.lokva, 'Zbog sunca.')
  const { html } = await look()
  expect(html).not.toMatch(/<img|<a /)
})

test.each([
  ['TOČKE: 1, 3\nDobro.', { found: [0, 2], sentence: 'Dobro.' }],
  ['**Točke: 2**\n\nDobro.\nJoš malo.', { found: [1], sentence: 'Dobro. Još malo.' }],
  ['tocke: 0\nPročitaj još jednom.', { found: [-1], sentence: 'Pročitaj još jednom.' }],
  ['TOČKE: nijedna\nPročitaj.', { found: [], sentence: 'Pročitaj.' }],
  ['Dobro.\nTOČKE: 1', null],
  ['', null],
])('parses %j', (text, opinion) => {
  expect(parseReview(text)).toEqual(opinion)
})
