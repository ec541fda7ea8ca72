import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { isMigrated, migrate } from '@/lib/platform/db/migrate'
import { testDatabaseUrl } from '@/tests/support/database'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'
import { dailySampleOf } from '@/tests/support/sample'

const FOLDER = 'lib/platform/db/migrations'
type Journal = { entries: { idx: number; tag: string }[] }
const journal = JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8')) as Journal

const folder = makeTemporaryFolder()
const filled = new Client({ connectionString: testDatabaseUrl })
await filled.connect()
afterAll(async () => {
  await filled.end()
  removeFolder(folder)
})

/** The migrations up to `last`, as in the release that ended with it. */
function migrationsUntil(last: number): string {
  const made = path.join(folder, String(last))
  cpSync(FOLDER, made, { recursive: true })
  const entries = journal.entries.filter(({ idx }) => idx <= last)
  writeFileSync(path.join(made, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return made
}

/** The connection string of a new, empty database on the test server, for a superuser. */
async function makeEmpty(name: string): Promise<string> {
  const url = new URL(inject('adminUrl'))
  const admin = new Client({ connectionString: url.href })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  await admin.end()
  url.pathname = `/${name}`
  return url.href
}

/** The tables and views of a database with their writable, not generated columns. */
async function columnsOf(client: Client, kinds = ['BASE TABLE', 'VIEW']) {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text order by column_name) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and is_generated = 'NEVER' and table_type = any($1)
     group by 1 order by 1`,
    [kinds],
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** Values of old columns, computed from the newer ones that replaced them. */
const OLDER: Record<string, string> = {
  'counted_time.until': `to_timestamp((spans -> -1 ->> 1)::float8 / 1000)`,
}

/**
 * Only the rows of these tables that the oldest release accepts: it had fewer pages and question
 * kinds.
 */
const KNOWN = `body ->> 'kind' not in ('ordering', 'groups', 'gaps', 'line', 'spot')`
const ABOUT_KNOWN = `question_id in (select id from questions where ${KNOWN}) or question_id is null`
const ROWS: Record<string, string> = {
  lesson_visits: `element in ('lekcija', 'skripta', 'kwiz')`,
  questions: KNOWN,
  all_questions: KNOWN,
  fun_quiz_questions: KNOWN,
  answers: ABOUT_KNOWN,
  mistakes: ABOUT_KNOWN,
}

const itemsOf = (lists: string, item: string, list = '') =>
  `select ${list} item as ${item}, place as position
   from site_lists, unnest(items) with ordinality as chosen (item, place) where name ${lists}`

/** Removed tables, with their rows as stored elsewhere by the newest release. */
const GONE: Record<string, string> = {
  featured_lessons: itemsOf(
    `in ('trending', 'fresh', 'highlightedGradeLessons')`,
    'lesson_id',
    `replace(name, 'GradeLessons', '') as list,`,
  ),
  highlighted_questions: itemsOf(`= 'highlightedQuestions'`, 'question_id'),
  sponsor_placements: itemsOf(`~ '(Sponsors?|riends)$'`, 'sponsor_id', 'name as list,'),
  site_settings: `select 1 as id, brand_name, icon, logo, hero, hero_style, html as banner_html,
    background_color as banner_color, is_active as banner_is_active, b.updated_at
    from site_branding b, site_banner`,
}
/** The tables that replaced the removed ones. */
const TAKEN = new Map([
  ['site_lists', ['name', 'items']],
  ['site_branding', ['brand_name', 'icon', 'logo', 'hero']],
  ['site_banner', ['html', 'background_color', 'is_active']],
])

/** Derived from a question's number, which the oldest releases did not have. */
const REMADE = new Set(['questions.slug', 'all_questions.slug'])

const quoted = (columns: string[]) => columns.map((column) => `"${column}"`).join(', ')
const sourceOf = (table: string) => (ROWS[table] ? `${table} where ${ROWS[table]}` : table)

/** Fills the tables of an older release with the newest release's demo rows. */
async function fill(old: Client): Promise<Map<string, string[]>> {
  const [then, now] = [await columnsOf(old, ['BASE TABLE']), await columnsOf(filled)]
  // Rows arrive in any order, possibly before the rows they reference.
  await old.query(`set session_replication_role = replica`)
  const kept = new Map<string, string[]>()
  for (const [table, columns] of then) {
    const isGone = table in GONE
    const shared = columns.filter((column) => isGone || now.get(table)?.includes(column))
    const older = columns.filter((column) => `${table}.${column}` in OLDER)
    const made = older.map((column) => `${OLDER[`${table}.${column}`]} as "${column}"`)
    const { rows } = await filled.query<{ all: unknown }>(
      `select coalesce(json_agg(t), '[]') as all
       from (${GONE[table] ?? `select ${[quoted(shared), ...made].join(', ')} from ${sourceOf(table)}`}) t`,
    )
    // The migration that creates a table may also add rows.
    await old.query(`delete from "${table}"`)
    const names = quoted([...shared, ...older])
    await old.query(
      `insert into "${table}" (${names})
       select ${names} from json_populate_recordset(null::"${table}", $1)`,
      [JSON.stringify(rows[0]?.all)],
    )
    const lasting = shared.filter((column) => !REMADE.has(`${table}.${column}`))
    if (!isGone) kept.set(table, lasting)
  }
  return kept
}

type Contents = { count: number; digest: string | null }

/** The number of rows of a table, and a digest of these columns. */
async function contents(client: Client, tables: Map<string, string[]>) {
  const said: Record<string, Contents | undefined> = {}
  for (const [table, columns] of tables) {
    const { rows } = await client.query<Contents>(
      `select count(*)::int as count, md5(string_agg(row, '' order by row)) as digest
       from (select row(${quoted(columns)})::text as row from ${sourceOf(table)}) t`,
    )
    said[table] = rows[0]
  }
  return said
}

/** The first and the last release, and some in between, because each takes a second. */
const [first, ...between] = journal.entries.slice(0, -1)
const releases = [first, ...dailySampleOf(between.slice(0, -1), 3), between.at(-1)].filter(
  (release) => release !== undefined,
)

describe.each(releases)('a database of the release at $tag', ({ idx }) => {
  test('is migrated to the newest release with every row', { timeout: 120_000 }, async () => {
    const url = await makeEmpty(`older_release_${idx}`)
    await migrate(url, { folder: migrationsUntil(idx) })
    const old = new Client({ connectionString: url })
    await old.connect()
    try {
      const kept = await fill(old)
      const before = await contents(old, kept)
      // The tables of lessons and questions were renamed; views have the old names.
      expect((before.lessons ?? before.all_lessons)?.count).toBeGreaterThan(0)
      await old.query(`set session_replication_role = origin`)

      await migrate(url)

      expect(await isMigrated(old)).toBe(true)
      expect(await columnsOf(old)).toEqual(await columnsOf(filled))
      expect(await contents(old, kept)).toEqual(before)
      expect(before).toEqual(await contents(filled, kept))
      expect(await contents(old, TAKEN)).toEqual(await contents(filled, TAKEN))
    } finally {
      await old.end()
    }
  })
})
