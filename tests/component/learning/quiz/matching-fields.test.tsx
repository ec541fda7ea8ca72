import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAnswerFields } from '../../support/fields'
import { judgementOf, questionOf } from '../../support/quiz'

const question = questionOf('matching')
const matched = (pairs: Record<string, string>) => ({ kind: 'matching' as const, pairs })

function tap(list: 'Pojmovi' | 'Parovi', text: string) {
  const side = within(screen.getByRole('list', { name: list }))
  fireEvent.click(side.getByRole('button', { name: new RegExp(text) }))
}

it('right sides tapped in sequence fill the pairs from the top', () => {
  const onChange = renderAnswerFields(question)
  tap('Parovi', 'laje')
  expect(onChange).toHaveBeenLastCalledWith(matched({ a: 'a' }))
  tap('Parovi', 'mijauče')
  expect(onChange).toHaveBeenLastCalledWith(matched({ a: 'a', b: 'b' }))
})

it('a left side may be chosen first, in any order', () => {
  const onChange = renderAnswerFields(question)
  tap('Pojmovi', 'mačka')
  tap('Parovi', 'muče')
  tap('Parovi', 'laje')
  expect(onChange).toHaveBeenLastCalledWith(matched({ a: 'a', b: 'c' }))
})

it('a tap on a paired left side removes the pair, which can be made anew', () => {
  const onChange = renderAnswerFields(question, matched({ a: 'b', b: 'a' }))
  tap('Pojmovi', 'pas')
  expect(onChange).toHaveBeenLastCalledWith(matched({ b: 'a' }))
  tap('Parovi', 'muče')
  expect(onChange).toHaveBeenLastCalledWith(matched({ a: 'c', b: 'a' }))
})

it('a right side moves to the left side that takes it', () => {
  const onChange = renderAnswerFields(question, matched({ a: 'a', b: 'b' }))
  tap('Pojmovi', 'mačka')
  tap('Parovi', 'laje')
  expect(onChange).toHaveBeenLastCalledWith(matched({ b: 'a' }))
  tap('Parovi', 'mijauče')
  expect(onChange).toHaveBeenLastCalledWith(matched({ a: 'b', b: 'a' }))
})

it('a screen reader announces which pair was made or removed', () => {
  renderAnswerFields(question)
  const news = () => screen.getByRole('status').textContent
  expect(news()).toBe('')
  tap('Parovi', 'muče')
  expect(news()).toBe('Spojeno: pas i muče')
  tap('Pojmovi', 'pas')
  expect(news()).toBe('Razdvojeno: pas')
})

it('a pair has the same number on both sides', () => {
  renderAnswerFields(question)
  tap('Pojmovi', 'mačka')
  tap('Parovi', 'muče')
  const side = within(screen.getByRole('list', { name: 'Parovi' }))
  expect(side.getByRole('button', { name: /muče/ }).textContent).toBe('Par 2muče')
})

it('after judging the pairs are closed, marked, and a wrong one shows its partner', () => {
  const correct = { kind: 'matching', pairs: { a: 'a', b: 'b' } } as const
  const judgement = judgementOf({ outcome: 'partly', correct, marks: { a: 'right', b: 'wrong' } })
  renderAnswerFields(question, matched({ a: 'a', b: 'c' }), judgement)
  for (const button of screen.getAllByRole('button'))
    expect(button).toHaveProperty('disabled', true)
  const [dog, cat] = within(screen.getByRole('list', { name: 'Pojmovi' })).getAllByRole('listitem')
  expect(dog?.textContent).toContain('Točan par')
  expect(dog?.textContent).not.toContain('Točno: ')
  expect(cat?.textContent).toContain('Netočan par')
  expect(cat?.textContent).toContain('Točno: mijauče')
})
