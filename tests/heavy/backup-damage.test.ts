import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { checkRestorable } from '@/lib/platform/db/backup/restore'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'
import {
  restoreTestDatabase,
  unzippedBytesOf,
  backUpTestDatabase,
  withHeader,
} from '@/tests/support/backup-files'
import { digestTables } from '@/tests/support/row-counts'

const folder = makeTemporaryFolder()
const good = await backUpTestDatabase(folder)
// Changes the rows, so that any effect of a restore would show.
await db().execute(sql`update grades set name = name || ' (novo)'`)
const before = await digestTables()
afterAll(() => removeFolder(folder))

const made = (name: string, bytes: Buffer | string) => {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return file
}

/** The good file with changes to its unpacked bytes. */
const changed = (name: string, change: (bytes: Buffer) => Buffer) =>
  made(name, gzipSync(change(Buffer.from(unzippedBytesOf(good)))))

function cutAt(share: number): string {
  const file = path.join(folder, `cut-${share}`)
  copyFileSync(good, file)
  truncateSync(file, Math.floor(readFileSync(good).length * share))
  return file
}

const flipped = () => {
  const bytes = readFileSync(good)
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 0x10, bytes.length >> 1)
  return made('flipped', bytes)
}

const DAMAGED = 'is damaged or incomplete: nothing was changed.'
const FOREIGN = 'is no backup of Iskra.'

const faults: [string, () => string, string][] = [
  ['cut in the header', () => cutAt(0.001), DAMAGED],
  ['cut in the middle', () => cutAt(0.5), DAMAGED],
  ['cut just before its end', () => cutAt(0.9999), DAMAGED],
  ['with a flipped bit', flipped, DAMAGED],
  ['without its digest', () => changed('a', (all) => all.subarray(0, all.length - 72)), DAMAGED],
  ['with more behind its end', () => changed('b', (all) => Buffer.concat([all, all])), DAMAGED],
  [
    'with one changed letter, packed again',
    () =>
      changed('c', (all) => {
        all.write('X', all.indexOf('Djeljivost'))
        return all
      }),
    DAMAGED,
  ],
  ['that is empty', () => made('d', ''), FOREIGN],
  ['that is a text', () => made('e', 'naziv: 5. razred\n'), FOREIGN],
  ['that is another gzip file', () => made('f', gzipSync('one\ntwo\n')), FOREIGN],
  ['that is JSON of another kind', () => made('g', gzipSync('{"format":"x"}\n')), FOREIGN],
  [
    'of a later format',
    () => withHeader(good, (header) => ({ ...header, version: 3 })),
    'has the backup format 3, and this version of Iskra reads up to 2: restore it with the version that made it.',
  ],
  [
    'with a header that lacks a part',
    () => withHeader(good, (h) => ({ ...h, tables: 1 })),
    DAMAGED,
  ],
]

test.each(faults)('a file %s is refused and changes nothing', async (_, make, sentence) => {
  const file = make()
  await expect(checkRestorable(file)).rejects.toThrow(`${file} ${sentence}`)
  // Without the check, PostgreSQL may notice the damage first.
  await expect(restoreTestDatabase(file)).rejects.toThrow()
  expect(await digestTables()).toEqual(before)
})

test('a file whose tables differ from those of its migrations is refused', async () => {
  const renamed = withHeader(good, (header) => ({
    ...header,
    tables: header.tables.map((table) => ({ ...table, name: table.name.replace('cards', 'x') })),
  }))
  await expect(restoreTestDatabase(renamed)).rejects.toThrow('are not those of its migrations')
  const short = withHeader(good, (header) => ({
    ...header,
    tables: header.tables.map((table) => ({ ...table, rows: table.rows + 1 })),
  }))
  await expect(restoreTestDatabase(short)).rejects.toThrow('are not those of its migrations')
  expect(await digestTables()).toEqual(before)
})

test('the good file is accepted', async () => {
  expect((await checkRestorable(good)).tables.length).toBeGreaterThan(10)
})
