import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { queueWeeklyReportLetters } from '@/lib/learning/reports/weekly'
import { sentWeeklyReports } from '@/lib/learning/reports/tables'
import { outbox } from '@/lib/platform/mail/tables'
import { parents } from '@/lib/people/users/tables'
import { callForAnswer } from '../../support/call'
import {
  newChild,
  newFamily,
  newParent,
  PASSWORD,
  type Family,
  setSubscription,
} from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { answer, handIn, spend, wantReports } from './facts'

const SUNDAY = new Date('2026-11-22T17:00:00Z')
const LATER = new Date('2027-11-22T12:00:00Z')

const probe = await importFixtureLesson()
beforeEach(async () => {
  // Switches the letters off for families of other tests.
  await db().update(parents).set({ wantsWeeklyReport: false })
})

/** A family that gets letters, with a week to report. */
async function reader(): Promise<Family> {
  const family = await newFamily()
  await setSubscription(family, LATER)
  await wantReports(family)
  await spend(family, '2026-11-20', 1_500_000)
  await answer(family, probe, { key: 'kratko', at: '2026-11-20T10:00:00Z' })
  return family
}

const run = (at: Date | string) => queueWeeklyReportLetters({ now: () => new Date(at) })
const lettersOf = ({ parent }: Pick<Family, 'parent'>) =>
  db()
    .select()
    .from(outbox)
    .where(and(eq(outbox.accountId, parent.user._id), eq(outbox.subject, 'Tjedan u Iskri')))

describe('when the letters are sent', () => {
  test.each([
    ['Sunday 17:59', '2026-11-22T16:59:59.999Z', 0],
    ['Sunday 18:00', '2026-11-22T17:00:00Z', 1],
    ['a start on Sunday 21:30', '2026-11-22T20:30:00Z', 1],
    ['a start on Monday', '2026-11-22T23:00:00Z', 0],
    ['29 March, 17:59', '2026-03-29T15:59:59.999Z', 0],
    ['29 March, 18:00', '2026-03-29T16:00:00Z', 1],
    ['25 October, 17:59', '2026-10-25T16:59:59.999Z', 0],
    ['25 October, 18:00', '2026-10-25T17:00:00Z', 1],
  ])('%s: %s', async (_, at, letters) => {
    const family = await reader()
    expect(await run(at)).toBe(letters)
    expect(await lettersOf(family)).toHaveLength(letters)
  })
})

describe('a family gets one letter a week', () => {
  test('however often the job runs in the evening', async () => {
    const family = await reader()
    expect(await run(SUNDAY)).toBe(1)
    for (const time of ['17:00', '17:10', '20:00', '22:59']) {
      expect(await run(`2026-11-22T${time}:00Z`)).toBe(0)
    }
    expect(await lettersOf(family)).toHaveLength(1)
  })

  test('with twenty runs at once, as with several instances', async () => {
    const families = [await reader(), await reader(), await reader()]
    const posted = await Promise.all(Array.from({ length: 20 }, () => run(SUNDAY)))
    expect(posted.reduce((sum, one) => sum + one, 0)).toBe(3)
    for (const family of families) expect(await lettersOf(family)).toHaveLength(1)
  })

  test('and another the next Sunday', async () => {
    const family = await reader()
    await run(SUNDAY)
    expect(await run('2026-11-29T17:00:00Z')).toBe(1)
    expect(await lettersOf(family)).toHaveLength(2)
  })

  test('with the row of the week and the letter written together or not at all', async () => {
    const family = await reader()
    // The letter can't be written, because the outbox refuses it.
    await db().execute(
      "alter table outbox add constraint no_weeks check (subject not like 'Tjedan%') not valid",
    )
    expect(await run(SUNDAY)).toBe(0)
    const mine = eq(sentWeeklyReports.parentId, family.parent.user._id)
    expect(await db().select().from(sentWeeklyReports).where(mine)).toEqual([])
    await db().execute('alter table outbox drop constraint no_weeks')
    expect(await run(SUNDAY)).toBe(1)
    expect(await lettersOf(family)).toHaveLength(1)
  })

  test('and a stopped run leaves the rest to the next', async () => {
    await reader()
    await reader()
    const stop = new AbortController()
    stop.abort()
    expect(await queueWeeklyReportLetters({ now: () => SUNDAY, stop: stop.signal })).toBe(0)
    expect(await run(SUNDAY)).toBe(2)
  })

  test('and a run that lasts into Monday ends with Sunday', async () => {
    await reader()
    await reader()
    let asked = 0
    const now = () => new Date(SUNDAY.getTime() + (asked++ < 4 ? 0 : 6 * 3_600_000))
    expect(await queueWeeklyReportLetters({ now })).toBe(1)
  })
})

