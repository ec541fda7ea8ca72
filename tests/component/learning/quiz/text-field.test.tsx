import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Judged } from '@/lib/content/questions/model'
import { renderAnswerFields } from '../../support/fields'
import { judgementOf, questionOf } from '../../support/quiz'

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Tvoj odgovor/ })

it('typed text is the answer, exactly as typed', () => {
  const onChange = renderAnswerFields(questionOf('short'))
  fireEvent.change(field(), { target: { value: ' Kuća ' } })
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'short', text: ' Kuća ' })
})

const PLAIN = { ...questionOf('number'), unit: null }

it.each([
  ['a word', questionOf('short'), 'text', 200],
  ['a number with a unit', questionOf('number'), 'text', 60],
  ['a number without one', PLAIN, 'decimal', 60],
])('%s gets the right keyboard and length', (_, question, inputMode, length) => {
  renderAnswerFields(question)
  expect(field().inputMode).toBe(inputMode)
  expect(field().maxLength).toBe(length)
  expect(screen.queryAllByText('cm')).toHaveLength('unit' in question && question.unit ? 1 : 0)
})

it.each([
  ['12', 'Minus', '-12'],
  ['-12', 'Minus', '12'],
  ['−5', 'Minus', '5'],
  ['', 'Minus', '-'],
  ['3', 'Razlomačka crta', '3/'],
])('next to that keyboard, %j becomes with the key %s %j', (text, key, then) => {
  const onChange = renderAnswerFields(PLAIN, { kind: 'number', text })
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
  renderAnswerFields(
    questionOf('short'),
    { kind: 'short', text: 'kuca' },
    judgementOf({ outcome, correct }),
  )
  expect(field().readOnly).toBe(true)
  expect(field().value).toBe('kuca')
  expect(screen.queryAllByText('kuća')).toHaveLength(isShown ? 1 : 0)
})
