import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PriceTeaser } from '@/components/people/billing/prices/price-teaser'

const product = (price: number, hasSubscription: boolean) => ({
  ...{ price, hasSubscription },
  ...({ duration: 1, durationUnit: 'month' } as const),
})

it('shows the lowest price of a subscription, not of an add-on, and links to the list', () => {
  render(<PriceTeaser products={[product(8_900, true), product(590, false), product(990, true)]} />)
  expect(screen.getByText(/9,90\s€ za 1 mjesec/)).toBeDefined()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/cjenik')
})

it('promises nothing when no subscription is offered', () => {
  const { container } = render(<PriceTeaser products={[product(590, false)]} />)
  expect(container.innerHTML).toBe('')
})
