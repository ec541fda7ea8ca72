import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SignInPageFrame } from '@/components/layout/sign-in-page-frame'
import { SlimFooter } from '@/components/layout/slim-footer'

vi.mock('@/components/ui/theme-toggle', () => ({ ThemeToggle: () => null }))

it.each([
  ['lessons', <SlimFooter key="one" />],
  [
    'sign-in',
    <SignInPageFrame key="one" logo={null} title="Prijava" pose="wave">
      {null}
    </SignInPageFrame>,
  ],
])('the footer of %s has cookie settings, privacy and imprint', (_, shown) => {
  render(shown)
  const foot = within(screen.getByRole('contentinfo'))
  const settings = foot.getByRole('button', { name: 'Postavke kolačića' })
  expect(settings.dataset.consentAction).toBe('ask')
  const leadsTo = (name: string) => foot.getByRole('link', { name }).getAttribute('href')
  expect(leadsTo('Privatnost')).toBe('/politika-privatnosti')
  expect(leadsTo('Impressum')).toBe('/impressum')
})
