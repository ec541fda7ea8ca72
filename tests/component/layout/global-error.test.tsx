import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import GlobalError from '@/app/global-error'

it('a failure of the layout itself is shown in Croatian, with two links', () => {
  const load = vi.fn()
  const error = new Error('layout')
  render(<GlobalError error={error} load={load} />, { container: document })
  expect(console.error).toHaveBeenCalledExactlyOnceWith(error)
  vi.mocked(console.error).mockClear()
  expect(document.documentElement.lang).toBe('hr')
  expect(screen.getByRole('heading', { name: 'Ups! Nešto je zapelo :(' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }))
  expect(load).toHaveBeenCalledOnce()
  const home = screen.getByRole('link', { name: 'Povratak na početnu' })
  expect(home.getAttribute('href')).toBe('/')
})
