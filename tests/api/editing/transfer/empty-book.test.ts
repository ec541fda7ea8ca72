import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { db } from '@/lib/platform/db/client'
import {
  LESSON,
  makeContentFolder,
  removeContentFolder,
  sourceOf,
} from '@/tests/fixtures/content-folder'
import { importFolder } from '@/tests/support/row-counts'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { call } from '../../support/call'

const MORE = `
// [tag:poredaj]
::poredak::Poredaj od najmanjega. {
=5 % -> 1
=0,2 -> 2
=1/4 -> 3
####Redom 5 %, 20 % i 25 %.
}

// [tag:bonus] [tag:brojevi=a: 5..12; b: 5..12; a < b] [tag:jedinica=cm²]
::povrsina::Kolika je površina pravokutnika sa stranicama \\{a\\} cm i \\{b\\} cm? {
=\\{\\=a*b\\}#Tako je.
=%0%\\{\\=2*(a+b)\\}#To je opseg.
####Površina je \\{\\=a*b\\} cm².
}
`

const GIFT = `${LESSON}/pitanja.gift`
const made = makeContentFolder({ [GIFT]: sourceOf(GIFT) + MORE })
afterAll(() => removeContentFolder(made))

let asks: AdminCalls
let cookie: string
let book: string

beforeAll(async () => {
  expect((await importFolder(made)).errors).toEqual([])
  ;({ asks, cookie } = await newAdmin())
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from literature where slug = 'probna-knjiga'`,
  )
  book = rows[0]?.id ?? ''
  await db().execute(sql`update all_questions set is_in_knowledge_base = key <> 'jedan'`)
  await db().execute(sql`update all_questions set is_published = false where key = 'tvrdnja'`)
})

const ofBook = sql`lesson_id in (select id from all_lessons where slug = 'probna-lekcija')`
/** The book's content without ids, addresses and times. */
async function stored() {
  const { rows: questions } = await db().execute(sql`select key, kind, text, body, explanation,
    is_bonus, is_in_knowledge_base, numbers, calculation, is_published, binned_at, position
    from all_questions where ${ofBook} order by position`)
  const { rows: checks } = await db().execute(sql`select prompt, model_answer, key_points, position
    from check_questions where ${ofBook} order by position`)
  return { questions, checks }
}

test.each(['export-excel?', 'export?format=gift&', 'export?format=xml&'])(
  'an export by %s fills an empty book with the same content',
  async (address) => {
    const before = await stored()
    expect(new Set(before.questions.map(({ kind }) => kind)).size).toBe(7)
    expect(before.checks.length).toBeGreaterThan(0)
    const file = await call('GET', `/literature/${book}/${address}drafts=true`, { cookie })
    const raw = new Uint8Array(await file.arrayBuffer())
    await db().execute(sql`delete from all_questions where ${ofBook}`)
    await db().execute(sql`delete from check_questions where ${ofBook}`)
    const id = uuidv7()
    const checked = await call('POST', `/uploads?id=${id}&literature=${book}`, { cookie, raw })
    expect(await checked.json()).toMatchObject({ counts: { changed: 0, refused: 0 }, notes: [] })
    expect((await asks('POST', `/uploads/${id}/write`, { asDrafts: false })).status).toBe(200)
    expect(await stored()).toEqual(before)
  },
)
