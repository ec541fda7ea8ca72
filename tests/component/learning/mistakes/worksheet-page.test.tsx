import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { WorksheetPage } from '@/components/learning/mistakes/worksheet-page'
import { mistakesApiCalls } from '@/lib/learning/mistakes/calls'
import type { Worksheet } from '@/lib/learning/mistakes/model'
import { idOf } from '../../support/family'
import { lessonLink } from '../../support/mistakes'
import { answer, loseConnection, settle } from '../../support/network'
import { press } from '../../support/person'
import { questionOf } from '../../support/quiz'

const SHEET: Worksheet = {
  left: 0,
  groups: [
    {
      lesson: lessonLink(),
      items: [
        {
          kind: 'question',
          question: questionOf('single'),
          correct: { kind: 'single', choice: 'b' },
        },
        {
          kind: 'question',
          question: questionOf('matching', 2),
          correct: { kind: 'matching', pairs: { a: 'a', b: 'b' } },
        },
      ],
    },
    {
      lesson: lessonLink({ lessonId: idOf('21'), title: 'Voda' }),
      items: [{ kind: 'card', front: 'Nil', back: 'rijeka u Africi' }],
    },
  ],
}

const open = async (sheet: Worksheet | null = SHEET) => {
  if (sheet) answer(mistakesApiCalls.worksheet, sheet)
  else loseConnection(mistakesApiCalls.worksheet)
  render(<WorksheetPage />)
  await settle()
}
const numbers = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .flatMap((item) => item.getAttribute('value') ?? [])

it('numbers tasks and answers alike, across all lessons', async () => {
  await open()
  expect(numbers('Radni list')).toEqual(['1', '2', '3'])
  expect(numbers('Rješenja')).toEqual(['1', '2', '3'])
})

it('shows right answers only in the key', async () => {
  await open()
  const tasks = screen.getByRole('region', { name: 'Radni list' }).textContent
  const answers = screen.getByRole('region', { name: 'Rješenja' }).textContent
  for (const secret of ['pas → laje', 'rijeka u Africi']) {
    expect(tasks).not.toContain(secret)
    expect(answers).toContain(secret)
  }
  expect(answers).toContain('drugi')
  expect(answers).not.toContain('prvi')
})

it('prints on request', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await open()
  expect(print).not.toHaveBeenCalled()
  await press('Ispiši')
  expect(print).toHaveBeenCalledTimes(1)
})

it.each([
  ['nothing to practise', { left: 0, groups: [] }, 'nema zadataka'],
  ['no answer', null, 'Nema veze'],
])('with %s it says so and prints nothing', async (_, sheet, words) => {
  await open(sheet)
  expect(document.body.textContent).toContain(words)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ispiši' }).disabled).toBe(true)
})

it('shows how many tasks did not fit, and what to write for a card', async () => {
  await open({ ...SHEET, left: 8 })
  expect(screen.getByText(/Na ovaj list nije stalo još: 8 zadataka\./)).toBeDefined()
  expect(screen.getAllByText('Napiši što je na drugoj strani kartice.')).toHaveLength(1)
})
