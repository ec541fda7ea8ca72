import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAnswerFields } from '../../support/fields'
import { judgementOf, questionOf } from '../../support/quiz'

const line = questionOf('line')
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Oznaka na pravcu' })

it('the slider stops at each tick, and says its place, not its value', () => {
  const onChange = renderAnswerFields(line)
  expect([slider().min, slider().max, slider().step]).toEqual(['0', '4', '1'])
  expect(slider().getAttribute('aria-valuetext')).toBe('još nije postavljena')
  fireEvent.change(slider(), { target: { value: '3' } })
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'line', tick: 3 })
  expect(slider().getAttribute('aria-valuetext')).toBe('4. crtica od 5')
  expect(document.body.textContent).not.toContain('0,75')
})

it('the first tick, where the slider stands, is chosen by a tap or a key, but not by passing', () => {
  const onChange = renderAnswerFields(line)
  fireEvent.keyUp(slider(), { key: 'Tab' })
  fireEvent.keyUp(slider(), { key: 'Shift' })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.keyUp(slider(), { key: 'Home' })
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'line', tick: 0 })
  expect(slider().getAttribute('aria-valuetext')).toBe('1. crtica od 5')
})

it('a tap on the drawing or on the slider chooses the nearest tick', () => {
  const onChange = renderAnswerFields(line)
  slider().getBoundingClientRect = () => new DOMRect(100, 0, 428, 44)
  const drawing = document.querySelector('[aria-hidden=true]') as Element
  const tapped = [0, 113, 163, 165, 265, 415, 600].map((clientX, index) => {
    fireEvent.click(index % 2 ? slider() : drawing, { clientX })
    return onChange.mock.lastCall?.[0]
  })
  expect(tapped).toEqual([0, 0, 0, 1, 2, 3, 4].map((tick) => ({ kind: 'line', tick })))
  expect(document.activeElement).toBe(slider())
})

it('a judged line takes no taps', () => {
  const correct = { kind: 'line', tick: 3, text: '0,75' } as const
  const judgement = judgementOf({ outcome: 'wrong', correct })
  const onChange = renderAnswerFields(line, { kind: 'line', tick: 1 }, judgement)
  fireEvent.click(document.querySelector('[aria-hidden=true]') as Element, { clientX: 500 })
  expect(onChange).not.toHaveBeenCalled()
})

it('the numbers on the line are there for whoever does not see it', () => {
  renderAnswerFields(line)
  expect(screen.getByText(/Pravac ima 5 crtica/).textContent).toBe(
    'Pravac ima 5 crtica. Uz 1. crticu piše 0. Uz 5. crticu piše 1.',
  )
})

it('a judged line is closed, and shows the right place', () => {
  const correct = { kind: 'line', tick: 3, text: '0,75' } as const
  renderAnswerFields(line, { kind: 'line', tick: 1 }, judgementOf({ outcome: 'wrong', correct }))
  expect(slider().disabled).toBe(true)
  expect(screen.getByText(/Točno mjesto/).textContent).toBe('Točno mjesto: 0,75, 4. crtica.')
})
