import { eq } from 'drizzle-orm'
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { answers } from '@/lib/learning/answers/tables'
import { db } from '@/lib/platform/db/client'
import type { OpenTest, TestReview } from '@/lib/learning/exams/model'
import type { MistakePage, Worksheet } from '@/lib/learning/mistakes/model'
import type { DayReview } from '@/lib/learning/plan/model'
import type { PublicQuestion } from '@/lib/content/questions/model'
import type { ValidJudgementView } from '@/lib/content/questions/answer-view'
import type { KeyedQuizQuestion } from '@/lib/learning/quiz/contract'
import { LESSON } from '../../../fixtures/content-folder'
import { callForAnswer, callForBody } from '../../support/call'
import { newFamily, type Family } from '../../support/people'
import { planBody } from '../../learning/plan/plan-of'
import { importFixtureLesson } from '../../support/probe-lesson'

const QUESTIONS = `// [tag:brojevi=a: 11..99; b: 3..99; a != b]
::zbroj::Koliko je \\{a\\} + \\{b\\}? {
=\\{\\=a+b\\}#Da, \\{a\\} plus \\{b\\} daje \\{\\=a+b\\}.
=%0%\\{\\=a-b\\}#To je razlika.
####Zbrojimo, \\{\\=a+b\\}.
}

// [tag:brojevi=a: 3..99]
::dvostruko::Dvostruko od \\{a\\}? {
=\\{\\=2*a\\}#Da, \\{\\=2*a\\}.
~\\{\\=a+2\\}#Ne, \\{\\=a+2\\} je za dva više.
~\\{\\=3*a\\}#To je trostruko.
}

::stalno::Koliko je 2 + 2? {#
=4#Da.
####Četiri.
}
`

const probe = await importFixtureLesson({ [`${LESSON}/pitanja.gift`]: QUESTIONS })
const sumId = probe.questionId('zbroj')

const questionsOf = (query = '', cookie = '') =>
  callForBody<PublicQuestion[]>('GET', `/lessons/${probe.lessonId}/questions${query}`, { cookie })
const sumIn = (questions: PublicQuestion[]) => {
  const { html = '' } = questions.find(({ _id }) => _id === sumId) ?? {}
  const [a = 0, b = 0] = html.match(/\d+/g)?.map(Number) ?? []
  return { html, key: String(a + b), a, b }
}
const judged = (text: string, more: object = {}, cookie = '') =>
  callForBody<ValidJudgementView>('POST', `/pitanja/${sumId}/odgovor`, {
    body: { answer: { kind: 'number', text }, ...more },
    cookie,
  })

let family: Family
beforeAll(async () => {
  family = await newFamily()
})

