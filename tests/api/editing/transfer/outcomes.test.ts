import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { LESSON, sourceOf } from '@/tests/fixtures/content-folder'
import { newContentFolder } from '@/tests/support/new-content-folder'
import { importFolder } from '@/tests/support/row-counts'

const SCRIPT = `${LESSON}/skripta.md`
const withHead = (lines: string) =>
  newContentFolder({
    [SCRIPT]: sourceOf(SCRIPT).replace('redoslijed: 1\n', `redoslijed: 1\n${lines}`),
  })

beforeEach(async () => {
  await db().execute(sql`delete from all_lessons where slug = 'probna-lekcija'`)
})

const stored = async () => {
  const { rows } = await db().execute(sql`
    select outcomes, outcomes_verified as verified, version from lessons where slug = 'probna-lekcija'`)
  return rows[0]
}

describe('ishodi in the front matter', () => {
  test('are stored in order; a repeated import changes nothing', async () => {
    const folder = withHead('ishodi: MAT OŠ B.5.2, MAT OŠ A.5.1\n')
    expect((await importFolder(folder)).errors).toEqual([])
    const outcomes = ['MAT OŠ B.5.2', 'MAT OŠ A.5.1']
    expect(await stored()).toMatchObject({ outcomes, verified: false })
    const { changes } = await importFolder(folder)
    expect(changes.lessons).toEqual({ created: 0, updated: 0, unchanged: 1, removed: 0 })
  })

  test('are verified by a line of their own, which counts as a change', async () => {
    await importFolder(withHead('ishodi: MAT OŠ A.5.1\n'))
    const before = await stored()
    await importFolder(withHead('ishodi: MAT OŠ A.5.1\nishodi_potvrdeni: da\n'))
    expect(await stored()).toMatchObject({
      ...{ outcomes: ['MAT OŠ A.5.1'], verified: true, version: Number(before?.version) + 1 },
    })
    await importFolder(withHead(''))
    expect(await stored()).toMatchObject({ outcomes: [], verified: false })
  })

  test('stay verified while they are the same; other ones need a new look', async () => {
    await importFolder(withHead('ishodi: MAT OŠ A.5.1\nishodi_potvrdeni: da\n'))
    const { changes } = await importFolder(withHead('ishodi: MAT OŠ A.5.1\n'))
    expect(changes.lessons).toMatchObject({ updated: 0, unchanged: 1 })
    expect(await stored()).toMatchObject({ verified: true })
    await importFolder(withHead('ishodi: MAT OŠ A.5.2\n'))
    expect(await stored()).toMatchObject({ outcomes: ['MAT OŠ A.5.2'], verified: false })
  })

  test.each([
    ['ishodi: A.5.1', 'ishodi: „A.5.1” nije oznaka ishoda. Piše se kao MAT OŠ A.5.1.'],
    ['ishodi: MAT OŠ A.5.1, MAT OŠ A.5.1', 'ishodi: Isti ishod naveden je dvaput.'],
    ['ishodi: [MAT OŠ A.5.1]', 'ishodi: Ishodi se pišu u jednom retku, odvojeni zarezom.'],
    ['ishodi_potvrdeni: da', 'ishodi_potvrdeni: Bez ishoda nema što biti provjereno.'],
    [
      'ishodi: MAT OŠ A.5.1\nishodi_potvrdeni: ne',
      'ishodi_potvrdeni: „ishodi_potvrdeni” je „da”, ili ga nema.',
    ],
  ])('%s is a fault', async (lines, message) => {
    const { errors } = await importFolder(withHead(`${lines}\n`))
    expect(errors.map((one) => one.message)).toEqual([message])
    expect(await stored()).toBeUndefined()
  })
})
