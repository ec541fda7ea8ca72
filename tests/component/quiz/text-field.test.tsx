import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AnswerFields } from '@/components/quiz/answer-fields'
import type { Judged } from '@/lib/questions/model'
import { judged, questionOf } from '../support/quiz'

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Tvoj odgovor/ })

it('what is typed is the answer, as it is typed', () => {
  const onChange = vi.fn()
  render(
    <AnswerFields
      question={questionOf('short')}
      answer={undefined}
      judged={undefined}
      onChange={onChange}
    />,
  )
  fireEvent.change(field(), { target: { value: ' Kuća ' } })
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'short', text: ' Kuća ' })
})

it.each([
  ['short', 'text', 200],
  ['number', 'text', 60],
] as const)('a %s field asks for the right keyboard and length', (kind, inputMode, length) => {
  render(
    <AnswerFields
      question={questionOf(kind)}
      answer={undefined}
      judged={undefined}
      onChange={vi.fn()}
    />,
  )
  expect(field().inputMode).toBe(inputMode)
  expect(field().maxLength).toBe(length)
})

it('a number without a unit gets the keyboard of digits, one with a unit shows it', () => {
  const withUnit = questionOf('number')
  const { rerender } = render(
    <AnswerFields question={withUnit} answer={undefined} judged={undefined} onChange={vi.fn()} />,
  )
  expect(screen.getByText('cm').tagName).toBe('SPAN')
  rerender(
    <AnswerFields
      question={{ ...withUnit, unit: null }}
      answer={undefined}
      judged={undefined}
      onChange={vi.fn()}
    />,
  )
  expect(field().inputMode).toBe('decimal')
})

it.each([
  ['12', 'Minus', '-12'],
  ['-12', 'Minus', '12'],
  ['−5', 'Minus', '5'],
  ['', 'Minus', '-'],
  ['3', 'Razlomačka crta', '3/'],
])('beside that keyboard, %j becomes with the key %s %j', (text, key, then) => {
  const onChange = vi.fn()
  const question = { ...questionOf('number'), unit: null }
  const answer = { kind: 'number', text } as const
  render(<AnswerFields {...{ question, answer, onChange }} judged={undefined} />)
  fireEvent.click(screen.getByRole('button', { name: key }))
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'number', text: then })
})

const correct = { kind: 'short', text: 'kuća' } as const

it.each<[Judged['outcome'], boolean]>([
  ['right', false],
  ['spelling', true],
  ['partly', true],
  ['wrong', true],
])('after the verdict %s the key is shown: %s', (outcome, isShown) => {
  render(
    <AnswerFields
      question={questionOf('short')}
      answer={{ kind: 'short', text: 'kuca' }}
      judged={judged({ outcome, correct })}
      onChange={vi.fn()}
    />,
  )
  expect(field().readOnly).toBe(true)
  expect(field().value).toBe('kuca')
  expect(screen.queryAllByText('kuća')).toHaveLength(isShown ? 1 : 0)
})
