import { describe, expect, test } from 'vitest'
import { mergeRecordEdits } from '@/lib/editing/records/merge-record-edits'

const BASE = { title: 'Skup', outcomes: ['MAT OŠ A.5.1'], outcomesVerified: false }
const merged = (mine: Partial<typeof BASE>, theirs: Partial<typeof BASE>) =>
  mergeRecordEdits(BASE, { ...BASE, ...mine }, { ...BASE, ...theirs })

describe('outcomes that one editor has verified', () => {
  const verified = { outcomesVerified: true }

  test('stay verified when the other editor changed something else', () => {
    const { mine, clashes } = merged(verified, { title: 'Skupovi' })
    expect(mine).toEqual({ ...BASE, ...verified, title: 'Skupovi' })
    expect(clashes).toEqual([])
  })

  test.each(['mine', 'theirs'] as const)(
    'are no longer verified when the other editor changed them (%s)',
    (side) => {
      const others = { outcomes: ['MAT OŠ A.5.1', 'MAT OŠ B.5.2'] }
      for (const both of [merged(verified, others), merged(others, verified)])
        expect(both[side]).toEqual({ ...BASE, ...others, outcomesVerified: false })
    },
  )

  test('stay verified when both editors wrote and one verified the same ones', () => {
    const same = { outcomes: ['MAT OŠ B.5.2'] }
    expect(merged({ ...same, ...verified }, same).mine).toEqual({ ...BASE, ...same, ...verified })
  })
})
