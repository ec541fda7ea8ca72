import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AssistantUsage } from '@/lib/asking/assistant/model'
import { assistantExchanges } from '@/lib/asking/assistant/tables'
import { db } from '@/lib/platform/db/client'
import { questionReports } from '@/lib/learning/question-quality/tables'
import { listMisses } from '@/lib/asking/search/misses'
import { askFor, keptOf } from '../../asking/assistant/asking'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { callForAnswer, callForBody } from '../../support/call'
import { answersIn, begun, deckOf, importCheckLesson } from '../../learning/check/checks'
import { familyDataOf } from '../../across/family-data/family-data'
import { added, page, titles } from '../../learning/notebook/notes'
import { newFamily, type Family } from '../../support/people'

const TOLD = 'Tata me često tuče i bojim se ići kući.'
const DOUBTFUL = 'ne osjećam se dobro'

let lessonId: string
let family: Family
let admin: AdminCalls

beforeAll(async () => {
  ;({ lessonId } = await importCheckLesson())
  ;({ asks: admin } = await newAdmin())
})
beforeEach(async () => {
  family = await newFamily()
})

const exported = async ({ parent }: Family) => JSON.stringify(await familyDataOf(parent.user._id))

describe('words of a child in distress', () => {
  test('to the assistant are not saved', async () => {
    const { end } = await askFor(family.pupil.cookie, { lessonId, help: 'question', text: TOLD })
    expect(end?.outcome).toBe('care')
    expect(await keptOf(family)).toEqual([])
  })

  test.each(['/lessons/search', '/baza-znanja/pretraga'])(
    'in the search of %s are in no list of failed searches, nor is their beginning',
    async (path) => {
      for (const query of ['tata me', 'tata me tu', TOLD, 'xqzokrast']) {
        const { status } = await callForAnswer('POST', path, {
          body: { query },
          cookie: family.pupil.cookie,
        })
        expect(status).toBe(200)
      }
      // Partial matches are not returned either.
      const { body } = await callForAnswer('POST', path, { body: { query: TOLD } })
      expect(JSON.stringify(body)).not.toMatch(/instead|isNear/)
      const { first } = await listMisses(100)
      expect(first.map(({ query }) => query).filter((query) => query.includes('tata'))).toEqual([])
      expect(first).toEqual(
        expect.arrayContaining([expect.objectContaining({ query: 'xqzokrast' })]),
      )
    },
  )

  test('in a check are saved only there, not corrected, and not exported', async () => {
    const run = await begun(lessonId)
    const answered = await run.say(run.lokva, `Snce zagrijava. ${TOLD}`)
    expect(answered.text).toContain(TOLD)
    expect(answered.slips).toEqual([])
    await run.say(run.rijeka, 'Rijeka je tekućica.')
    expect(await answersIn(run.runId)).toHaveLength(2)
    expect(await deckOf(run.family)).toEqual([])
    const data = await exported(run.family)
    expect(data).toContain('Rijeka je tekućica.')
    expect(data).not.toContain('tuče')
  })

  test('in the notebook are the child’s own, and not in the family’s export', async () => {
    await added(family, page('Danas', TOLD))
    await added(family, page('Ne želim više živjeti', ''))
    await added(family, page('Za petak', 'naučiti rijeke'))
    expect(await titles(family)).toEqual(['Za petak', 'Ne želim više živjeti', 'Danas'])
    const data = await exported(family)
    expect(data).toContain('naučiti rijeke')
    expect(data).not.toMatch(/tuče|živjeti/)
  })
})

test('that may be distress are in no list of the parent, and not in the export', async () => {
  const usage = () =>
    callForBody<AssistantUsage>('GET', `/korisnik/pomocnik?childId=${family.child._id}`, {
      cookie: family.parent.cookie,
    })
  for (const text of [DOUBTFUL, 'Što je rijeka?']) {
    await askFor(family.pupil.cookie, { lessonId, help: 'question', text })
  }
  const rows = await db()
    .select()
    .from(assistantExchanges)
    .where(eq(assistantExchanges.pupilId, family.child._id))
  expect(rows).toHaveLength(2)
  expect((await usage()).exchanges.map(({ text }) => text)).toEqual(['Što je rijeka?'])
  expect(await exported(family)).not.toContain('osjećam se')
})

describe('a report of a question', () => {
  const report = async (text: string, cookie: string) => {
    const { rows } = await db().execute<{ id: string }>(
      sql`select id from questions order by id limit 1`,
    )
    const id = rows[0]?.id ?? ''
    const body = { reason: 'other', text }
    expect((await callForAnswer('POST', `/pitanja/${id}/prijava`, { body, cookie })).status).toBe(
      200,
    )
    return id
  }

  test('is marked for admins with the family, and not in the family’s export', async () => {
    const id = await report(TOLD, family.pupil.cookie)
    const [row] = await db()
      .select()
      .from(questionReports)
      .where(eq(questionReports.accountId, family.child._id))
    expect(row?.distress).toBe('alarm')
    const { body } = await admin('GET', `/admin/losa-pitanja/${id}`)
    expect(body).toMatchObject({
      distressed: 1,
      openReports: [{ text: TOLD, distress: 'alarm', familyId: family.parent.user._id }],
    })
    expect(await exported(family)).not.toContain('tuče')
  })

  test('of a parent is in the export, and harmless ones name nobody', async () => {
    const other = await newFamily()
    const id = await report(TOLD, other.parent.cookie)
    await report('Slika se ne vidi.', other.pupil.cookie)
    expect(await exported(other)).toContain(TOLD)
    const { body } = await admin('GET', `/admin/losa-pitanja/${id}`)
    const { openReports } = body as { openReports: { text: string; familyId: string | null }[] }
    expect(openReports.find(({ text }) => text.startsWith('Slika'))?.familyId).toBe(null)
  })
})
