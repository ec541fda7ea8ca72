import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { OfflineNote } from '@/components/layout/offline-note'

const GRADE = '/5-razred'
let isOnline = false
vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)

beforeEach(() => {
  isOnline = false
  render(
    <>
      <OfflineNote />
      <a href={GRADE}>5. razred</a>
      <a href="#sadrzaj">Sadržaj</a>
    </>,
  )
})

/** True when the browser, or the router, may follow the link. */
const isFollowed = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
const note = () => screen.getByRole('status').textContent

it('a link pressed without a connection keeps the page, and says so until the connection is back', () => {
  expect(isFollowed('5. razred')).toBe(false)
  expect(note()).toContain('Nema veze s internetom. Ova stranica ostaje otvorena')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(note()).toBe('')
})

it('places on the same page are reached without one', () => {
  expect(isFollowed('Sadržaj')).toBe(true)
  expect(note()).toBe('')
})

it('with a connection links are left alone', () => {
  isOnline = true
  expect(isFollowed('5. razred')).toBe(true)
  expect(note()).toBe('')
})
