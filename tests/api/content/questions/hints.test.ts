import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import type {
  JudgedQuestionPreview,
  QuestionRecord,
} from '@/lib/content/questions/editing/contract'
import { findEdition } from '@/lib/content/questions/editions'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { importFixtureLesson } from '../../support/probe-lesson'

const probe = await importFixtureLesson()
let asks: AdminCalls
beforeAll(async () => {
  ;({ asks } = await newAdmin())
})

const FIELDS = {
  text: 'Koliko je pola od {a}?',
  body: {
    kind: 'number',
    unit: null,
    answers: [{ low: 0, high: 0, formula: 'a/2', weight: 100, feedback: 'Da.' }],
  },
  explanation: 'Podijeli s dva.',
  numbers: 'a: 20..90 korak 2',
  calculation: null,
  isBonus: false,
}
const FORM = { ...FIELDS, lesson: probe.lessonId, isInKnowledgeBase: false, isPublished: true }

const made = async (hints: string[]) =>
  (await asks('POST', '/pitanja', { ...FORM, hints, _id: uuidv7() })).body as QuestionRecord

test('hints are stored on one line each, without empty ones', async () => {
  const { hints } = await made([' Na koliko\ndijelova?', '', 'Podijeli {a}.'])
  expect(hints).toEqual(['Na koliko dijelova?', 'Podijeli {a}.'])
})

test.each([[['a', 'b', 'c', 'd']], [['a'.repeat(301)]]])(
  'too many or too long hints are refused',
  async (hints) => {
    const { status } = await asks('POST', '/pitanja', { ...FORM, hints, _id: uuidv7() })
    expect(status).toBe(400)
  },
)

test('changed hints are a new edition; a save that names none keeps them', async () => {
  const { _id: id, version } = await made(['Prva.'])
  const saved = await asks('PUT', `/pitanja/${id}`, { ...FORM, hints: ['Druga.'], version })
  const { version: next } = saved.body as QuestionRecord
  expect((await findEdition({ id, edition: 1 }))?.hints).toEqual(['Prva.'])
  expect((await findEdition({ id, edition: 2 }))?.hints).toEqual(['Druga.'])
  const kept = await asks('PUT', `/pitanja/${id}`, { ...FORM, version: next })
  expect(kept.body).toMatchObject({ hints: ['Druga.'] })
  expect(await findEdition({ id, edition: 3 })).toBeNull()
})

test('the preview shows hints with drawn numbers and names what is wrong with them', async () => {
  const ask = async (hints: string[]) => {
    const body = { question: { ...FIELDS, hints }, attempt: 'a' }
    return (await asks('POST', '/admin/pitanja/pregled', body)).body as JudgedQuestionPreview
  }
  const sound = await ask(['Podijeli $2{a}$.'])
  expect(sound).toMatchObject({ faults: [], warnings: [] })
  expect(sound.question?.hints?.[0]).toContain('katex')
  expect((await ask(['To je {=a/2}.'])).warnings).toEqual(['Uputa 1 sadrži točan odgovor.'])
  expect((await ask(['$\\frac{1$'])).faults).toMatchObject([{ field: 'hints' }])
  expect((await ask(['{=a/0}'])).faults).toMatchObject([{ field: 'numbers' }])
})
