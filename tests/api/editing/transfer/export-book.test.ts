import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { newAdmin } from '../../support/admins'
import { call } from '../../support/call'
import { makeContentFolder, removeContentFolder } from '@/tests/fixtures/content-folder'
import { readComparableTree, unzipInto } from '@/tests/support/exported'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'
import { importFolder } from '@/tests/support/row-counts'

const made = makeContentFolder()
const target = makeTemporaryFolder()
afterAll(() => {
  removeContentFolder(made)
  removeFolder(target)
})

let id: string
let cookie: string

beforeAll(async () => {
  expect((await importFolder(made)).errors).toEqual([])
  const { rows } = await db().execute<{ id: string }>(
    sql`update literature set name = 'Šareni/čvor „5”' where slug = 'probna-knjiga' returning id`,
  )
  id = rows[0]?.id ?? ''
  ;({ cookie } = await newAdmin())
})

const get = (address: string) => call('GET', `/literature/${id}/${address}`, { cookie })
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

// 'GET /api/literature/{id}/export-excel'
test('the sheet’s file name has Croatian letters', async () => {
  const answer = await get('export-excel')
  const day = zagrebDay(new Date())
  const name = `pitanja_Šareni-čvor „5”_${day}.xlsx`
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="pitanja_sareni-cvor _5__${day}.xlsx"; filename*=UTF-8''${encodeURIComponent(name)}`,
  )
})

// 'GET /api/literature/{id}/export'
test.each([
  ['export-excel', 'sheet'],
  ['export?format=gift', 'gift'],
  ['export?format=xml', 'moodle'],
])('%s contains every question with its lesson', async (address, format) => {
  const read = await readUpload(await bytesOf(await get(address)))
  const { tree } = await readComparableTree(made)
  expect(read.format).toBe(format)
  expect(read.rows.map(({ lesson }) => lesson)).toEqual(read.rows.map(() => 'probna-lekcija'))
  const [lesson] = tree.lessons
  expect(read.rows.map(({ question, open }) => open ?? { ...question, line: 0 })).toEqual([
    ...(lesson?.questions.map((question) => ({ ...question, line: 0 })) ?? []),
    ...(lesson?.checks ?? []),
  ])
})

test('the archive equals the imported folder', async () => {
  const answer = await get('export')
  await unzipInto(await bytesOf(answer), target)
  const [read, wanted] = [await readComparableTree(target), await readComparableTree(made)]
  const named = wanted.tree.literature.map((book) => ({ ...book, name: 'Šareni/čvor „5”' }))
  expect(read).toEqual({ ...wanted, tree: { ...wanted.tree, literature: named } })
})

describe('drafts', () => {
  beforeAll(async () => {
    await db().execute(sql`update all_questions set is_published = false, explanation = null
      where key = 'kratko' and lesson_id = (select id from all_lessons where slug = 'probna-lekcija')`)
    await db()
      .execute(sql`insert into all_lessons (id, unit_id, slug, title, summary, keywords, script,
        search_title, search_text, position, is_published)
      select gen_random_uuid(), id, 'skica-lekcije', 'Skica', '', '{}', '', 'skica', 'skica', 9, false
        from units where slug = 'probna-cjelina'`)
  })

  test.each(['export-excel?', 'export?format=gift&', 'export?format=xml&'])(
    'are exported by %s on request, and read back as drafts',
    async (address) => {
      const [published, all] = [await get(`${address}`), await get(`${address}drafts=true`)]
      const { rows } = await readUpload(await bytesOf(all))
      const drafts = rows.filter(({ question }) => question?.isDraft)
      expect(drafts).toMatchObject([{ question: { key: 'kratko' }, errors: [], warnings: [] }])
      expect((await readUpload(await bytesOf(published))).rows).toHaveLength(rows.length - 1)
    },
  )

  test('are in the archive, which fills another database with them', async () => {
    removeFolder(target)
    await unzipInto(await bytesOf(await get('export?drafts=true')), target)
    const stored = () =>
      db().execute(sql`select slug, is_published from all_lessons where slug = 'skica-lekcije'
        union all select key, is_published from all_questions where key = 'kratko' order by 1`)
    const before = await stored()
    expect(before.rows).toMatchObject([{ is_published: false }, { is_published: false }])
    await db().execute(sql`delete from all_lessons where unit_id =
      (select id from units where slug = 'probna-cjelina')`)
    expect((await importFolder(target)).errors).toEqual([])
    expect((await stored()).rows).toEqual(before.rows)
    const { changes } = await importFolder(target)
    for (const change of Object.values(changes)) {
      expect(change).toMatchObject({ created: 0, updated: 0, removed: 0 })
    }
  })
})

// 'GET /api/questions-template'
test('the template has an example of each kind, and imports skip the examples', async () => {
  const bytes = await bytesOf(await call('GET', '/questions-template', { cookie }))
  await expect(readUpload(bytes)).rejects.toThrow('U datoteci nema pitanja')
})
