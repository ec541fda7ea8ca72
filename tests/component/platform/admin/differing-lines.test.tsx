import { describe, expect, it } from 'vitest'
import { differingLines } from '@/components/platform/admin/differing-lines'

describe('differing lines of a conflict', () => {
  it.each([
    ['one line', 'a', 'b', 'a', 'b'],
    ['nothing written', '', 'b', '', 'b'],
    ['first line', 'a\nx\ny', 'b\nx\ny', 'a\n…', 'b\n…'],
    ['last line', 'x\ny\na', 'x\ny\nb', '…\na', '…\nb'],
    ['a line between', 'x\na\ny', 'x\nb\ny', '…\na\n…', '…\nb\n…'],
    ['a line that one has added', 'x\ny', 'x\nb\ny', '…\n…', '…\nb\n…'],
    ['a repeated line', 'x\nx', 'x\nx\nx', '…', '…\nx'],
    ['first and last line', 'a\nx\ny', 'b\nx\nz', 'a\nx\ny', 'b\nx\nz'],
  ])('%s', (_, mine, theirs, shownMine, shownTheirs) => {
    expect(differingLines(mine, theirs)).toEqual({ mine: shownMine, theirs: shownTheirs })
  })
})
