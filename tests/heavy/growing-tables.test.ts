import { Client } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { LIST_LIMITS } from '@/lib/platform/admin/paged'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { queueWeeklyReportLetters } from '@/lib/learning/reports/weekly'
import { testDatabaseUrl } from '@/tests/support/database'
import { fillGrowingTables } from '@/tests/support/growing/fill'
import { recordStatements } from '@/tests/support/heard-statements'
import { fullyScannedTables, type Sizes } from '@/tests/support/plans'
import { newAdmin } from '../api/support/admins'
import { callForBody, call } from '../api/support/call'
import { confirmPassword } from '../api/support/people'
import { newCast, ROLES } from '../api/safety/cast'
import { newOwner, THINGS } from '../api/safety/own-things'
import { TABLE } from '../api/safety/requests'

const PATIENCE_MS = 120_000

let sizes: Sizes
beforeAll(async () => {
  sizes = await fillGrowingTables()
}, PATIENCE_MS)

/** The statements that read a growing table completely during `work`, with the tables. */
async function scansOf(work: () => Promise<void>): Promise<string[]> {
  const statements = await recordStatements(work)
  const client = new Client({ connectionString: testDatabaseUrl })
  await client.connect()
  try {
    const scans: string[] = []
    for (const statement of statements) {
      const tables = await fullyScannedTables(client, statement, sizes)
      if (tables.length) scans.push(`${tables.join(', ')}: ${statement.text}`)
    }
    return scans
  } finally {
    await client.end()
  }
}

const sent = (name: string, address: string, more: object) =>
  call(name.split(' ')[0] ?? '', address, more)

test('the tables have the size of a whole country’s', () => {
  expect(sizes.get('accounts')).toBe(600_000)
  expect(sizes.get('answers')).toBe(1_000_000)
})

/** Tables of editors and data derived from them: covered by benchmarks and their own tests. */
const OF_EDITORS = `all_lessons all_questions blog_posts cards check_questions faq_entries fun_quiz_questions
  free_lessons fun_quizzes grades images lesson_figures literature products professor_templates question_editions
  question_quality record_drafts search_documents search_lessons search_pdfs search_posts search_questions
  search_queue search_words site_banner site_branding site_lists site_pages sounds sponsors subjects units
  upload_files upload_rows uploads`

/** Tables that stay small; of the searches without results, the oldest are deleted. */
const SMALL = 'admins operators search_misses search_state'

test('every table is listed', async () => {
  const client = new Client({ connectionString: testDatabaseUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  await client.end()
  const others = rows.map(({ name }) => name).filter((name) => !sizes.has(name))
  expect(others.toSorted()).toEqual(`${OF_EDITORS} ${SMALL}`.split(/\s+/).toSorted())
})

test('signing in reads no table completely', async () => {
  const scans = await scansOf(async () => {
    const parent = { email: DEMO_ACCOUNTS.parent, password: DEMO_ACCOUNTS.password }
    expect((await call('POST', '/korisnik/prijava', { body: parent })).status).toBe(200)
  })
  expect(scans).toEqual([])
})

test('a pupil’s calls on their own data read no table completely', async () => {
  const scans = await scansOf(async () => {
    const own = await newOwner()
    for (const [name, { request, owner }] of Object.entries(THINGS)) {
      const { address, body } = request(own, own.family)
      const { status } = await sent(name, address, { body, cookie: own.family.pupil.cookie })
      expect(`${name}: ${status}`).toBe(`${name}: ${owner}`)
    }
  })
  expect(scans).toEqual([])
})

/** Each call by each permitted role. Refused calls query only the session. */
const CALLS = Object.entries(TABLE).flatMap(([name, { request, statuses }]) =>
  ROLES.map((role, place) => ({ name, role, request, status: statuses[place] ?? 0 })).filter(
    ({ role, status }) => !role.startsWith('other') && ![401, 403].includes(status),
  ),
)

/** Signing out would end the sessions of the following calls, and queries nothing else. */
const ENDING = ['GET /api/admin/logout', 'GET /api/korisnik/odjava']

/** It returns the exact number of all answers (rule 34.10); no page calls it. */
const EXACT_COUNT = 'GET /api/professor-questions/answered-count'

test('no call reads a table completely, for any role', { timeout: PATIENCE_MS }, async () => {
  const scans = await scansOf(async () => {
    let cast = await newCast()
    for (const { name, role, request, status } of CALLS) {
      if (ENDING.includes(name) || name === EXACT_COUNT) continue
      const statusNow = async () => {
        const { address, body } = request(cast.family)
        const from = `${name} ${role}`
        return (await sent(name, address, { body, cookie: cast.cookies[role], from })).status
      }
      if ((await statusNow()) === status) continue
      // Earlier calls have changed its data, or a password is required.
      cast = await newCast()
      await confirmPassword(cast.family.parent)
      const password = DEMO_ACCOUNTS.adminPassword
      await callForBody('POST', '/admin/potvrdi-lozinku', {
        body: { password },
        cookie: cast.cookies.admin,
      })
      expect(`${name} by ${role}: ${await statusNow()}`).toBe(`${name} by ${role}: ${status}`)
    }
  })
  expect(scans).toEqual([])
})

test('the professor’s list of many answers counts only up to its limit', async () => {
  const { asks } = await newAdmin()
  const { body } = await asks('GET', '/professor-questions/answered')
  expect(body).toMatchObject({ total: LIST_LIMITS.counted + 1, page: 1 })
})

test('selecting and writing weekly letters reads no table completely', async () => {
  const sunday = new Date('2026-11-29T18:00:00Z')
  const stop = new AbortController()
  let asked = 0
  const now = () => {
    // Stops after some families, because all would take minutes.
    if ((asked += 1) > 10) stop.abort()
    return sunday
  }
  const scans = await scansOf(async () => {
    expect(await queueWeeklyReportLetters({ now, stop: stop.signal })).toBeGreaterThan(0)
  })
  expect(scans).toEqual([])
})
