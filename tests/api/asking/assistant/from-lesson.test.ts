import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { allQuestions } from '@/lib/content/questions/tables'
import { call } from '../../support/call'
import { newFamily, type Family } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { askFor, keptOf, SCRIPT_FILE, startModel } from './asking'

const model = await startModel()
let lesson: Awaited<ReturnType<typeof importFixtureLesson>>
let family: Family

beforeAll(async () => {
  lesson = await importFixtureLesson(SCRIPT_FILE)
})
afterAll(() => model.stop())
beforeEach(async () => {
  family = await newFamily()
})

const ask = (body: object, cookie: string | undefined = family.pupil.cookie) =>
  askFor(cookie, { lessonId: lesson.lessonId, ...body })
const QUESTION = { help: 'question', text: 'Što govori nazivnik?' }

describe('without access to a model', () => {
  test.each(['guest', 'parent', 'pupil'] as const)(
    'a %s gets passages of the lesson',
    async (who) => {
      const cookie = { guest: '', parent: family.parent.cookie, pupil: family.pupil.cookie }[who]
      const { by, end } = await ask(QUESTION, cookie)
      expect(by).toBe('lesson')
      expect(end).toMatchObject({ outcome: 'reply' })
      expect(end?.html).toContain('<mark>Nazivnik</mark>')
      expect(end?.sources[0]).toEqual({
        number: 1,
        title: 'Brojnik i nazivnik',
        path: '/5-razred/probna-knjiga/probna-lekcija/skripta#brojnik-i-nazivnik',
      })
      expect(model.asked).toEqual([])
      expect(await keptOf(family)).toHaveLength(who === 'pupil' ? 1 : 0)
    },
  )

  test('the source mark is at the end of the text', async () => {
    const { end } = await ask(QUESTION)
    expect(end?.html).toMatch(/na moru\. \[1\]<\/p>|crta\. \[1\]<\/p>/)
  })

  test('a button shows the script before known questions', async () => {
    const id = lesson.questionId('broj')
    const body = { answer: { kind: 'number', text: '1' }, roundId: randomUUID() }
    await call('POST', `/pitanja/${id}/odgovor`, { body, cookie: family.pupil.cookie })
    await db().update(allQuestions).set({ isInKnowledgeBase: true }).where(eq(allQuestions.id, id))
    const text = 'Kolika je polovina od 7 cm?'
    const first = async (help: string) => (await ask({ help, text })).end?.sources[0]?.title
    expect(await first('question')).toBe('Pitanje iz baze znanja')
    expect(await first('explain')).toBe('Skripta')
    await db().update(allQuestions).set({ isInKnowledgeBase: false }).where(eq(allQuestions.id, id))
  })

  test('what the lesson lacks is reported as missing', async () => {
    const { end } = await ask({ help: 'question', text: 'Koliko je udaljen Mjesec od Zemlje?' })
    expect(end).toMatchObject({ outcome: 'nothing', sources: [] })
    expect(end?.html).toContain('U ovoj lekciji toga nema.')
  })

  test('a passage that reveals the key of an open question is left out', async () => {
    const question = { id: lesson.questionId('kratko') }
    const { end } = await ask({ help: 'hint-3', question })
    expect(end?.outcome).toBe('reply')
    expect(end?.html).not.toContain('Zagreb')
  })

  test('the first hint names the section even if its passage reveals the key', async () => {
    const question = { id: lesson.questionId('kratko') }
    const { end } = await ask({ help: 'hint-1', question })
    expect(end?.sources.map(({ title }) => title)).toEqual(['Brojnik i nazivnik'])
    expect(JSON.stringify(end)).not.toContain('Zagreb')
  })

  test.each([
    ['asdkjhasd', 'nothing'],
    ['Tko je osvojio prvenstvo?', 'nothing'],
    ['što govori nazivnik', 'reply'],
  ])('beside a question, „%s” gets %s', async (text, outcome) => {
    const question = { id: lesson.questionId('broj') }
    const { end } = await ask({ help: 'question', text, question })
    expect(end?.outcome).toBe(outcome)
  })

  test('a question typed in is guarded as well', async () => {
    const { end } = await ask({ help: 'question', text: 'koji grad je glavni grad hrvatske??' })
    expect(JSON.stringify(end)).not.toContain('Zagreb')
  })
})
