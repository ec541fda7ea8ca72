import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Footer } from '@/components/layout/footer'
import type { SiteFrame } from '@/lib/site/dynamic-content/model'

vi.mock('@/lib/platform/env', () => ({ contactEmail: () => 'pomoc@iskra.test' }))

const site = {
  ...{ brandName: 'Žar', logo: null, facebook: null, youtube: null },
  instagram: 'https://instagram.example/zar',
} as SiteFrame

it('shows the contact address, also in the demo and on a new site', () => {
  render(<Footer grades={[]} site={site} />)
  const link = screen.getByRole('link', { name: 'pomoc@iskra.test' })
  expect(link.getAttribute('href')).toBe('mailto:pomoc@iskra.test')
})

it('shows the brand beside the mark and in the copyright', () => {
  render(<Footer grades={[]} site={site} />)
  expect(screen.getByText('Žar')).toBeDefined()
  expect(screen.getByText(/^© 2025\. – \d{4}\. Žar$/)).toBeDefined()
})

it('links to the legal pages in their order (rule 7.8)', () => {
  render(<Footer grades={[]} site={site} />)
  const links = within(screen.getByRole('navigation', { name: 'O Iskri u podnožju' }))
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/cesta-pitanja',
    '/uvjeti-koristenja',
    '/uvjeti-prodaje',
    '/politika-privatnosti',
    '/politika-kolacica',
    '/impressum',
    '/o-nama',
    '/privatnost-za-djecu',
  ])
})

it('links to the social networks whose addresses editors set', () => {
  render(<Footer grades={[]} site={site} />)
  const link = screen.getByRole('link', { name: 'Instagram' })
  expect(link.getAttribute('href')).toBe('https://instagram.example/zar')
  expect(link.getAttribute('rel')).toBe('me noopener')
  expect(screen.queryByText('Facebook')).toBeNull()
})
