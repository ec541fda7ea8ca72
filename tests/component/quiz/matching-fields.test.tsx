import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { AnswerFields } from '@/components/quiz/answer-fields'
import type { Judged, SubmittedAnswer } from '@/lib/questions/model'
import { judged, questionOf } from '../support/quiz'

const question = questionOf('matching')
const answers: SubmittedAnswer[] = []

function Holder({ judgement, start }: { judgement?: Judged; start?: SubmittedAnswer }) {
  const [answer, setAnswer] = useState(start)
  const onChange = (next: SubmittedAnswer) => {
    answers.push(next)
    setAnswer(next)
  }
  return <AnswerFields question={question} answer={answer} judged={judgement} onChange={onChange} />
}

function tap(list: 'Pojmovi' | 'Parovi', text: string) {
  const side = within(screen.getByRole('list', { name: list }))
  fireEvent.click(side.getByRole('button', { name: new RegExp(text) }))
}

const lastAnswer = () => answers.at(-1)
const matched = (pairs: Record<string, string>) => ({ kind: 'matching', pairs })

it('right sides tapped one after another fill the pairs from the top', () => {
  render(<Holder />)
  tap('Parovi', 'laje')
  expect(lastAnswer()).toEqual(matched({ a: 'a' }))
  tap('Parovi', 'mijauče')
  expect(lastAnswer()).toEqual(matched({ a: 'a', b: 'b' }))
})

it('a left side may be chosen first, in any order', () => {
  render(<Holder />)
  tap('Pojmovi', 'mačka')
  tap('Parovi', 'muče')
  tap('Parovi', 'laje')
  expect(lastAnswer()).toEqual(matched({ a: 'a', b: 'c' }))
})

it('a paired left side is taken apart by a tap and paired anew', () => {
  render(<Holder start={{ kind: 'matching', pairs: { a: 'b', b: 'a' } }} />)
  tap('Pojmovi', 'pas')
  expect(lastAnswer()).toEqual(matched({ b: 'a' }))
  tap('Parovi', 'muče')
  expect(lastAnswer()).toEqual(matched({ a: 'c', b: 'a' }))
})

it('a right side goes over to the left side that asks for it', () => {
  render(<Holder start={{ kind: 'matching', pairs: { a: 'a', b: 'b' } }} />)
  tap('Pojmovi', 'mačka')
  tap('Parovi', 'laje')
  expect(lastAnswer()).toEqual(matched({ b: 'a' }))
  tap('Parovi', 'mijauče')
  expect(lastAnswer()).toEqual(matched({ a: 'b', b: 'a' }))
})

it('the same number stands on both sides of a pair', () => {
  render(<Holder />)
  tap('Pojmovi', 'mačka')
  tap('Parovi', 'muče')
  const side = within(screen.getByRole('list', { name: 'Parovi' }))
  expect(side.getByRole('button', { name: /muče/ }).textContent).toBe('Par 2muče')
})

it('after judging the pairs are closed, marked, and a wrong one shows its partner', () => {
  const correct = { kind: 'matching', pairs: { a: 'a', b: 'b' } } as const
  const judgement = judged({ outcome: 'partly', correct, marks: { a: 'right', b: 'wrong' } })
  render(<Holder judgement={judgement} start={{ kind: 'matching', pairs: { a: 'a', b: 'c' } }} />)
  for (const button of screen.getAllByRole('button'))
    expect(button).toHaveProperty('disabled', true)
  const [dog, cat] = within(screen.getByRole('list', { name: 'Pojmovi' })).getAllByRole('listitem')
  expect(dog?.textContent).toContain('Točan par')
  expect(dog?.textContent).not.toContain('Točno: ')
  expect(cat?.textContent).toContain('Netočan par')
  expect(cat?.textContent).toContain('Točno: mijauče')
})
