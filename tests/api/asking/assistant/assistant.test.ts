import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ModelBehaviour } from '@/tests/support/model-server'
import { call } from '../../support/call'
import { begin, newMember } from '../../learning/check/checks'
import { start } from '../../learning/exams/desk'
import { newFamily, type Family } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { askFor, buyAssistant, keptOf, SCRIPT_FILE, tokensOf, startModel } from './asking'

const model = await startModel()
let lesson: Awaited<ReturnType<typeof importFixtureLesson>>
let family: Family
let lessonId: string

beforeAll(async () => {
  lesson = await importFixtureLesson(SCRIPT_FILE)
  lessonId = lesson.lessonId
})
afterAll(() => model.stop())
beforeEach(async () => {
  family = await newFamily()
  const reply = ['Nazivnik je ', 'ispod crte [1].']
  Object.assign(model, { mood: 'ok', finish: 'stop', reply, pauseMs: 0, asked: [] })
})

const ask = (body: object, cookie: string | undefined = family.pupil.cookie) =>
  askFor(cookie, { lessonId, ...body })
const QUESTION = { help: 'question', text: 'Što govori nazivnik?' }

describe('with a model', () => {
  beforeEach(() => buyAssistant(family))

  test('a reply takes one token and is saved for the parent', async () => {
    const { by, end } = await ask(QUESTION)
    expect(by).toBe('model')
    expect(end).toMatchObject({ outcome: 'reply', html: '<p>Nazivnik je ispod crte [1].</p>' })
    expect(end?.sources).toHaveLength(1)
    expect(await tokensOf(family)).toBe(4)
    expect(await keptOf(family)).toMatchObject([
      {
        text: QUESTION.text,
        reply: 'Nazivnik je ispod crte [1].',
        outcome: 'reply',
        byModel: true,
      },
    ])
  })

  test('a reply without a source in the lesson says so', async () => {
    model.reply = ['Nazivnik je dolje.']
    expect((await ask(QUESTION)).end?.html).toContain('nema izvora iz lekcije')
  })

  test.each([
    ['500', 'stop'],
    ['429', 'stop'],
    ['html', 'stop'],
    ['cut', 'stop'],
    ['rubbish', 'stop'],
    ['ok', 'length'],
  ] as [ModelBehaviour, string][])(
    'an endpoint that is %s (%s) costs nothing',
    async (mood, finish) => {
      Object.assign(model, { mood, finish })
      const { end } = await ask(QUESTION)
      expect(end).toMatchObject({ outcome: 'failed' })
      expect(await tokensOf(family)).toBe(5)
      // The circuit breaker opens after five failures in a row.
      Object.assign(model, { mood: 'ok', finish: 'stop' })
      expect((await ask(QUESTION)).end?.outcome).toBe('reply')
    },
  )

  test('a request sent twice gets one reply', async () => {
    const request = { ...QUESTION, id: randomUUID() }
    const first = await ask(request)
    const second = await ask(request)
    expect(second.end).toEqual(first.end)
    expect(model.asked).toHaveLength(1)
    expect(await tokensOf(family)).toBe(4)
  })

  test('eight at once with one token left get one reply by the model', async () => {
    await buyAssistant(family, 1)
    model.pauseMs = 20
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask(QUESTION)))
    expect(replies.filter(({ by }) => by === 'model')).toHaveLength(1)
    expect(replies.filter(({ rests }) => rests)).toHaveLength(7)
    expect(model.asked).toHaveLength(1)
    expect(await tokensOf(family)).toBe(0)
  })

  test('a child who leaves aborts the request and gets the token back', async () => {
    model.mood = 'drip'
    const body = { ...QUESTION, lessonId, id: randomUUID() }
    const response = await call('POST', '/pomocnik', { body, cookie: family.pupil.cookie })
    const reader = response.body?.getReader()
    await reader?.read()
    expect(await tokensOf(family)).toBe(4)
    const before = model.closed
    await reader?.cancel()
    await expect.poll(() => tokensOf(family)).toBe(5)
    await expect.poll(() => model.closed).toBe(before + 1)
  })

  test('nothing that identifies the family is sent', async () => {
    const { firstName, nickName } = family.child
    const { email, lastName } = family.parent.user
    const text = `Ja sam ${firstName} (${nickName}), mama je Iva ${lastName}, ${email}, 091 234 5678. Što govori nazivnik?`
    await ask({ help: 'question', text })
    const [request] = model.asked
    const sent = `${request?.body} ${JSON.stringify(request?.headers)}`
    expect(request?.body).toContain('Što govori nazivnik?')
    const ids = [family.child._id, family.parent.user._id]
    for (const secret of [` ${firstName} `, nickName, lastName, email, '234 5678', ...ids]) {
      expect(sent).not.toContain(secret)
    }
    expect(Object.keys(JSON.parse(request?.body ?? '{}') as object).sort()).toEqual([
      ...['max_tokens', 'messages', 'model', 'stream', 'temperature'],
    ])
  })

  test('nor is a typed answer of the pupil', async () => {
    const roundId = randomUUID()
    const id = lesson.questionId('kratko')
    const { firstName } = family.child
    const answer = { kind: 'short', text: `Split, ja sam ${firstName} 0912345678` }
    await call('POST', `/pitanja/${id}/odgovor`, {
      body: { answer, roundId },
      cookie: family.pupil.cookie,
    })
    await ask({ help: 'explain', question: { id, roundId, answer } })
    expect(model.asked[0]?.body).toContain('Učenik je odgovorio: Split, ja sam … …')
  })

  test('the key of an open question is neither revealed nor sent', async () => {
    model.reply = ['To je grad na Savi, ', 'a zove se Za', 'greb. [1]']
    const question = { id: lesson.questionId('kratko') }
    const { text, end } = await ask({ help: 'hint-2', question })
    expect(model.asked[0]?.body).not.toContain('Zagreb')
    expect(`${text} ${end?.html}`).not.toContain('reb')
    expect(end).toMatchObject({ outcome: 'refused' })
    expect(await tokensOf(family)).toBe(5)
  })

  test('once judged in this round, answer and reason are sent and may be revealed', async () => {
    const roundId = randomUUID()
    const id = lesson.questionId('kratko')
    const answer = { kind: 'short', text: 'Split' }
    const { cookie } = family.pupil
    await call('POST', `/pitanja/${id}/odgovor`, { body: { answer, roundId }, cookie })
    model.reply = ['Glavni grad je Zagreb [1].']
    const { end } = await ask({ help: 'explain', question: { id, roundId, answer } })
    expect(end).toMatchObject({ outcome: 'reply' })
    expect(model.asked[0]?.body).toContain('Split nije glavni grad.')
    // In another round the question is open again.
    const next = { id, roundId: randomUUID(), answer }
    expect((await ask({ help: 'explain', question: next })).end?.outcome).toBe('refused')
  })

  test('nor that of an open question typed in while another is on the screen', async () => {
    model.reply = ['To je Zagreb. [1]']
    const roundId = randomUUID()
    const id = lesson.questionId('broj')
    const body = { answer: { kind: 'number', text: '1' }, roundId }
    await call('POST', `/pitanja/${id}/odgovor`, { body, cookie: family.pupil.cookie })
    const text = 'koji grad je glavni grad hrvatske'
    const { end } = await ask({ help: 'question', text, question: { id, roundId } })
    expect(end?.outcome).toBe('refused')
  })

  test.each([
    ['[[POMOC]]', 'care', '116\u00a0111'],
    ['[[NEMA]]', 'nothing', 'U ovoj lekciji toga nema.'],
  ])('its code %s is replaced, and costs nothing', async (flag, outcome, said) => {
    model.reply = [flag.slice(0, 4), flag.slice(4)]
    const { text, end } = await ask(QUESTION)
    expect(text).toBe('')
    expect(end?.outcome).toBe(outcome)
    expect(end?.html).toContain(said)
    expect(await tokensOf(family)).toBe(5)
    expect(await keptOf(family)).toHaveLength(outcome === 'care' ? 0 : 1)
  })

  test('HTML, links and images of a reply become text or are removed', async () => {
    model.reply = [
      '<script>alert(1)</script><img src=x onerror=alert(1)> **da** ![x](https://zlo.test/x.png) [tu](https://zlo.test) $\\frac12$ [1]',
    ]
    const { end } = await ask(QUESTION)
    expect(end?.html).toContain('&#x3C;script>alert(1)&#x3C;/script>')
    expect(end?.html).not.toMatch(/<(script|img|a)\b|zlo\.test/)
    expect(end?.html).toContain('<strong>da</strong>')
    expect(end?.html).toContain('<mfrac>')
  })

  test('distress is answered with help numbers, sent nowhere and saved nowhere', async () => {
    const { end } = await ask({ help: 'question', text: 'Tata me često tuče, što je nazivnik?' })
    expect(end?.outcome).toBe('care')
    expect(end?.html).toContain('116\u00a0111')
    expect(model.asked).toEqual([])
    expect(await keptOf(family)).toEqual([])
    expect(await tokensOf(family)).toBe(5)
  })
})

describe('the assistant is silent', () => {
  test('during a test of the lesson', async () => {
    await start(family, lessonId)
    expect((await ask(QUESTION)).status).toBe(409)
  })

  test('during the check of the lesson', async () => {
    const member = await newMember()
    await begin(member, lessonId)
    expect((await ask(QUESTION, member.pupil.cookie)).status).toBe(409)
  })

  test('if the parent has switched it off', async () => {
    const body = { childId: family.child._id, isOn: false }
    const { cookie } = family.parent
    expect((await call('POST', '/korisnik/pomocnik', { body, cookie })).status).toBe(200)
    expect((await ask(QUESTION)).status).toBe(403)
  })
})

test('a question of another lesson is unknown, a text too long after trimming is refused', async () => {
  expect((await ask({ help: 'hint-1', question: { id: randomUUID() } })).status).toBe(404)
  expect((await ask({ help: 'question', text: ` ${'a '.repeat(250)}` })).status).toBe(200)
  expect((await ask({ help: 'question', text: 'a'.repeat(501) })).status).toBe(400)
})
