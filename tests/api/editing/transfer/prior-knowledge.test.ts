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
    select prior_knowledge as skills, version from lessons where slug = 'probna-lekcija'`)
  return rows[0]
}
const ADDING = 'pisano zbrajanje (3. razred)'

describe('predznanje in the front matter', () => {
  test('is stored in order; a repeated import changes nothing', async () => {
    const folder = withHead(`predznanje: [${ADDING}, tablica množenja (2. razred)]\n`)
    expect((await importFolder(folder)).errors).toEqual([])
    expect(await stored()).toMatchObject({ skills: [ADDING, 'tablica množenja (2. razred)'] })
    const { changes } = await importFolder(folder)
    expect(changes.lessons).toEqual({ created: 0, updated: 0, unchanged: 1, removed: 0 })
  })

  test('that goes is a change', async () => {
    await importFolder(withHead(`predznanje: [${ADDING}]\n`))
    const before = await stored()
    await importFolder(withHead(''))
    expect(await stored()).toEqual({ skills: [], version: Number(before?.version) + 1 })
  })

  test.each([
    [
      'predznanje: [pisano zbrajanje]',
      'predznanje: „pisano zbrajanje” nije vještina s razredom. Piše se kao: pisano zbrajanje (3. razred).',
    ],
    [`predznanje: [${ADDING}, ${ADDING}]`, 'predznanje: Isto predznanje navedeno je dvaput.'],
    [`predznanje: ${ADDING}`, 'predznanje: Predznanje je popis tekstova.'],
    ['predznanje: [5]', 'predznanje.0: Predznanje je popis tekstova.'],
  ])('%s is a fault', async (lines, message) => {
    const { errors } = await importFolder(withHead(`${lines}\n`))
    expect(errors.map((one) => one.message)).toEqual([message])
    expect(await stored()).toBeUndefined()
  })
})
