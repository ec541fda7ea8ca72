import { describe, expect, test } from 'vitest'
import { BROKEN_CONTENT } from '@/tests/fixtures/broken-content'
import { contentFolder } from '@/tests/support/content-folder'
import { sampleOf } from '@/tests/support/sample'
import { contentsOfTables, importInto } from '@/tests/support/row-counts'

const before = await contentsOfTables()

describe('a broken folder changes nothing', () => {
  test.each(sampleOf(BROKEN_CONTENT, 8))('$name', async ({ changes, faults }) => {
    const report = await importInto(contentFolder(changes))
    expect(report).toMatchObject({
      isWritten: false,
      changes: {},
      errors: faults.map(({ file, line }) => ({ file, line })),
    })
    expect(await contentsOfTables()).toEqual(before)
  })
})
