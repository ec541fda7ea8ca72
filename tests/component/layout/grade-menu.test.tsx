import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { GradeMenu } from '@/components/layout/grade-menu'
import { renderOnSite } from '../support/site'

vi.mock('next/navigation', () => ({ usePathname: () => '/2-razred' }))

const grades = [1, 2, 3].map((order) => ({
  _id: `01890000-0000-7000-8000-00000000000${order}`,
  name: `${order}. razred`,
  slug: `${order}-razred`,
  order,
  isActive: true,
}))

const button = () => screen.getByRole('button', { name: /Odaberi razred/ })
const isOpen = () => button().getAttribute('aria-expanded') === 'true'
const frame = () => button().parentElement as HTMLElement

beforeEach(() => {
  renderOnSite(<GradeMenu />, grades)
})

it('is closed at first, and its links are out of reach', () => {
  expect(isOpen()).toBe(false)
  expect(screen.queryAllByRole('link')).toEqual([])
})

it('a mouse opens it by coming and closes it by leaving', () => {
  fireEvent.pointerOver(frame(), { pointerType: 'mouse' })
  expect(isOpen()).toBe(true)
  fireEvent.pointerOut(frame(), { pointerType: 'mouse' })
  expect(isOpen()).toBe(false)
})

it('the click of a mouse that hovers leaves it open', () => {
  fireEvent.pointerOver(frame(), { pointerType: 'mouse' })
  fireEvent.pointerDown(button(), { pointerType: 'mouse' })
  fireEvent.click(button(), { detail: 1 })
  expect(isOpen()).toBe(true)
})

it.each([
  [
    'the tap of a finger',
    () => {
      fireEvent.pointerOver(frame(), { pointerType: 'touch' })
      fireEvent.pointerDown(button(), { pointerType: 'touch' })
      fireEvent.click(button(), { detail: 1 })
    },
  ],
  ['Enter, which clicks without a pointer,', () => fireEvent.click(button(), { detail: 0 })],
])('%s opens it, and closes it the next time', (_, press) => {
  press()
  expect(isOpen()).toBe(true)
  press()
  expect(isOpen()).toBe(false)
})

it('the arrows open it and go round its links', async () => {
  fireEvent.keyDown(button(), { key: 'ArrowDown' })
  expect(isOpen()).toBe(true)
  const [first, , last] = screen.getAllByRole('link')
  await waitFor(() => expect(document.activeElement).toBe(first))
  fireEvent.keyDown(first as Element, { key: 'ArrowUp' })
  await waitFor(() => expect(document.activeElement).toBe(last))
})

it('the arrow up on the button goes to the last grade', async () => {
  fireEvent.keyDown(button(), { key: 'ArrowUp' })
  const last = screen.getByRole('link', { name: '3. razred' })
  await waitFor(() => expect(document.activeElement).toBe(last))
})

it('Escape closes it and gives the focus back', () => {
  fireEvent.click(button(), { detail: 0 })
  screen.getAllByRole('link')[1]?.focus()
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button())
})

it('the grade one is in is marked', () => {
  fireEvent.click(button(), { detail: 0 })
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => link.textContent)).toEqual(['2. razred'])
})

it('Escape closes what a mouse has opened, leaves the focus alone and waits for a new coming', () => {
  fireEvent.pointerOver(frame(), { pointerType: 'mouse' })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(document.body)
  fireEvent.pointerMove(button(), { pointerType: 'mouse' })
  expect(isOpen()).toBe(false)
  fireEvent.pointerOut(frame(), { pointerType: 'mouse' })
  fireEvent.pointerOver(frame(), { pointerType: 'mouse' })
  expect(isOpen()).toBe(true)
})