describe('a round', () => {
  test('always has the same numbers, and another round has others', async () => {
    const rounds = Array.from({ length: 6 }, () => uuidv4())
    const asked = await Promise.all(rounds.map((id) => questionsOf(`?krug=${id}`)))
    const again = await Promise.all(rounds.map((id) => questionsOf(`?krug=${id}`)))
    expect(again).toEqual(asked)
    expect(new Set(asked.map((round) => sumIn(round).html)).size).toBeGreaterThan(3)
    expect(asked.map((round) => round.map(({ isDrawn }) => isDrawn ?? false))).toEqual(
      rounds.map(() => [true, true, false]),
    )
    expect(JSON.stringify(asked)).not.toMatch(/a\+b|[{]a|formula|brojevi|weight/)
  })

  /** Two rounds can draw the same sum. */
  async function roundWithOtherKey(key: string): Promise<string> {
    for (;;) {
      const roundId = uuidv4()
      if (sumIn(await questionsOf(`?krug=${roundId}`)).key !== key) return roundId
    }
  }

  test('of a guest is judged by its own numbers, with the explanation of that draw', async () => {
    const roundId = uuidv4()
    const { key, a, b } = sumIn(await questionsOf(`?krug=${roundId}`))
    const right = await judged(key, { roundId })
    expect(right).toMatchObject({
      outcome: 'right',
      feedback: [`Da, ${a} plus ${b} daje ${key}.`],
      explanation: `Zbrojimo, ${key}.`,
      correct: { text: key },
    })
    expect(await judged(String(a - b), { roundId })).toMatchObject({
      outcome: 'wrong',
      feedback: ['To je razlika.'],
    })
    const other = await roundWithOtherKey(key)
    expect(await judged(key, { roundId: other })).toMatchObject({ outcome: 'wrong' })
    const page = sumIn(await questionsOf())
    expect(await judged(page.key)).toMatchObject({ outcome: 'right' })
  })

  test('of a pupil is stored once, however often the answer is sent', async () => {
    const roundId = uuidv4()
    const { key } = sumIn(await questionsOf(`?krug=${roundId}`))
    const body = { roundId, id: uuidv7() }
    const first = await judged(key, body, family.pupil.cookie)
    const second = await judged(key, body, family.pupil.cookie)
    expect(second).toEqual(first)
    expect(first).toMatchObject({ outcome: 'right', correct: { text: key } })
    const kept = await db().select().from(answers).where(eq(answers.id, body.id))
    expect(kept).toMatchObject([{ outcome: 'right', roundId }])
  })

  test.each([{ seed: 1 }, { numbers: { a: 1 } }, { krug: uuidv4() }])(
    'ignores numbers from a browser: %j',
    async (more) => {
      const body = { answer: { kind: 'number', text: '4' }, ...more }
      expect((await callForAnswer('POST', `/pitanja/${sumId}/odgovor`, { body })).status).toBe(400)
    },
  )
})

describe('numbers outside a round', () => {
  test('a test keeps its numbers from start to review', async () => {
    const { cookie } = family.pupil
    const body = { minutes: null }
    const begin = () =>
      callForBody<OpenTest>('POST', `/lessons/${probe.lessonId}/test`, { body, cookie })
    const open = await begin()
    expect((await begin()).questions).toEqual(open.questions)
    const { key, html } = sumIn(open.questions)
    await callForBody('PUT', `/testovi/${open._id}/odgovori`, {
      body: { questionId: sumId, answer: { kind: 'number', text: key } },
      cookie,
    })
    const { child, parent } = family
    const results = { childID: child._id, parentID: parent.user._id, testID: open._id }
    await callForBody('POST', '/learn/results', { body: results, cookie })
    const { items } = await callForBody<TestReview>('GET', `/testovi/${open._id}`, { cookie })
    const item = items.find(({ question }) => question._id === sumId)
    expect(item).toMatchObject({
      question: { html },
      judgement: { outcome: 'right', correct: { text: key } },
    })
  })

  test('a day of a plan has its own numbers, judged by its round', async () => {
    const { cookie } = family.pupil
    const { plan } = await callForBody<{ plan: { _id: string } }>('POST', '/planovi', {
      body: planBody(probe.lessonId),
      cookie,
    })
    const day = () => callForBody<DayReview>('GET', `/planovi/${plan._id}/danas`, { cookie })
    const { roundId, questions } = await day()
    expect((await day()).questions).toEqual(questions)
    const { key } = sumIn(questions)
    const more = { roundId, source: 'imam-test', id: uuidv7() }
    expect(await judged(key, more, cookie)).toMatchObject({ outcome: 'right' })
  })

  test('mistakes, worksheets, paper and the knowledge base share one stable draw', async () => {
    const { cookie } = family.pupil
    await judged('0', { roundId: uuidv4(), id: uuidv7() }, cookie)
    const stable = sumIn(await questionsOf())
    const page = await callForBody<MistakePage>('GET', '/korisnik/greske', { cookie })
    const items = page.groups.flatMap((group) => group.items)
    const mistake = items.find((item) => item.kind === 'question' && item.question._id === sumId)
    expect(mistake).toMatchObject({ question: { html: stable.html } })
    const sheet = await callForBody<Worksheet>('GET', '/korisnik/greske/radni-list', { cookie })
    expect(sheet.groups[0]?.items).toContainEqual(
      expect.objectContaining({ correct: expect.objectContaining({ text: stable.key }) as object }),
    )
    const more = { roundId: uuidv4(), source: 'greske', id: uuidv7() }
    expect(await judged(stable.key, more, cookie)).toMatchObject({ outcome: 'right' })
    const paper = await callForBody<KeyedQuizQuestion[]>(
      'GET',
      `/lessons/${probe.lessonId}/rjesenja`,
      {
        cookie: family.parent.cookie,
      },
    )
    expect(paper[0]).toMatchObject({
      question: { html: stable.html },
      correct: { text: stable.key },
    })
    const { slug } = await callForBody<{ slug: string }>('GET', `/pitanja/${sumId}`)
    expect(slug).toMatch(/^koliko-je-[a-z\d]+$/)
    expect(await callForBody('GET', `/pitanja/${slug}`)).toMatchObject({ html: stable.html })
  })
})
