import { expect, test } from 'vitest'
import { renderReply } from '@/lib/platform/markdown/render'

test('a table in a reply scrolls in its own box, on phones too', () => {
  const html = renderReply('Evo:\n\n| a | b |\n| - | - |\n| 1 | 2 |')
  expect(html).toContain(
    '<div class="table-box" tabindex="0" role="region" aria-label="Tablica"><table>',
  )
})
