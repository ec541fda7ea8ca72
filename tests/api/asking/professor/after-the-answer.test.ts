import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { outbox } from '@/lib/platform/mail/tables'
import type { QuestionForAdmin } from '@/lib/asking/professor/model'
import { parents } from '@/lib/people/users/tables'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { callForAnswer } from '../../support/call'
import { importFixtureLesson } from '../../support/probe-lesson'
import type { Family } from '../../support/people'
import { asked, listOwn, newAsker } from './asked'

type Admin = { asks: AdminCalls }

let lessonId: string
let family: Family
let ana: Admin
let iva: Admin

beforeAll(async () => {
  ;({ lessonId } = await importFixtureLesson())
  ;[ana, iva] = [await newAdmin(), await newAdmin()]
})

const place = (id: string) => `/admin/professor-questions/${id}`
const answer = (admin: Admin, id: string, text = 'Zato.') =>
  admin.asks('PUT', `/professor-questions/${id}`, { answer: text })
const open = async (admin: Admin, id: string) =>
  (await admin.asks('GET', place(id))).body as QuestionForAdmin

const SUBJECT = 'Stigao je odgovor profesora'

describe('the letter to the parent', () => {
  const letters = ({ parent }: Family) =>
    db().select().from(outbox).where(eq(outbox.accountId, parent.user._id))
  const answeredBy = async (wish: Partial<typeof parents.$inferInsert>) => {
    family = await newAsker()
    await db().update(parents).set(wish).where(eq(parents.id, family.parent.user._id))
    const { _id } = await asked(family, lessonId, { text: 'Tajno pitanje?' })
    await answer(ana, _id)
    return (await letters(family)).filter(({ subject }) => subject === SUBJECT)
  }

  test('is sent if the parent wants it, and does not reveal the question', async () => {
    const [letter, ...more] = await answeredBy({
      wantsProfessorLetters: true,
      emailConfirmedAt: new Date(),
    })
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      recipient: family.parent.user.email,
    })
    expect(letter?.text).toContain(`/profil/izvjestaj/${family.child._id}#profesor`)
    expect(letter?.text).not.toMatch(/Tajno|Zato/)
  })

  describe('about a correction', () => {
    const HOUR_MS = 3_600_000
    const told = async () =>
      (await letters(family)).filter(({ subject }) => subject === SUBJECT).length
    const sent = (at: Date | null) =>
      db()
        .update(outbox)
        .set({ sentAt: at, dueAt: null })
        .where(eq(outbox.accountId, family.parent.user._id))
    const sees = (id: string) =>
      callForAnswer('PUT', `/professor-questions/mark-as-seen/${id}`, {
        cookie: family.pupil.cookie,
      })
    const correct = async (id: string, text: string) => {
      const { answeredAt } = await open(ana, id)
      const body = { answer: text, replaces: answeredAt }
      expect((await ana.asks('PUT', `/professor-questions/${id}`, body)).status).toBe(200)
    }
    let id: string
    beforeEach(async () => {
      await answeredBy({ wantsProfessorLetters: true, emailConfirmedAt: new Date() })
      id = (await listOwn(family)).questions[0]?._id ?? ''
    })

    test('is not sent while the first one waits, even after the answer was seen', async () => {
      await sees(id)
      await correct(id, 'Zato što je tako.')
      expect(await told()).toBe(1)
    })

    test('is sent after one that was given up', async () => {
      await sent(null)
      await correct(id, 'Zato što je tako.')
      expect(await told()).toBe(2)
    })

    test.each([
      ['does not come while the answer is unseen', 23, false, 1],
      ['comes once it was seen', 0, true, 2],
      ['comes after a day', 25, false, 2],
    ])('%s', async (_, hours, isSeen, count) => {
      await sent(new Date(Date.now() - hours * HOUR_MS))
      if (isSeen) await sees(id)
      await correct(id, 'Zato što je tako.')
      // The second letter is waiting, so a third answer has none of its own.
      await correct(id, 'Zato što je baš tako.')
      expect(await told()).toBe(count)
    })
  })

  test.each([
    ['by default', { emailConfirmedAt: new Date() }],
    ['without a confirmed address', { wantsProfessorLetters: true, emailConfirmedAt: null }],
  ])('is not sent %s', async (_, wish) => {
    expect(await answeredBy(wish)).toEqual([])
  })

  test('POST /api/korisnik/pisma-profesora notes the wish', async () => {
    family = await newAsker()
    const { parent } = family
    const wish = (parentId: string) =>
      callForAnswer('POST', '/korisnik/pisma-profesora', {
        body: { parentId, isWanted: true },
        cookie: parent.cookie,
      })
    expect((await wish(uuidv7())).status).toBe(404)
    expect(await wish(parent.user._id)).toEqual({
      status: 200,
      body: { success: true, isWanted: true },
    })
    const [row] = await db().select().from(parents).where(eq(parents.id, parent.user._id))
    expect(row?.wantsProfessorLetters).toBe(true)
  })
})

// 'POST /api/admin/professor-questions/{id}/baza-znanja'
describe('a question of the knowledge base', () => {
  const toKnowledge = (id: string) => ana.asks('POST', `${place(id)}/baza-znanja`, {})

  test('is a draft in the lesson without names, and the same when repeated', async () => {
    family = await newAsker()
    const { _id: id } = await asked(family, lessonId, {
      text: 'Ja sam Ema. Zašto je *ovo* <b>tako</b>?\nEmina sestra ne zna.',
    })
    expect((await toKnowledge(id)).status).toBe(409)
    await answer(ana, id, 'Draga Ema, **zato**.')
    const pressed = await Promise.all([toKnowledge(id), toKnowledge(id)])
    const [made, again] = pressed.map(({ body }) => (body as { _id: string })._id)
    expect(again).toBe(made)
    const { body } = await ana.asks('GET', `/admin/pitanja/${made}`)
    expect(body).toMatchObject({
      lesson: lessonId,
      text: 'Ja sam (ime). Zašto je \\*ovo\\* \\<b\\>tako\\</b\\>?\n\n(ime) sestra ne zna.',
      explanation: 'Draga (ime), **zato**.',
      isPublished: false,
      isInKnowledgeBase: true,
    })
    expect((await open(ana, id)).knowledgeId).toBe(made)
    const { rows } = await db().execute(sql`select from all_questions where text like 'Ja sam%'`)
    expect(rows).toHaveLength(1)
  })
})

// 'GET /api/admin/predlosci-odgovora'
describe('templates', () => {
  const save = (id: string, body: object) =>
    iva.asks('PUT', `/admin/predlosci-odgovora/${id}`, body)
  const names = async () => {
    const { body } = await ana.asks('GET', '/admin/predlosci-odgovora')
    return (body as { name: string }[]).map(({ name }) => name)
  }

  test('PUT /api/admin/predlosci-odgovora/{id} makes and changes one, by name', async () => {
    const [first, second] = [uuidv7(), uuidv7()]
    await save(first, { name: 'Žao mi je', text: 'Žao mi je.' })
    await save(second, { name: 'Čitaj', text: 'Pročitaj skriptu.' })
    await save(first, { name: 'Bravo', text: 'Bravo!' })
    expect(await names()).toEqual(['Bravo', 'Čitaj'])
    await ana.asks('DELETE', `/admin/predlosci-odgovora/${second}`)
    expect(await names()).toEqual(['Bravo'])
    expect((await save(uuidv7(), { name: ' ', text: 'x' })).status).toBe(400)
  })
})
