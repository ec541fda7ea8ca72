import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import ErrorPage from '@/app/error'

it('retrying reloads the page from the server, unlike rendering again', () => {
  const load = vi.fn()
  const error = new Error('away')
  render(<ErrorPage error={error} load={load} />)
  expect(console.error).toHaveBeenCalledExactlyOnceWith(error)
  vi.mocked(console.error).mockClear()
  fireEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }))
  expect(load).toHaveBeenCalledOnce()
  const home = screen.getByRole('link', { name: 'Povratak na početnu' })
  expect(home.getAttribute('href')).toBe('/')
})
