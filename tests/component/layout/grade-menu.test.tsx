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

it('is closed at first, and its links can’t be reached', () => {
  expect(isOpen()).toBe(false)
  expect(screen.queryAllByRole('link')).toEqual([])
})

it('opens on hover and closes when the mouse leaves', () => {
  fireEvent.pointerOver(frame(), { pointerType: 'mouse' })
  expect(isOpen()).toBe(true)
  fireEvent.pointerOut(frame(), { pointerType: 'mouse' })
  expect(isOpen()).toBe(false)
})

it('a click while hovering leaves it open', () => {
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

it('arrow keys open it and cycle through its links', async () => {
  fireEvent.keyDown(button(), { key: 'ArrowDown' })
  expect(isOpen()).toBe(true)
  const [first, , last] = screen.getAllByRole('link')
  await waitFor(() => expect(document.activeElement).toBe(first))
  fireEvent.keyDown(first as Element, { key: 'ArrowUp' })
  await waitFor(() => expect(document.activeElement).toBe(last))
})

it('arrow up on the button focuses the last grade', async () => {
  fireEvent.keyDown(button(), { key: 'ArrowUp' })
  const last = screen.getByRole('link', { name: '3. razred' })
  await waitFor(() => expect(document.activeElement).toBe(last))
})

it('Escape closes it and returns focus', () => {
  fireEvent.click(button(), { detail: 0 })
  screen.getAllByRole('link')[1]?.focus()
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button())
})

it('the current grade is marked', () => {
  fireEvent.click(button(), { detail: 0 })
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => link.textContent)).toEqual(['2. razred'])
})

it('Escape closes a hovered menu, keeps the focus and waits for the next hover', () => {
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
