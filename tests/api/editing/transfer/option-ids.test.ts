import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { importContent } from '@/lib/editing/transfer/import/run'
import { LESSON, sourceOf } from '@/tests/fixtures/content-folder'
import { newContentFolder } from '@/tests/support/new-content-folder'
import { testDatabaseUrl } from '@/tests/support/database'
import { importFolder } from '@/tests/support/row-counts'
import { newAdmin } from '../../support/admins'
import { call } from '../../support/call'

const FILE = `${LESSON}/pitanja.gift`
const SOURCE = sourceOf(FILE)
const [asks, options] = ['::jedan::Koliko je $3 + 4$? {', '~6#Prerano.\n=7#Tako je.\n~%50%8#Blizu.']

const bodyNow = async () => {
  const { rows } = await db().execute<{ body: object }>(
    sql`select body from all_questions where key = 'jedan'`,
  )
  return rows[0]?.body
}

/** Imports questions as the command line does, and returns the output. */
async function run(source: string) {
  const said: string[] = []
  const log = (line: string) => said.push(line)
  const report = await importContent(newContentFolder({ [FILE]: source }), {
    ...{ connectionString: testDatabaseUrl, log },
  })
  return { changes: report.changes.questions, said: said.join('\n') }
}

const ANEW = 'Ključ se mijenja: 1 pitanje. Uvoz ne prosuđuje dosadašnje odgovore iznova'

test('an import keeps option ids, and reports changed keys that it does not regrade', async () => {
  await importFolder(newContentFolder())
  const moved = SOURCE.replace('~6#Korak prerano.', '~5#Dva koraka.\n~6#Korak prerano.')
  const { said } = await run(moved)
  expect(said).not.toContain('Ključ se mijenja')
  const before = await bodyNow()
  expect(before).toMatchObject({
    choices: [
      { id: 'd', text: '5' },
      { id: 'a', text: '6' },
      { id: 'b', text: '7' },
      { id: 'c', text: '8' },
    ],
  })
  expect((await run(moved)).changes).toMatchObject({ updated: 0, unchanged: 9 })
  expect(await bodyNow()).toEqual(before)
  expect((await run(moved.replace('~6#', '=6#').replace('=7#', '~7#'))).said).toContain(ANEW)
  await run(SOURCE)
})

test('an upload keeps them too, also when undone, and reports the same', async () => {
  const { cookie } = await newAdmin()
  const { rows } = await db().execute<{ id: string }>(
    sql`select lesson_id as id from all_questions where key = 'jedan'`,
  )
  const check = async (raw: string) => {
    const query = `id=${uuidv7()}&lesson=${rows[0]?.id}&name=proba.gift`
    const answer = await call('POST', `/uploads?${query}`, { cookie, raw: `${asks}\n${raw}\n}` })
    return (await answer.json()) as { _id: string; notes: string[] }
  }
  const post = (address: string) => call('POST', `/uploads/${address}`, { cookie, body: {} })
  const report = await check(`~4#Malo.\n${options}`)
  expect(report.notes).toEqual([])
  await post(`${report._id}/write`)
  expect(await bodyNow()).toMatchObject({
    choices: ['e', 'a', 'b', 'c'].map((id) => ({ id })),
    retired: ['d'],
  })
  await post(`${report._id}/undo`)
  expect(await bodyNow()).toMatchObject({
    choices: ['a', 'b', 'c'].map((id) => ({ id })),
    retired: ['d', 'e'],
  })
  const other = await check(options.replace('=7', '~7').replace('~6', '=6'))
  expect(other.notes).toEqual([expect.stringContaining(ANEW)])
})
