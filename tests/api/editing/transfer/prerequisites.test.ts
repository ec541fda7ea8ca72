import path from 'node:path'
import { sql } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { readFileSync, readdirSync } from 'node:fs'
import { db } from '@/lib/platform/db/client'
import { UNIT } from '@/tests/fixtures/content-folder'
import { newContentFolder } from '@/tests/support/new-content-folder'
import { importFolder } from '@/tests/support/row-counts'
import { newAdmin } from '../../support/admins'
import { call } from '../../support/call'

/** A lesson's folder whose front matter names prerequisites. */
const lesson = (slug: string, prerequisites: string[]) => ({
  [`${UNIT}/${slug}/skripta.md`]: `---
naslov: ${slug}
redoslijed: 2
sazetak: Lekcija s preduvjetima.
preduvjeti: [${prerequisites.join(', ')}]
---

Uvod.
`,
})

beforeEach(async () => {
  await db().execute(sql`delete from all_lessons where unit_id in
    (select id from units where slug = 'probna-cjelina')`)
})

const stored = async () => {
  const { rows } = await db().execute<{ slug: string; needs: string[] }>(sql`
    select slug, array(select needed.slug from unnest(prerequisites) with ordinality as p (id, place)
      join lessons needed using (id) order by place) as needs
    from lessons where unit_id in (select id from units where slug = 'probna-cjelina') order by slug`)
  return Object.fromEntries(rows.map(({ slug, needs }) => [slug, needs]))
}
const errorsOf = async (changes: Record<string, string>) =>
  (await importFolder(newContentFolder(changes))).errors

describe('preduvjeti in the front matter', () => {
  const FILES = { ...lesson('a-druga', ['probna-lekcija', 'z-treca']), ...lesson('z-treca', []) }

  test('name lessons of the same files, in order; a repeated import changes nothing', async () => {
    const folder = newContentFolder(FILES)
    expect((await importFolder(folder)).errors).toEqual([])
    expect(await stored()).toMatchObject({
      'a-druga': ['probna-lekcija', 'z-treca'],
      'probna-lekcija': [],
    })
    const { changes } = await importFolder(folder)
    expect(changes.lessons).toEqual({ created: 0, updated: 0, unchanged: 3, removed: 0 })
  })

  const version = async () => {
    const { rows } = await db().execute<{ version: number }>(
      sql`select version from lessons where slug = 'a-druga'`,
    )
    return rows[0]?.version ?? 0
  }

  test('a change of prerequisites alone counts as a change and makes a new version', async () => {
    await importFolder(newContentFolder(FILES))
    const before = await version()
    const { changes } = await importFolder(
      newContentFolder({ ...FILES, ...lesson('a-druga', ['z-treca']) }),
    )
    expect(changes.lessons).toMatchObject({ updated: 1, unchanged: 2 })
    expect(await stored()).toMatchObject({ 'a-druga': ['z-treca'] })
    expect(await version()).toBe(before + 1)
  })

  test('name lessons that are only in the database, also by a former slug', async () => {
    await importFolder(newContentFolder())
    await db().execute(sql`
      insert into former_slugs (kind, slug, record_id)
      select 'all_lessons', 'stari-slug', id from lessons where slug = 'zbrajanje-do-20'`)
    const named = lesson('a-druga', ['oduzimanje-do-20', 'stari-slug'])
    expect(await errorsOf(named)).toEqual([])
    expect(await stored()).toMatchObject({ 'a-druga': ['oduzimanje-do-20', 'zbrajanje-do-20'] })
  })

  test.each([
    ['an unknown lesson', ['nema-je'], 'Preduvjet „nema-je” nije nijedna lekcija.'],
    ['itself', ['a-druga'], 'Preduvjeti se vrte u krug: a-druga → a-druga.'],
  ])('%s is a fault, and nothing is written', async (_, needs, message) => {
    await importFolder(newContentFolder())
    const errors = await errorsOf(lesson('a-druga', needs))
    expect(errors).toEqual([{ file: 'a-druga', line: 0, message }])
    expect(await stored()).toEqual({ 'probna-lekcija': [] })
  })

  test('a circle through lessons of the database is a fault', async () => {
    await importFolder(newContentFolder(FILES))
    const [error] = await errorsOf({
      ...FILES,
      ...lesson('z-treca', ['a-druga']),
    })
    expect(error?.message).toMatch(/^Preduvjeti se vrte u krug: .*a-druga/)
  })

  test.each([
    ['twice the same', 'x, x', 'Isti preduvjet naveden je dvaput.'],
    ['eleven', Array.from({ length: 11 }, (_, n) => `l-${n}`).join(', '), 'Najviše 10 preduvjeta.'],
  ])('%s is a fault of the file', async (_, list, message) => {
    const errors = await errorsOf(lesson('a-druga', [list]))
    expect(errors.map((one) => one.message)).toEqual([`preduvjeti: ${message}`])
  })
})

describe('a textbook’s archive', () => {
  async function check(changes: Record<string, string>) {
    const { cookie } = await newAdmin()
    const folder = newContentFolder(changes)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => path.extname(name))
      .map((name) => [name, strToU8(readFileSync(path.join(folder, name), 'utf8'))] as const)
    const id = uuidv7()
    const raw = zipSync(Object.fromEntries(files)) as Uint8Array<ArrayBuffer>
    const checked = await call('POST', `/uploads?id=${id}&name=u.zip`, { cookie, raw })
    return { checked, write: () => call('POST', `/uploads/${id}/write`, { cookie, body: {} }) }
  }

  async function upload(changes: Record<string, string>) {
    const { checked, write } = await check(changes)
    const written = checked.status === 200 ? await write() : undefined
    return { checked: (await checked.json()) as { message?: string; notes?: string[] }, written }
  }

  test('brings prerequisites among its new lessons', async () => {
    const { written } = await upload({
      ...lesson('a-druga', ['z-treca', 'zbrajanje-do-20']),
      ...lesson('z-treca', ['probna-lekcija']),
    })
    expect(written?.status).toBe(200)
    expect(await stored()).toMatchObject({
      'a-druga': ['z-treca', 'zbrajanje-do-20'],
      'z-treca': ['probna-lekcija'],
    })
  })

  test('names a prerequisite that is missing here, and comes without it', async () => {
    const { checked, written } = await upload(lesson('a-druga', ['nema-je', 'zbrajanje-do-20']))
    expect(checked.notes).toContain(
      'Lekcije „nema-je” ovdje nema, pa se „a-druga” uvozi bez tog preduvjeta.',
    )
    expect(written?.status).toBe(200)
    expect(await stored()).toMatchObject({ 'a-druga': ['zbrajanje-do-20'] })
  })

  test('is refused with a circle', async () => {
    const { checked, written } = await upload(lesson('a-druga', ['a-druga']))
    expect(checked.message).toBe('Preduvjeti se vrte u krug: a-druga → a-druga.')
    expect(written).toBeUndefined()
  })
  test('that was overtaken by another one writes no circle', async () => {
    const files = (needed: string[], other: string[]) => ({
      ...lesson('a-druga', needed),
      ...lesson('z-treca', other),
    })
    await upload(files([], []))
    const [one, other] = [
      await check(files(['z-treca'], [])),
      await check(lesson('z-treca', ['a-druga'])),
    ]
    expect([one.checked.status, other.checked.status]).toEqual([200, 200])
    expect((await one.write()).status).toBe(200)
    expect((await other.write()).status).toBe(409)
    expect(await stored()).toMatchObject({ 'a-druga': ['z-treca'], 'z-treca': [] })
  })
})
