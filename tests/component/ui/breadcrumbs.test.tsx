import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'

it('a separator follows every step but the last, so that no line starts with it', () => {
  const crumbs = [
    { name: '5. razred', path: '/5-razred' },
    { name: 'Knjiga', path: '/5-razred/knjiga' },
  ]
  render(<Breadcrumbs crumbs={crumbs} siteUrl="http://localhost" />)
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual(['Početna›', '5. razred›', 'Knjiga'])
  for (const sign of screen.getAllByText('›')) expect(sign.ariaHidden).toBe('true')
})
