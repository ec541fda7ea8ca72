import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AnswerFields } from '@/components/learning/quiz/answer-fields'
import { renderAnswerFields } from '../../support/fields'
import { judgementOf, questionOf } from '../../support/quiz'

const gaps = questionOf('gaps')
const CLOSED = { answer: undefined, judged: undefined, onChange: () => undefined }

const list = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Praznina 1 od 2, iza „Ja”' })
const field = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Praznina 2 od 2, iza „Imam”' })

it('fields stand in the text where its gaps are', () => {
  renderAnswerFields(gaps)
  expect(list().closest('p')?.textContent).toMatch(/^Ja .* učenik\.$/)
  expect(field().closest('p')?.textContent).toMatch(/^Imam .*godina\.$/)
  expect([...list().options].map(({ text }) => text)).toEqual(['odaberi', 'jesi', 'sam'])
  expect(field().inputMode).toBe('decimal')
})

it('what is filled in belongs to its gap, and an emptied gap to none', () => {
  const onChange = renderAnswerFields(gaps)
  fireEvent.change(list(), { target: { value: 'sam' } })
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'gaps', gaps: { 1: 'sam' } })
  fireEvent.change(field(), { target: { value: '7' } })
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'gaps', gaps: { 1: 'sam', 2: '7' } })
  expect([list().value, field().value]).toEqual(['sam', '7'])
  fireEvent.change(list(), { target: { value: '' } })
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'gaps', gaps: { 2: '7' } })
})

it('a text that an editor changes keeps its fields', () => {
  const { rerender } = render(<AnswerFields {...CLOSED} question={gaps} />)
  const passage = gaps.passage.replace('učenik', 'pekar')
  rerender(<AnswerFields {...CLOSED} question={{ ...gaps, passage }} />)
  expect(list().closest('p')?.textContent).toMatch(/^Ja .* pekar\.$/)
  expect(field()).toBeDefined()
})

it('a judged text is closed, and names what was right beside each mistake', () => {
  const correct = { kind: 'gaps', gaps: { 1: 'sam', 2: '7' } } as const
  renderAnswerFields(
    gaps,
    { kind: 'gaps', gaps: { 1: 'jesi', 2: '7' } },
    judgementOf({ outcome: 'partly', correct, marks: { 1: 'wrong', 2: 'right' } }),
  )
  expect(list().disabled).toBe(true)
  expect(field().readOnly).toBe(true)
  expect(list().closest('p')?.textContent).toContain('Nije dobro popunjenoTočno: sam')
  expect(field().closest('p')?.textContent).toContain('Dobro popunjeno')
  expect(field().closest('p')?.textContent).not.toContain('Točno:')
})

it('a filled gap without a mark is partly right', () => {
  const correct = { kind: 'gaps', gaps: { 1: 'sam', 2: '7' } } as const
  renderAnswerFields(
    gaps,
    { kind: 'gaps', gaps: { 1: 'sam', 2: '6' } },
    judgementOf({ outcome: 'partly', correct, marks: { 1: 'right' } }),
  )
  expect(field().closest('p')?.textContent).toContain('Djelomično točnoTočno: 7')
  expect(field().closest('p')?.textContent).not.toContain('Nije dobro')
})

it('after „Ne znam” nothing is marked, and all gaps are named', () => {
  const correct = { kind: 'gaps', gaps: { 1: 'sam', 2: '7' } } as const
  renderAnswerFields(gaps, undefined, judgementOf({ outcome: 'wrong', correct }))
  expect(list().closest('p')?.textContent).toContain('Točno: sam')
  expect(screen.queryByText(/popunjeno/)).toBeNull()
})
