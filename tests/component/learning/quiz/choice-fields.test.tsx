import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ChoiceFields } from '@/components/learning/quiz/kinds/choice-fields'
import { CHOICES } from '../../support/quiz'

type Props = Parameters<typeof ChoiceFields>[0]

function show(props: Partial<Props>) {
  const onChange = vi.fn()
  const all: Props = { type: 'radio', options: CHOICES, chosen: [], right: null, onChange }
  render(
    <form>
      <ChoiceFields {...all} {...props} />
    </form>,
  )
  return onChange
}

const inQuestion = () => screen.getAllByRole('radio')[0] ?? document.body

it('a single choice replaces the previous one', () => {
  const onChange = show({ chosen: ['a'] })
  fireEvent.click(screen.getByLabelText(/drugi/))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['b'])
})

it('boxes are ticked independently and unticked', () => {
  const onChange = show({ type: 'checkbox', chosen: ['a'] })
  fireEvent.click(screen.getByLabelText(/treći/))
  expect(onChange).toHaveBeenLastCalledWith(['a', 'c'])
  fireEvent.click(screen.getByLabelText(/prvi/))
  expect(onChange).toHaveBeenLastCalledWith([])
})

it.each([
  ['a', ['a']],
  ['c', ['c']],
  ['C', ['c']],
])('the letter %s chooses its option', (key, chosen) => {
  const onChange = show({})
  fireEvent.keyDown(inQuestion(), { key })
  expect(onChange).toHaveBeenCalledExactlyOnceWith(chosen)
})

it.each([
  ['d', {}],
  ['1', {}],
  ['Tab', {}],
  ['a', { ctrlKey: true }],
  ['a', { altKey: true }],
  ['a', { metaKey: true }],
])('the key %s with %o chooses nothing', (key, modifiers) => {
  const onChange = show({})
  fireEvent.keyDown(inQuestion(), { key, ...modifiers })
  expect(onChange).not.toHaveBeenCalled()
})

it('the letter of a chosen option changes nothing, of a ticked box unticks it', () => {
  const onChange = show({ chosen: ['a'] })
  fireEvent.keyDown(inQuestion(), { key: 'a' })
  expect(onChange).not.toHaveBeenCalled()
  cleanup()
  const onBoxes = show({ type: 'checkbox', chosen: ['a'] })
  fireEvent.keyDown(screen.getAllByRole('checkbox')[0] as Element, { key: 'a' })
  expect(onBoxes).toHaveBeenCalledExactlyOnceWith([])
})

it('a letter pressed outside the question has no effect', () => {
  const onChange = show({})
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(onChange).not.toHaveBeenCalled()
})

it('a judged question is closed, marks its options and ignores letters', () => {
  const onChange = show({ chosen: ['a'], right: ['b'] })
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('disabled', true)
  const texts = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(texts).toEqual(['prviOvo nije dobar odgovor', 'drugiOvo je dobar odgovor', 'treći'])
  fireEvent.keyDown(inQuestion(), { key: 'b' })
  expect(onChange).not.toHaveBeenCalled()
})

it('the options of a judged question do not respond to the pointer', () => {
  const looks = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.className)
  show({ chosen: ['a'] })
  for (const look of looks()) expect(look).toContain('hover:')
  cleanup()
  show({ chosen: ['a'], right: ['b'] })
  for (const look of looks()) expect(look).not.toContain('hover:')
})

it('a right choice is distinguishable from a missed one', () => {
  show({ type: 'checkbox', chosen: ['a'], right: ['a', 'b'] })
  expect(screen.getByText('Dobro odabrano').closest('label')?.textContent).toContain('prvi')
  expect(screen.getByText('Ovo je dobar odgovor').closest('label')?.textContent).toContain('drugi')
})

it('numeric options are labelled by letters, and digits choose nothing', () => {
  const numbers = ['3', '1', '5'].map((html, index) => ({ id: 'abc'.charAt(index), html }))
  const onChange = show({ options: numbers })
  const texts = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(texts).toEqual(['3A', '1B', '5C'])
  for (const key of ['3', '1', '5']) fireEvent.keyDown(inQuestion(), { key })
  expect(onChange).not.toHaveBeenCalled()
})
