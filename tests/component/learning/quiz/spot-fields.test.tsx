import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAnswerFields } from '../../support/fields'
import { judgementOf, questionOf } from '../../support/quiz'

// The labels are jezgra and membrana; the places are A, B and C.
const spot = questionOf('spot')
const label = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }))
const radio = (name: string, letter: string) =>
  label(name).getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${letter}`) })
const place = (letter: string) =>
  screen.getByText<HTMLButtonElement>(letter, { selector: 'button' })
/** The line below the picture, not its twin that is only spoken. */
const shownTask = () =>
  screen.getByText(/^Dodirni mjesto/, { selector: ':not([data-aloud] *)' }).textContent

it('each label has a radio button for each letter, which says where in the picture it is', () => {
  const onChange = renderAnswerFields(spot)
  expect(
    label('jezgra')
      .getAllByRole('radio')
      .map((one) => one.closest('label')?.textContent),
  ).toEqual(['A gore lijevo', 'B u sredini', 'C dolje desno'])
  fireEvent.click(radio('membrana', 'C'))
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'spot', places: { b: 'c' } })
})

it('taps on places choose them for one label after the other', () => {
  const onChange = renderAnswerFields(spot)
  expect(shownTask()).toBe('Dodirni mjesto: jezgra')
  fireEvent.click(place('B'))
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'spot', places: { a: 'b' } })
  expect(shownTask()).toBe('Dodirni mjesto: membrana')
  fireEvent.click(place('A'))
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'spot', places: { a: 'b', b: 'a' } })
})

it('with all labels placed, a tap takes one up, and the next tap moves it', () => {
  const onChange = renderAnswerFields(spot, { kind: 'spot', places: { a: 'b', b: 'a' } })
  fireEvent.click(place('C'))
  fireEvent.click(place('B'))
  expect(onChange).not.toHaveBeenCalled()
  expect(shownTask()).toBe('Dodirni mjesto: jezgra')
  fireEvent.click(place('C'))
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'spot', places: { a: 'c', b: 'a' } })
})

it('the places in the picture are no second set of controls', () => {
  renderAnswerFields(spot)
  expect(screen.queryByRole('button')).toBeNull()
  expect(place('A').tabIndex).toBe(-1)
  expect(screen.getByRole('img', { name: 'Stanica' })).toBeTruthy()
})

it('judged fields are closed, and show the right letter', () => {
  const correct = { kind: 'spot', places: { a: 'c', b: 'a' } } as const
  const marks = { a: 'wrong', b: 'right' } as const
  renderAnswerFields(
    spot,
    { kind: 'spot', places: { a: 'b', b: 'a' } },
    judgementOf({ outcome: 'partly', correct, marks }),
  )
  expect(radio('jezgra', 'A').disabled).toBe(true)
  expect(screen.getByRole('group', { name: /jezgra/ }).textContent).toContain('Nije pravo mjesto')
  expect(screen.getByRole('group', { name: /jezgra/ }).textContent).toContain(
    'Točno: C dolje desno',
  )
  expect(screen.getByRole('group', { name: /membrana/ }).textContent).toContain('Pravo mjesto')
  expect(screen.queryByText('A', { selector: 'button' })).toBeNull()
})

it('after „Ne znam” all places are named and nothing is marked', () => {
  const correct = { kind: 'spot', places: { a: 'c', b: 'a' } } as const
  renderAnswerFields(spot, undefined, judgementOf({ outcome: 'wrong', correct }))
  expect(screen.getAllByText(/^Točno:/)).toHaveLength(2)
  expect(screen.queryByText('Nije pravo mjesto')).toBeNull()
})
