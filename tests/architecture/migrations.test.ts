import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrationFaults } from './migration-faults'

const FOLDER = 'lib/platform/db/migrations'

/** The first migration after servers of two releases may run side by side. */
const FIRST = 75

test('migrations leave the former release running', () => {
  const files = readdirSync(FOLDER).filter((name) => Number.parseInt(name, 10) >= FIRST)
  const faults = files.flatMap((file) =>
    migrationFaults(readFileSync(`${FOLDER}/${file}`, 'utf8')).map((fault) => `${file} ${fault}`),
  )
  expect(faults).toEqual([])
})

test.each([
  [
    'CREATE TABLE "a" ("id" uuid NOT NULL);--> statement-breakpoint\nCREATE INDEX "i" ON "a" ("id");',
  ],
  ['ALTER TABLE "a" ADD COLUMN "b" text;'],
  ['ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'\' NOT NULL;'],
  ['ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b > 0) NOT VALID;'],
  ['DROP VIEW "public"."v";--> statement-breakpoint\nCREATE VIEW "public"."v" AS (select 1);'],
  ['-- harmless: no release has ever written this column\nALTER TABLE "a" DROP COLUMN "b";'],
])('%s is allowed', (source) => expect(migrationFaults(source)).toEqual([]))

test.each([
  ['DROP TABLE "a" CASCADE;', 'drops a table'],
  ['ALTER TABLE "a" DROP COLUMN "b";', 'drops a column'],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', 'renames a table or column'],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE int;', 'changes the type of a column'],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', 'forbids empty values'],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', 'adds a column that must be written'],
  [
    'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b > 0);',
    'checks every row while it locks the table',
  ],
  ['CREATE UNIQUE INDEX "i" ON "a" ("b");', 'locks the table for writes while it builds an index'],
  ['UPDATE "a" SET b = 1;', 'changes rows without batches'],
])('%s is refused', (source, fault) => expect(migrationFaults(source)).toEqual([fault]))