describe('no letter is sent', () => {
  test.each<[string, (family: Family) => Promise<unknown>]>([
    ['who did not ask for it', (family) => wantReports(family, { wantsWeeklyReport: false })],
    ['whose address is not confirmed', (family) => wantReports(family, { emailConfirmedAt: null })],
    ['without a subscription', (family) => setSubscription(family, null)],
    ['whose subscription has just ended', (family) => setSubscription(family, SUNDAY)],
  ])('%s', async (_, change) => {
    const [family, other] = [await reader(), await reader()]
    await change(family)
    expect(await run(SUNDAY)).toBe(1)
    expect(await lettersOf(family)).toEqual([])
    expect(await lettersOf(other)).toHaveLength(1)
  })

  test('to a parent without a child', async () => {
    const parent = await newParent()
    await setSubscription({ parent }, LATER)
    await wantReports({ parent })
    expect(await run(SUNDAY)).toBe(0)
  })
})

describe('the letter', () => {
  const letterOf = async (family: Family) => {
    await run(SUNDAY)
    const [letter] = await lettersOf(family)
    return letter
  }

  test('describes the week, asks three questions, links to the report and the switch', async () => {
    const family = await reader()
    const letter = await letterOf(family)
    expect(letter?.recipient).toBe(family.parent.user.email)
    for (const said of [
      'Učenje: 25 minuta, 1 dan od 7.',
      'Odgovoreno: 1 pitanje, od toga 0 točno.',
      'Koji je grad glavni grad Hrvatske?',
      'Zagreb',
      `/profil/izvjestaj/${family.child._id}`,
      '/profil#tjedni-izvjestaj',
    ]) {
      expect(letter?.text).toContain(said)
      expect(letter?.html).toContain(said)
    }
  })

  test('lists the marks of the week’s tests', async () => {
    const family = await reader()
    await handIn(family, probe, { day: '2026-11-21', right: 8, mark: 4 })
    const letter = await letterOf(family)
    const said = 'Probna lekcija (Probni predmet): vrlo dobar (4), točno 8 od 10'
    expect(letter?.text).toContain(`OCJENE TESTOVA: EMA\n\n1. ${said}`)
    expect(letter?.html).toContain(said)
  })

  test('of a quiet week is short and friendly', async () => {
    const family = await newFamily()
    await setSubscription(family, LATER)
    await wantReports(family)
    const letter = await letterOf(family)
    expect(letter?.text).toContain('i to je u redu')
    expect(letter?.text).not.toMatch(/0 minuta|nije učil|propušten|Tri pitanja|ocjen/i)
    expect(letter?.text.length).toBeLessThan(600)
  })

  test('describes each child, including an idle one', async () => {
    const family = await reader()
    const second = await newChild(family.parent, { firstName: 'Jan' })
    const letter = await letterOf(family)
    expect(letter?.text).toContain('EMA')
    expect(letter?.text).toContain('JAN\n\nOvaj tjedan bez učenja u Iskri, i to je u redu.')
    expect(letter?.text).toContain(second._id)
  })

  test('escapes a name', async () => {
    const parent = await newParent({ firstName: '<b>Iva</b>' })
    await newChild(parent, { firstName: '<img src=x>' })
    await setSubscription({ parent }, LATER)
    await wantReports({ parent })
    await run(SUNDAY)
    const [letter] = await lettersOf({ parent })
    expect(letter?.html).not.toMatch(/<b>Iva|<img/)
  })
})

test('the weeks of a family are in its export, and are deleted with it', async () => {
  const family = await reader()
  await run(SUNDAY)
  const headers = { cookie: family.parent.cookie }
  const { body } = await callForAnswer('GET', '/korisnik/izvoz?format=json', { headers })
  expect((body as Record<string, unknown>)['Tjedni izvještaji']).toEqual([
    { 'tjedan do': '2026-11-22', poslano: SUNDAY.toISOString() },
  ])
  const { status } = await callForAnswer('POST', '/korisnik/brisanje', {
    body: { parentId: family.parent.user._id, password: PASSWORD, isSure: true },
    headers,
  })
  expect(status).toBe(200)
  const mine = eq(sentWeeklyReports.parentId, family.parent.user._id)
  expect(await db().select().from(sentWeeklyReports).where(mine)).toEqual([])
})
