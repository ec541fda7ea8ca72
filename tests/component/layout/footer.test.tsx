import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Footer } from '@/components/layout/footer'

const reachableContact = vi.hoisted(() => vi.fn<() => string | null>())
vi.mock('@/lib/env', () => ({ reachableContact }))

const brand = { brandName: 'Žar', logo: null }

it('says where to write to', () => {
  reachableContact.mockReturnValue('pomoc@iskra.example')
  render(<Footer grades={[]} brand={brand} />)
  const link = screen.getByRole('link', { name: 'pomoc@iskra.example' })
  expect(link.getAttribute('href')).toBe('mailto:pomoc@iskra.example')
})

it('shows no address that nobody reads', () => {
  reachableContact.mockReturnValue(null)
  render(<Footer grades={[]} brand={brand} />)
  expect(screen.queryByText('Javi nam se')).toBeNull()
  expect(screen.queryByText(/@/)).toBeNull()
})

it('names the brand that editors chose, beside the mark and in the copyright', () => {
  reachableContact.mockReturnValue(null)
  render(<Footer grades={[]} brand={brand} />)
  expect(screen.getByText('Žar')).toBeDefined()
  expect(screen.getByText(/^© 2025\. – \d{4}\. Žar$/)).toBeDefined()
})
