import path from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { CHANGE_CHANNEL } from '@/lib/platform/cache/tags'
import { db } from '@/lib/platform/db/client'
import { LESSON, sourceOf, UNIT } from '@/tests/fixtures/content-folder'
import { newContentFolder } from '@/tests/support/new-content-folder'
import { importContent } from '@/lib/editing/transfer/import/run'
import { testDatabaseUrl } from '@/tests/support/database'
import { digestTables, importFolder } from '@/tests/support/row-counts'

/** Removes the fixture's rows, so that every test starts with the seed alone. */
beforeEach(async () => {
  await db().execute(sql`delete from lessons where unit_id in
    (select id from units where slug = 'probna-cjelina')`)
  for (const table of ['units', 'literature', 'subjects']) {
    await db().execute(sql`delete from ${sql.identifier(table)} where slug like 'prob%'`)
  }
})

const none = { created: 0, updated: 0, unchanged: 0, removed: 0 }
const one = { ...none, created: 1 }
const FIRST = {
  grades: { ...none, unchanged: 1 },
  ...{ subjects: one, literature: one, units: one, lessons: one, figures: one, checks: one },
  questions: { ...none, created: 9 },
  cards: { ...none, created: 2 },
}
const SECOND = Object.fromEntries(
  Object.entries(FIRST).map(([kind, { created, unchanged }]) => [
    kind,
    { ...none, unchanged: created + unchanged },
  ]),
)

const storedQuestions = async () =>
  (
    await db().execute<{ key: string; id: string; slug: string }>(sql`
      select q.key, q.id, q.slug from questions q join lessons l on l.id = q.lesson_id
      where l.slug = 'probna-lekcija' order by q.position`)
  ).rows

test('a folder that names a missing recording is imported with a warning', async () => {
  const cards = '![Pas](/snimke/nema-je)\tpas\n'
  const said: string[] = []
  const report = await importContent(newContentFolder({ [`${LESSON}/kartice.tsv`]: cards }), {
    connectionString: testDatabaseUrl,
    log: (line) => said.push(line),
  })
  expect(report).toMatchObject({ errors: [], isWritten: true })
  expect(said).toContain(
    'Snimke „/snimke/nema-je” nema u knjižnici snimki: u tekstu ostaje samo njezin opis.',
  )
})

test('an import writes every row once and reports the numbers', async () => {
  const report = await importFolder(newContentFolder())
  expect(report).toEqual({ errors: [], warnings: [], changes: FIRST, isWritten: true })
  const { rows } = await db().execute(sql`
    select l.title, l.keywords, l.search_title, f.name, f.svg, c.front, k.model_answer
    from lessons l join lesson_figures f on f.lesson_id = l.id
    join cards c on c.lesson_id = l.id and c.position = 2
    join check_questions k on k.lesson_id = l.id where l.slug = 'probna-lekcija'`)
  expect(rows).toEqual([
    {
      title: 'Probna lekcija',
      keywords: ['proba', 'žirafa'],
      search_title: 'probna lekcija',
      name: 'krug.svg',
      svg: '<svg viewBox="0 0 400 100"><circle cx="50" cy="50" r="40"></circle></svg>',
      front: '$3 + 3$',
      model_answer: 'Zato što je djeljiv s 2.',
    },
  ])
})

test('a second import changes nothing', async () => {
  const made = newContentFolder()
  await importFolder(made)
  const before = await digestTables()
  expect(await importFolder(made)).toEqual({
    errors: [],
    warnings: [],
    changes: SECOND,
    isWritten: true,
  })
  expect(await digestTables()).toEqual(before)
})

test('a dry run reports changes and writes nothing', async () => {
  const before = await digestTables()
  const report = await importFolder(newContentFolder(), { dryRun: true })
  expect(report).toEqual({ errors: [], warnings: [], changes: FIRST, isWritten: false })
  expect(await digestTables()).toEqual(before)
})

