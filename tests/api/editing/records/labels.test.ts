import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { RECORD_KINDS } from '@/lib/editing/records/kinds'
import { FIELD_LABELS, labelOf } from '@/lib/editing/records/labels'

/** Parts of records stored in other tables (`parts` of `writeRecord`). */
const PARTS = ['cards', 'checks', 'figures', 'questions']

test.each(Object.entries(RECORD_KINDS))('every field of %s has a Croatian label', (_, kind) => {
  const columns = Object.keys(getTableColumns(kind.table))
  const called = Object.values(kind.names ?? {})
  const without = [...columns, ...called, ...PARTS].filter((name) => !(name in FIELD_LABELS))
  expect(without).toEqual([])
})

test('a name without a label is not shown as it is', () => {
  expect(labelOf('someColumn')).toBe('Ostalo')
})
