import { expect, test } from 'vitest'
import { toPublicQuestion } from '@/lib/content/questions/model'
import { taskHtml } from '@/lib/content/questions/task-html'
import { SAMPLES } from '@/tests/support/kinds'

const shown = (kind: keyof typeof SAMPLES) =>
  toPublicQuestion(
    {
      ...SAMPLES[kind],
      id: 'a',
      slug: 'a',
      text: 'Dopuni.',
      explanation: null,
      isBonus: false,
      isDrawn: false,
    },
    (text) => text,
  )

test('a text with gaps follows its instruction, with the numbers of the gaps', () => {
  const question = { ...shown('gaps'), passage: 'I [[1]] from [[2]].' }
  expect(taskHtml(question as never)).toBe('Dopuni.<div>I <b>[1]</b> from <b>[2]</b>.</div>')
})

test('other questions are their text', () => {
  expect(taskHtml(shown('single'))).toBe('Dopuni.')
})