describe('an edited lesson', () => {
  test('updates exactly its rows; a question keeps its id and follows its new text', async () => {
    await importFolder(newContentFolder())
    const before = await storedQuestions()
    const gift = sourceOf(`${LESSON}/pitanja.gift`).replace('Koji je grad glavni', 'Koji grad jest')
    const script = sourceOf(`${LESSON}/skripta.md`).replace('Uvod s', 'Početak s')
    const edited = newContentFolder({
      [`${LESSON}/pitanja.gift`]: gift,
      [`${LESSON}/skripta.md`]: script,
    })
    const { changes } = await importFolder(edited)
    expect(changes).toEqual({
      ...SECOND,
      lessons: { ...none, updated: 1 },
      questions: { ...none, updated: 1, unchanged: 8 },
    })
    const isEdited = ({ key }: { key: string }) => key === 'kratko'
    const named = (slug: string) => slug.replace('koji-je-grad-glavni', 'koji-grad-jest')
    expect(await storedQuestions()).toEqual(
      before.map((one) => (isEdited(one) ? { ...one, slug: named(one.slug) } : one)),
    )
  })

  test('loses cards and questions its files no longer have, and the rest moves up', async () => {
    await importFolder(newContentFolder())
    const before = await storedQuestions()
    const gift = sourceOf(`${LESSON}/pitanja.gift`).replace(/::vise::[^}]*\}\n\n/, '')
    const cards = '$2 + 2$\t4\n'
    const edited = newContentFolder({
      [`${LESSON}/pitanja.gift`]: gift,
      [`${LESSON}/kartice.tsv`]: cards,
    })
    const { changes } = await importFolder(edited)
    expect(changes).toMatchObject({
      questions: { created: 0, updated: 7, unchanged: 1, removed: 1 },
      cards: { created: 0, updated: 0, unchanged: 1, removed: 1 },
    })
    expect(await storedQuestions()).toEqual(before.filter(({ key }) => key !== 'vise'))
    // Pupils' answers refer to the row: it is in the bin, and is restored as the same question.
    const { rows } = await db().execute(
      sql`select id, binned_at > now() - interval '1 minute' as recent from all_questions
        where id = ${before.find(({ key }) => key === 'vise')?.id}`,
    )
    expect(rows).toEqual([expect.objectContaining({ recent: true })])
    expect((await importFolder(edited)).changes.questions).toMatchObject({
      updated: 0,
      removed: 0,
    })
    await importFolder(newContentFolder())
    expect(await storedQuestions()).toEqual(before)
  })
})

describe('the time and version of a lesson’s last change', () => {
  const changedAt = async () => {
    const { rows } = await db().execute<{ at: string; version: number }>(
      sql`select updated_at::text as at, version from lessons where slug = 'probna-lekcija'`,
    )
    return rows[0] ?? { at: '', version: 0 }
  }
  const edit = (file: string, from: string, to: string) => ({
    [`${LESSON}/${file}`]: sourceOf(`${LESSON}/${file}`).replace(from, to),
  })

  test.each([
    ['a question is edited', edit('pitanja.gift', 'Korak prerano', 'Prerano')],
    [
      'a question is gone',
      edit(
        'pitanja.gift',
        '::deveto::Broj 11 je prost. {T#Djeljiv je samo s 1 i 11.#Tako je.}\n',
        '',
      ),
    ],
    ['a figure is redrawn', edit('krug.svg', 'r="40"', 'r="30"')],
    ['a card is new', edit('kartice.tsv', '$3 + 3$', '$4 + 2$')],
    ['a model answer is edited', edit('provjera.yaml', 'Zato što', 'Jer')],
    ['the script is edited', edit('skripta.md', 'Uvod s', 'Početak s')],
  ])('change when %s', async (_, changes) => {
    await importFolder(newContentFolder())
    const before = await changedAt()
    await importFolder(newContentFolder(changes))
    const after = await changedAt()
    expect([after.at > before.at, after.version > before.version]).toEqual([true, true])
  })

  test('stay when nothing is edited', async () => {
    await importFolder(newContentFolder())
    const before = await changedAt()
    const unit = sourceOf(`${UNIT}/cjelina.yaml`).replace('Za probu', 'Za drugu probu')
    await importFolder(newContentFolder({ [`${UNIT}/cjelina.yaml`]: unit }))
    expect(await changedAt()).toEqual(before)
  })
})

