import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAnswerFields } from '../../support/fields'
import { judgementOf, questionOf } from '../../support/quiz'

const groups = questionOf('groups')

const item = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name}`) })
const group = (name: string, of: string) =>
  within(item(of)).getByRole<HTMLInputElement>('radio', { name })

it('each item is a named group of radio buttons, one for each group', () => {
  const onChange = renderAnswerFields(groups)
  expect(within(item('kos')).getAllByRole('radio')).toHaveLength(2)
  fireEvent.click(group('ptice', 'kos'))
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'groups', groups: { a: 'b' } })
  fireEvent.click(group('sisavci', 'pas'))
  fireEvent.click(group('sisavci', 'kos'))
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'groups', groups: { a: 'a', c: 'a' } })
  expect(group('sisavci', 'kos').checked).toBe(true)
  expect(group('ptice', 'kos').checked).toBe(false)
})

it('buttons of different items are no single choice', () => {
  renderAnswerFields(groups)
  const names = ['kos', 'mačka', 'pas'].map((of) => group('ptice', of).name)
  expect(new Set(names).size).toBe(3)
})

it('a judged sorting is closed, marked, and names the right group of wrong items', () => {
  const correct = { kind: 'groups', groups: { a: 'b', b: 'a', c: 'a' } } as const
  renderAnswerFields(
    groups,
    { kind: 'groups', groups: { a: 'b', b: 'b' } },
    judgementOf({ outcome: 'partly', correct, marks: { a: 'right', b: 'wrong' } }),
  )
  expect(screen.getAllByRole<HTMLInputElement>('radio').every((radio) => radio.disabled)).toBe(true)
  expect(within(item('kos')).queryByText('Dobra skupina')).not.toBeNull()
  expect(within(item('kos')).queryByText('Točno:')).toBeNull()
  expect(item('mačka').textContent).toContain('Nije dobra skupina')
  expect(item('mačka').textContent).toContain('Točno: sisavci')
  // An item without a group is wrong, as it is judged.
  expect(item('pas').textContent).toContain('Točno: sisavci')
})
