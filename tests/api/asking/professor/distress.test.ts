import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { outbox } from '@/lib/platform/mail/tables'
import type { QuestionForAdmin } from '@/lib/asking/professor/model'
import { professorQuestions } from '@/lib/asking/professor/tables'
import { parents } from '@/lib/people/users/tables'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { callForAnswer } from '../../support/call'
import { familyDataOf } from '../../across/family-data/family-data'
import { newFamily, type Family } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { allow, asked, countUnseen, listOwn, newAsker, questionsLeft, tryToAsk } from './asked'

const TOLD = 'Očuh me navečer dodiruje, ne znam kome reći.'

let lessonId: string
let family: Family
let admin: AdminCalls

beforeAll(async () => {
  ;({ lessonId } = await importFixtureLesson())
  ;({ asks: admin } = await newAdmin())
})
beforeEach(async () => {
  family = await newAsker(3)
})

const told = () => asked(family, lessonId, { text: TOLD, isSure: true })

test('a question in distress is sent only after the child has confirmed it', async () => {
  expect(await tryToAsk(family, lessonId, { text: TOLD })).toEqual({
    status: 200,
    body: { question: null },
  })
  expect((await listOwn(family)).total).toBe(0)
  expect(await told()).toMatchObject({ text: TOLD })
})

test('it costs nothing, even when none is left, but needs access to the professor', async () => {
  await told()
  expect(await questionsLeft(family)).toBe(3)
  await allow(family, 0)
  expect(await told()).toMatchObject({ text: TOLD })
  const closed = await newFamily()
  expect(await tryToAsk(closed, lessonId, { text: TOLD, isSure: true })).toMatchObject({
    status: 403,
  })
})

test('a question sent twice with one id is one question', async () => {
  const _id = '01932f00-0000-7000-8000-00000000c0de'
  await asked(family, lessonId, { _id, text: TOLD, isSure: true })
  await asked(family, lessonId, { _id, text: TOLD, isSure: true })
  expect((await listOwn(family)).total).toBe(1)
})

describe('the parent', () => {
  const answerIt = async () => {
    const { _id } = await told()
    const path = `/professor-questions/${_id}`
    expect((await admin('PUT', path, { answer: 'Nisi sam.' })).status).toBe(200)
    return _id
  }

  test('sees neither the question, nor its picture, nor that it has an answer', async () => {
    const harmless = await asked(family, lessonId)
    const id = await answerIt()
    const cookie = family.parent.cookie
    const { questions, total } = await listOwn(family, '', cookie)
    expect(questions.map(({ _id }) => _id)).toEqual([harmless._id])
    expect(total).toBe(1)
    expect(await countUnseen(family, cookie)).toBe(0)
    expect(await countUnseen(family)).toBe(1)
    const picture = await callForAnswer('GET', `/professor-questions/${id}/picture`, { cookie })
    expect(picture).toMatchObject({ status: 404 })
  })

  test('gets no letter, and finds nothing of it in the export', async () => {
    const { _id } = family.parent.user
    await db()
      .update(parents)
      .set({ wantsProfessorLetters: true, emailConfirmedAt: new Date() })
      .where(eq(parents.id, _id))
    await answerIt()
    const letters = await db().select().from(outbox).where(eq(outbox.accountId, _id))
    expect(letters.filter(({ subject }) => subject.includes('profesora'))).toEqual([])
    expect(JSON.stringify(await familyDataOf(_id))).not.toMatch(/dodiruje|Nisi sam/)
  })

  test('of another family sees nothing', async () => {
    await told()
    const other = await newFamily()
    const path = `/professor-questions/my-questions?childId=${family.child._id}`
    expect(await callForAnswer('GET', path, { cookie: other.parent.cookie })).toMatchObject({
      status: 404,
    })
  })
})

test('a question from before levels existed is hidden from the parent and marked too', async () => {
  const cookie = family.parent.cookie
  await db()
    .update(parents)
    .set({ wantsProfessorLetters: true, emailConfirmedAt: new Date() })
    .where(eq(parents.id, family.parent.user._id))
  const harmless = await asked(family, lessonId)
  const { _id } = await told()
  await db().update(professorQuestions).set({ distress: null })
  expect((await admin('GET', `/admin/professor-questions/${_id}`)).body).toMatchObject({
    distress: 'alarm',
    familyId: family.parent.user._id,
  })
  await admin('PUT', `/professor-questions/${_id}`, { answer: 'Nisi sam.' })
  const { questions, total } = await listOwn(family, '', cookie)
  expect([total, ...questions.map((one) => one._id)]).toEqual([1, harmless._id])
  expect([await countUnseen(family, cookie), await countUnseen(family)]).toEqual([0, 1])
  const picture = `/professor-questions/${_id}/picture`
  expect((await callForAnswer('GET', picture, { cookie })).body).toEqual({
    message: 'Ovog pitanja nema.',
  })
  expect((await admin('POST', `/admin/professor-questions/${_id}/baza-znanja`, {})).status).toBe(
    409,
  )
  const letters = await db().select().from(outbox)
  expect(letters.filter(({ subject }) => subject.includes('profesora'))).toEqual([])
})

describe('the professor', () => {
  const open = async (id: string) =>
    (await admin('GET', `/admin/professor-questions/${id}`)).body as QuestionForAdmin

  test('sees that it is distress, and whose child it is', async () => {
    const { _id } = await told()
    expect(await open(_id)).toMatchObject({
      distress: 'alarm',
      familyId: family.parent.user._id,
      canDraft: false,
    })
    const other = await asked(family, lessonId)
    expect(await open(other._id)).toMatchObject({ distress: null, familyId: null })
  })

  test('can send it neither to a model nor to the knowledge base', async () => {
    const { _id } = await told()
    const place = `/admin/professor-questions/${_id}`
    expect((await admin('POST', `${place}/prijedlog`, {})).status).toBe(409)
    await admin('PUT', `/professor-questions/${_id}`, { answer: 'Nisi sam.' })
    expect((await admin('POST', `${place}/baza-znanja`, {})).status).toBe(409)
  })
})