describe('a part of the tree', () => {
  test.each([
    '5-razred',
    UNIT,
    LESSON,
    `${LESSON}/kartice.tsv`,
    `${LESSON}/skripta.md`,
    `${UNIT}/cjelina.yaml`,
  ])('%s is imported with its parent folders', async (part) => {
    const { changes, isWritten } = await importFolder(path.join(newContentFolder(), part))
    expect({ changes, isWritten }).toEqual({ changes: FIRST, isWritten: true })
  })

  test('neighbouring lessons stay unchanged', async () => {
    await importFolder(newContentFolder())
    const other = `${UNIT}/probna-druga`
    const script = sourceOf(`${LESSON}/skripta.md`).replace(/!\[.*\n/, '')
    const both = newContentFolder({
      [`${other}/skripta.md`]: script,
      [`${LESSON}/kartice.tsv`]: 'a\tb\n',
    })
    const { changes } = await importFolder(path.join(both, other))
    expect(changes).toMatchObject({
      lessons: { created: 1, updated: 0, unchanged: 0 },
      cards: { ...none },
    })
  })
})

test('a failure during writing undoes everything', async () => {
  await db().execute(sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'no room'; end $$`)
  await db().execute(sql`create trigger refuse before insert on check_questions
    for each row execute function refuse()`)
  const before = await digestTables()
  await expect(importFolder(newContentFolder())).rejects.toThrow()
  expect(await digestTables()).toEqual(before)
  await db().execute(sql`drop trigger refuse on check_questions`)
  expect((await importFolder(newContentFolder())).isWritten).toBe(true)
})

test('running apps are notified of an import, but not of a dry run or a broken one', async () => {
  const client = new Client({ connectionString: testDatabaseUrl })
  await client.connect()
  const heard: (string | undefined)[] = []
  client.on('notification', ({ payload }) => heard.push(payload))
  await client.query(`listen ${CHANGE_CHANNEL}`)
  await importFolder(newContentFolder(), { dryRun: true })
  await importFolder(newContentFolder({ [`${LESSON}/kartice.tsv`]: 'a\n' }))
  await importFolder(newContentFolder())
  await client.query('select 1')
  await client.end()
  expect(heard).toEqual(['addresses,lists,grade:5-razred,book:probna-knjiga,order:probna-knjiga'])
})

describe('pupils’ data stays with an item when its text is corrected', () => {
  const idsOf = async (table: string, key: string) =>
    (
      await db().execute<{ id: string; key: string }>(sql`
        select part.id, part.${sql.identifier(key)} as key
        from ${sql.identifier(table)} part join lessons l on l.id = part.lesson_id
        where l.slug = 'probna-lekcija' order by part.position`)
    ).rows
  const importChanged = async (file: string, from: string, to: string) => {
    const source = sourceOf(`${LESSON}/${file}`)
    const changed = source.replace(from, to)
    expect(changed).not.toBe(source)
    await importFolder(newContentFolder())
    return () => importFolder(newContentFolder({ [`${LESSON}/${file}`]: changed }))
  }

  test.each([
    ['cards', 'front', 'kartice.tsv', '$3 + 3$', 'Koliko je $3 + 3$?', 2],
    ['check_questions', 'prompt', 'provjera.yaml', 'Zašto je 12', 'Zašto je broj 12', 1],
    ['questions', 'key', 'pitanja.gift', '::kratko::', '::glavni-grad::', 9],
  ])('%s keep their id with a new %s', async (table, key, file, from, to, count) => {
    const correct = await importChanged(file, from, to)
    const before = await idsOf(table, key)
    const { changes } = await correct()
    const after = await idsOf(table, key)
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after).not.toEqual(before)
    const kind = table === 'check_questions' ? 'checks' : table
    expect(changes[kind]).toEqual({ ...none, updated: 1, unchanged: count - 1 })
  })

  test('a different card in place of a removed one is a new card', async () => {
    const correct = await importChanged('kartice.tsv', '$3 + 3$\t6', 'Glavni grad?\tZagreb')
    const [kept, gone] = await idsOf('cards', 'front')
    const { changes } = await correct()
    const after = await idsOf('cards', 'front')
    expect(after.map(({ key }) => key)).toEqual(['$2 + 2$', 'Glavni grad?'])
    expect(after[0]?.id).toBe(kept?.id)
    expect(after[1]?.id).not.toBe(gone?.id)
    expect(changes.cards).toEqual({ ...none, created: 1, unchanged: 1, removed: 1 })
  })

  test('of two similar items, each keeps its own id', async () => {
    const source = 'Glavni grad Francuske?\tPariz\nGlavni grad Njemačke?\tBerlin\n'
    await importFolder(newContentFolder({ [`${LESSON}/kartice.tsv`]: source }))
    const before = await idsOf('cards', 'front')
    const swapped = 'Glavni grad Njemačke je\tBerlin\nGlavni grad Francuske je\tPariz\n'
    await importFolder(newContentFolder({ [`${LESSON}/kartice.tsv`]: swapped }))
    const after = await idsOf('cards', 'front')
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id).reverse())
  })
})
