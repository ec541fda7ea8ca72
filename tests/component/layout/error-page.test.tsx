import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import ErrorPage from '@/app/error'

it('trying again asks the server for the page, which drawing it again does not', () => {
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
