import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { answers, mistakes } from '@/lib/learning/answers/tables'
import { db } from '@/lib/platform/db/client'
import type { QuestionRecord } from '@/lib/content/questions/editing/contract'
import { deleteUnusedEditions } from '@/lib/content/questions/editions'
import type { BodyOf, PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'
import { deleteExpiredFromBin } from '@/lib/editing/records/bin'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { callForBody } from '../../support/call'
import { newFamily, type Family } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { keep, resultOf, review, start } from './desk'

const { lessonId } = await importFixtureLesson()
let asks: AdminCalls
beforeAll(async () => {
  ;({ asks } = await newAdmin())
})

const choice = (text: string, weight = 0) => ({ text, weight, feedback: `${text}?` })
const CAPITAL: BodyOf<'single'> = {
  kind: 'single',
  choices: [choice('Zagreb', 100), choice('Split'), choice('Osijek')],
}
const TEXT = 'Koji je glavni grad Hrvatske?'

/** Creates a lesson's question, the only one its tests can draw. */
async function newQuestion(): Promise<QuestionRecord> {
  await db().execute(sql`update all_questions set is_published = false`)
  const { body } = await asks('POST', '/pitanja', {
    ...{ lesson: lessonId, text: TEXT, body: CAPITAL, explanation: null, numbers: null },
    ...{
      calculation: null,
      isBonus: false,
      isInKnowledgeBase: false,
      isPublished: true,
      position: 1,
    },
  })
  return body as QuestionRecord
}

const read = async (id: string) =>
  (await asks('GET', `/admin/pitanja/${id}`)).body as QuestionRecord & { body: BodyOf<'single'> }

/** Saves a question like the form does, with the option ids it was loaded with. */
async function edit(
  id: string,
  change: (choices: BodyOf<'single'>['choices']) => object[],
  fields: Partial<QuestionRecord> = {},
) {
  const { _id, slug, lessonTitle, below, body, ...sent } = await read(id)
  void [_id, slug, lessonTitle, below]
  const changed = { ...sent, ...fields, body: { ...body, choices: change(body.choices) } }
  const { status } = await asks('PUT', `/pitanja/${id}`, changed)
  expect(status).toBe(200)
}

const RIJEKA = choice('Rijeka')
const EDITS: [string, (id: string) => Promise<unknown>][] = [
  ['an option is put first', (id) => edit(id, (choices) => [RIJEKA, ...choices])],
  ['options change places', (id) => edit(id, (choices) => choices.toReversed())],
  ['an option goes', (id) => edit(id, (choices) => choices.filter(({ text }) => text !== 'Split'))],
  [
    'its words and its key change',
    (id) =>
      edit(id, ([a, b, c]) => [{ ...a, weight: 0 }, { ...b, text: 'Grad', weight: 100 }, c ?? {}]),
  ],
  [
    'its numbers begin to change',
    (id) =>
      edit(id, (choices) => choices.map((one, index) => ({ ...one, text: `{=a+${index}}` })), {
        numbers: 'a: 10..90',
      }),
  ],
  ['it is withdrawn', (id) => asks('PUT', `/admin/pitanja/${id}/oznake`, { isPublished: false })],
  ['it goes into the bin', (id) => asks('DELETE', `/pitanja/${id}`)],
  [
    'it is erased',
    async (id) => {
      await asks('DELETE', `/pitanja/${id}`)
      await deleteExpiredFromBin(new Date(Date.now() + 40 * 86_400_000))
    },
  ],
]

const ZAGREB: SubmittedAnswer = { kind: 'single', choice: 'a' }
const shown = (questions: PublicQuestion[]) =>
  questions.map((one) => ('choices' in one ? [one.html, one.choices] : one))

describe('a test asks its questions unchanged', () => {
  test.each(EDITS)('when %s before it is submitted', async (_, happens) => {
    const { _id } = await newQuestion()
    const family = await newFamily()
    const begun = await start(family, lessonId)
    expect(begun.questions.map((one) => one._id)).toEqual([_id])
    await keep(family, begun._id, _id, ZAGREB)
    await happens(_id)
    const again = await start(family, lessonId)
    expect(shown(again.questions)).toEqual(shown(begun.questions))
    expect((await keep(family, begun._id, _id, ZAGREB)).status).toBe(200)
    expect(await resultOf(family, begun._id)).toMatchObject({ right: 1, total: 1, mark: 5 })
    const { items } = await review(family, begun._id)
    expect(shown(items.map(({ question }) => question))).toEqual(shown(begun.questions))
    expect(items).toMatchObject([
      { answer: ZAGREB, judgement: { outcome: 'right', correct: ZAGREB, feedback: [/Zagreb\?/] } },
    ])
  })

  test.each(EDITS)('when %s after it was submitted', async (_, happens) => {
    const { _id } = await newQuestion()
    const family = await newFamily()
    const begun = await start(family, lessonId)
    await keep(family, begun._id, _id, ZAGREB)
    await resultOf(family, begun._id)
    const before = await review(family, begun._id)
    await happens(_id)
    expect(await review(family, begun._id)).toEqual(before)
    expect(await resultOf(family, begun._id)).toMatchObject({ right: 1, total: 1, mark: 5 })
  })
})

const judge = (family: Family, id: string, answer: object) =>
  callForBody<{ outcome: string }>('POST', `/pitanja/${id}/odgovor`, {
    cookie: family.pupil.cookie,
    body: { answer, source: 'kwiz' },
  })

describe('a quiz answer', () => {
  test('is judged by the edition that was shown, and stores it', async () => {
    const { _id } = await newQuestion()
    const family = await newFamily()
    const [played] = await callForBody<PublicQuestion[]>('GET', `/lessons/${lessonId}/questions`)
    expect(played).toMatchObject({ _id, edition: 1 })
    await edit(_id, ([a, b]) => [
      { ...a, weight: 0 },
      { ...b, weight: 100 },
    ])
    const given = { kind: 'single', choice: 'a' }
    expect(await judge(family, _id, { ...given, edition: 1 })).toMatchObject({ outcome: 'right' })
    for (const other of [{}, { edition: 2 }, { edition: 77 }])
      expect(await judge(family, _id, { ...given, ...other })).toMatchObject({ outcome: 'wrong' })
    const rows = await db()
      .select()
      .from(answers)
      .where(sql`question_id = ${_id}`)
    expect(rows.map(({ edition, answer }) => ({ edition, answer }))).toEqual(
      [1, 2, 2, 2].map((edition) => ({ edition, answer: given })),
    )
    const [noted] = await db()
      .select()
      .from(mistakes)
      .where(sql`question_id = ${_id}`)
    expect(noted).toMatchObject({ edition: 2, answer: given })
  })

  test('that waited without an edition always means the same option', async () => {
    const { _id } = await newQuestion()
    for (const [, happens] of EDITS.slice(0, 3)) await happens(_id)
    expect(await judge(await newFamily(), _id, ZAGREB)).toMatchObject({ outcome: 'right' })
  })

  test('never refers to an option that replaced another', async () => {
    const { _id } = await newQuestion()
    await edit(_id, (choices) => choices.slice(0, 2))
    await edit(_id, (choices) => [...choices, choice('Pula')])
    const { body } = await read(_id)
    expect(body.choices.map(({ id }) => id)).toEqual(['a', 'b', 'd'])
    expect(await judge(await newFamily(), _id, { kind: 'single', choice: 'c' })).toMatchObject({
      outcome: 'invalid',
    })
  })
})

test('a form can’t use option ids of another question', async () => {
  const { _id } = await newQuestion()
  await edit(_id, (choices) => choices.map((one) => ({ ...one, id: 'q' })))
  expect((await read(_id)).body.choices.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('an edition is kept while anything refers to it', async () => {
  const { _id } = await newQuestion()
  await judge(await newFamily(), _id, ZAGREB)
  await edit(_id, (choices) => choices.toReversed())
  await edit(_id, (choices) => choices.slice(1))
  const numbers = async () =>
    (await db().execute(sql`select number from question_editions where question_id = ${_id}`)).rows
  expect(await numbers()).toHaveLength(2)
  await deleteUnusedEditions()
  expect(await numbers()).toHaveLength(2)
  await db().execute(sql`update question_editions set kept_at = now() - interval '61 days'`)
  await deleteUnusedEditions()
  expect(await numbers()).toEqual([{ number: 1 }])
})

test('an unused edition is deleted even beside thousands of used older ones', async () => {
  const { _id } = await newQuestion()
  await edit(_id, (choices) => choices.toReversed())
  await db().execute(sql`update question_editions set kept_at = now() - interval '61 days'
    where question_id = ${_id}`)
  const family = await newFamily()
  const begun = await start(family, lessonId)
  await db().execute(sql`
    with named as (
      insert into question_editions (question_id, number, slug, text, body, is_bonus, kept_at)
      select gen_random_uuid(), 1, 'p', 'P', ${JSON.stringify(CAPITAL)}, false, now() - interval '90 days'
      from generate_series(1, 5001) returning question_id
    )
    update tests set question_ids = (select array_agg(question_id) from named)
    where id = ${begun._id}`)
  expect(await deleteUnusedEditions()).toBe(1)
  await db().execute(sql`delete from tests where id = ${begun._id}`)
  expect([await deleteUnusedEditions(), await deleteUnusedEditions()]).toEqual([5_000, 1])
})

test('a test started by an older release asks the questions of the upgrade', async () => {
  const { _id } = await newQuestion()
  const family = await newFamily()
  const begun = await start(family, lessonId)
  await db().execute(sql`update tests set editions = '{}', answers =
    jsonb_build_object(${_id}::text, ${JSON.stringify(ZAGREB)}::jsonb) where id = ${begun._id}`)
  await edit(_id, (choices) => [RIJEKA, ...choices])
  expect(shown((await start(family, lessonId)).questions)).toEqual(shown(begun.questions))
  expect(await resultOf(family, begun._id)).toMatchObject({ right: 1, total: 1 })
})

test('a change without new words creates no edition', async () => {
  const { _id } = await newQuestion()
  await asks('PUT', `/admin/pitanja/${_id}/oznake`, { isInKnowledgeBase: true })
  await asks('PUT', `/admin/pitanja/${_id}/mjesto`, { position: 1 })
  const { rows } = await db().execute(sql`select edition from all_questions where id = ${_id}`)
  expect(rows).toEqual([{ edition: 1 }])
})
