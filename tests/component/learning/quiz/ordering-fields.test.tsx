import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAnswerFields } from '../../support/fields'
import { judgementOf, questionOf } from '../../support/quiz'

const ordering = questionOf('ordering')

const rows = () => screen.getAllByRole('button', { name: /^\d\./ })
const order = () => rows().map((row) => row.textContent)
const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^\\d\\.\\s*${name}`) })
const said = () => screen.getByRole('status').textContent

it('an item moves to where the next one is chosen', () => {
  renderAnswerFields(ordering)
  expect(order()).toEqual(['1.prvi', '2.drugi', '3.treći'])
  fireEvent.click(row('treći'))
  expect(row('treći').getAttribute('aria-pressed')).toBe('true')
  expect(said()).toBe('„treći” je odabrano. Odaberi mjesto na koje ide.')
  fireEvent.click(row('prvi'))
  expect(order()).toEqual(['1.treći', '2.prvi', '3.drugi'])
  expect(said()).toBe('treći, prvo mjesto')
  expect(screen.queryByRole('button', { pressed: true })).toBeNull()
})

it.each<[string, () => void]>([
  ['itself', () => fireEvent.click(row('prvi'))],
  ['Escape', () => fireEvent.keyDown(row('prvi'), { key: 'Escape' })],
])('a chosen item is released by %s', (_, release) => {
  renderAnswerFields(ordering)
  fireEvent.click(row('prvi'))
  release()
  expect(screen.queryByRole('button', { pressed: true })).toBeNull()
  expect(order()).toEqual(['1.prvi', '2.drugi', '3.treći'])
})

it('arrow keys and buttons move an item, keep its focus, and stop at the edge', () => {
  renderAnswerFields(ordering)
  row('prvi').focus()
  fireEvent.keyDown(row('prvi'), { key: 'ArrowDown' })
  expect(order()).toEqual(['1.drugi', '2.prvi', '3.treći'])
  expect(document.activeElement).toBe(row('prvi'))
  expect(said()).toBe('prvi, drugo mjesto')
  const down = screen.getByRole('button', { name: 'Dolje prvi' })
  down.focus()
  fireEvent.click(down)
  expect(order()).toEqual(['1.drugi', '2.treći', '3.prvi'])
  expect(document.activeElement).toBe(down)
  expect(down.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(down)
  fireEvent.keyDown(row('drugi'), { key: 'ArrowUp' })
  fireEvent.keyDown(row('drugi'), { key: 'ArrowDown', ctrlKey: true })
  expect(order()).toEqual(['1.drugi', '2.treći', '3.prvi'])
})

it('an order of a changed question keeps known items', () => {
  renderAnswerFields(ordering, { kind: 'ordering', order: ['x', 'c'] })
  expect(order()).toEqual(['1.treći', '2.prvi', '3.drugi'])
})

it('a judged order is closed, marked, and shows the right one', () => {
  const correct = { kind: 'ordering' as const, order: ['b', 'a', 'c'] }
  const marks = { a: 'wrong', b: 'wrong', c: 'right' } as const
  const judgement = judgementOf({ outcome: 'partly', correct, marks })
  renderAnswerFields(ordering, { kind: 'ordering', order: ['a', 'b', 'c'] }, judgement)
  expect(order()).toEqual([
    '1.prviNije na svojem mjestu',
    '2.drugiNije na svojem mjestu',
    '3.trećiNa svojem mjestu',
  ])
  expect(rows().every((one) => (one as HTMLButtonElement).disabled)).toBe(true)
  const key = screen.getByText('Točan poredak:').querySelectorAll('li')
  expect([...key].map((line) => line.textContent)).toEqual(['drugi', 'prvi', 'treći'])
  expect(screen.queryByRole('button', { name: /^(Gore|Dolje)/ })).toBeNull()
})
