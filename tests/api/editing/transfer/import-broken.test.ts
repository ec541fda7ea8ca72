import { describe, expect, test } from 'vitest'
import { BROKEN_CONTENT } from '@/tests/fixtures/broken-content'
import { newContentFolder } from '@/tests/support/new-content-folder'
import { dailySampleOf } from '@/tests/support/sample'
import { digestTables, importFolder } from '@/tests/support/row-counts'

const before = await digestTables()

describe('a broken folder changes nothing', () => {
  test.each(dailySampleOf(BROKEN_CONTENT, 8))('$name', async ({ changes, faults }) => {
    const report = await importFolder(newContentFolder(changes))
    expect(report).toMatchObject({
      isWritten: false,
      changes: {},
      errors: faults.map(({ file, line }) => ({ file, line })),
    })
    expect(await digestTables()).toEqual(before)
  })
})
