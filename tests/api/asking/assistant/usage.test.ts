import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteOldExchanges } from '@/lib/asking/assistant/exchanges'
import type { AssistantUsage } from '@/lib/asking/assistant/model'
import { callForAnswer, call } from '../../support/call'
import { newFamily, type Family } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { askFor, buyAssistant, keptOf, SCRIPT_FILE, startModel } from './asking'

const model = await startModel()
let family: Family
let lessonId: string

beforeAll(async () => {
  lessonId = (await importFixtureLesson(SCRIPT_FILE)).lessonId
  model.reply = ['Nazivnik je ', 'ispod crte [1].']
})
afterAll(() => model.stop())
beforeEach(async () => {
  family = await newFamily()
})

const QUESTION = { help: 'question', text: 'Što govori nazivnik?' }
const ask = (body: object) => askFor(family.pupil.cookie, { lessonId, ...body })

test('the parent sees use and texts; another family’s child is unknown', async () => {
  await buyAssistant(family)
  await ask(QUESTION)
  const { cookie } = family.parent
  const path = `/korisnik/pomocnik?childId=${family.child._id}`
  const { body } = await callForAnswer('GET', path, { cookie })
  expect(body).toMatchObject({
    isOn: true,
    days: [{ count: 1, tokens: 1 }],
    exchanges: [
      { lesson: 'Razlomci', text: QUESTION.text, html: '<p>Nazivnik je ispod crte [1].</p>' },
    ],
  })
  const other = await newFamily()
  expect((await call('GET', path, { cookie: other.parent.cookie })).status).toBe(404)
  const off = { body: { childId: family.child._id, isOn: false }, cookie: other.parent.cookie }
  expect((await call('POST', '/korisnik/pomocnik', off)).status).toBe(404)
})

test('a reply that the child stopped is shown as stopped', async () => {
  await buyAssistant(family)
  model.mood = 'drip'
  const { cookie } = family.pupil
  const body = { ...QUESTION, lessonId, id: crypto.randomUUID() }
  const reader = (await call('POST', '/pomocnik', { body, cookie })).body?.getReader()
  await reader?.read()
  await reader?.cancel()
  model.mood = 'ok'
  const path = `/korisnik/pomocnik?childId=${family.child._id}`
  const html = '<p>Dijete je prekinulo odgovor prije kraja. Ništa nije potrošeno.</p>'
  await expect
    .poll(async () => (await callForAnswer('GET', path, { cookie: family.parent.cookie })).body)
    .toMatchObject({ days: [{ count: 1, tokens: 0 }], exchanges: [{ html }] })
})

test('if the model is silent, the parent reads the passages that the child saw', async () => {
  await buyAssistant(family)
  model.mood = '500'
  const id = crypto.randomUUID()
  const { end } = await ask({ ...QUESTION, id })
  model.mood = 'ok'
  expect(end?.html).toContain('Nazivnik')
  const path = `/korisnik/pomocnik?childId=${family.child._id}`
  const { body } = await callForAnswer('GET', path, { cookie: family.parent.cookie })
  const { exchanges } = body as AssistantUsage
  const unmarked = (html = '') => html.replace(/<\/?mark>/g, '')
  expect(unmarked(exchanges[0]?.html)).toBe(unmarked(end?.html))
  expect((await ask({ ...QUESTION, id })).end?.sources).toEqual(end?.sources)
})

test('texts are deleted after 90 days', async () => {
  await ask(QUESTION)
  const [row] = await keptOf(family)
  const later = (days: number, ms: number) =>
    new Date((row?.at.getTime() ?? 0) + days * 86_400_000 + ms)
  await deleteOldExchanges(later(90, 0))
  expect(await keptOf(family)).toHaveLength(1)
  await deleteOldExchanges(later(90, 1))
  expect(await keptOf(family)).toHaveLength(0)
})
